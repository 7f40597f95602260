import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = resolve(import.meta.dirname, '../../src')

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sources(path)
    return /\.(ts|svelte)$/.test(name) && !name.endsWith('.d.ts') ? [path] : []
  })
}

/** What a file imports, types too: a circle of types is a circle of ideas. */
function imports(path: string, all: ReadonlySet<string>): string[] {
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(/(?:from|import) '(\.[^']+)'/g)].flatMap(([, name = '']) => {
    const bare = resolve(dirname(path), name)
    return [bare, `${bare}.ts`].filter((one) => all.has(one))
  })
}

/** The first circle that is met, from file to file; none: []. */
function circle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const walk = (at: string, way: readonly string[]): string[] => {
    const before = way.indexOf(at)
    if (before >= 0) return [...way.slice(before), at]
    if (done.has(at)) return []
    for (const next of graph.get(at) ?? []) {
      const found = walk(next, [...way, at])
      if (found.length) return found
    }
    done.add(at)
    return []
  }
  for (const start of graph.keys()) {
    const found = walk(start, [])
    if (found.length) return found
  }
  return []
}

describe('files of the page', () => {
  const all = new Set(sources(SOURCES))
  const graph = new Map([...all].map((path) => [path, imports(path, all)]))

  it('import each other in no circle', () => {
    expect([...graph.values()].flat().length).toBeGreaterThan(all.size)
    expect(circle(graph).map((path) => path.slice(SOURCES.length + 1))).toEqual([])
  })

  it('would be found if they did', () => {
    const [a = '', b = ''] = all
    expect(circle(new Map([...graph, [a, [b]], [b, [a]]]))).toHaveLength(3)
  })
})
