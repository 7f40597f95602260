// What a page can ask of the board.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import BoardView from '../../src/lib/board/BoardView.svelte'
import { EMPTY_SCENE } from '../../src/lib/board/stage'
import type { BoardHandle, Lit, Target } from '../../src/lib/board/types'
import { furnish, press } from '../page'
import { sample } from './sample'

const lit = (space: number): Lit => ({
  choice: `go:${space}`,
  text: `To ${space}`,
  space,
  piece: '',
  region: '',
  track: '',
  verb: 'go',
})

let view: Record<string, unknown> | undefined

beforeEach(() => furnish())
afterEach(() => {
  if (view) void unmount(view)
  view = undefined
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function board(all: Lit[], more = {}): BoardHandle {
  const language = 'en' as const
  const props = { board: sample(), scene: EMPTY_SCENE, language, dark: false, label: 'Board', lit: all, ...more }
  view = mount(BoardView, { target: document.body, props })
  flushSync()
  return view as unknown as BoardHandle
}

it('tells where lit things lie on the screen: where their buttons do', () => {
  const found = board([lit(10), lit(18)]).litOnScreen()
  expect(found.map((one) => one.choice)).toEqual(['go:10', 'go:18'])
  // the layer of the buttons is drawn at a hundredth
  for (const { choice, left, top, right, bottom } of found) {
    const { style } = document.querySelector<HTMLElement>(`[data-choice="${choice}"]`)!
    const px = (text: string): number => Number.parseFloat(text) / 100
    expect(left).toBeCloseTo(px(style.left))
    expect(top).toBeCloseTo(px(style.top))
    expect(right - left).toBeCloseTo(px(style.width))
    expect(bottom - top).toBeCloseTo(px(style.height))
  }
})

it('begins to search for a place', async () => {
  const view = board([])
  expect(document.querySelector('input[type="search"]')).toBeNull()
  view.search()
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('input[type="search"]')))
})

it("takes Enter where its cursor is; without a cursor Enter is the page's, and Space always", () => {
  const picked: number[] = []
  board([], { onpick: (target: Target) => picked.push(target.space) })
  const ground = document.querySelector<HTMLElement>('[role="application"]')!
  const left: string[] = []
  const hear = (event: KeyboardEvent): void => {
    if (!event.defaultPrevented) left.push(event.key)
  }
  window.addEventListener('keydown', hear)
  for (const key of ['Enter', ' ']) press(ground, key)
  expect(left).toEqual(['Enter', ' '])
  for (const key of ['ArrowRight', 'Enter', ' ', 'Escape', 'Enter']) press(ground, key)
  window.removeEventListener('keydown', hear)
  expect(left).toEqual(['Enter', ' ', ' ', 'Enter'])
  expect(picked).toHaveLength(1)
})
