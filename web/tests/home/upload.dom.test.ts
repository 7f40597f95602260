import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { router } from '../../src/lib/router.svelte'
import { settings } from '../../src/lib/settings.svelte'
import { nameOf, packed, textOf } from '../../src/pages/home/upload'
import UploadBox from '../../src/pages/home/UploadBox.svelte'
import { furnish, match, serve, settle, show, type Asked, type Shown } from '../page'

/** A request that goes on as the test says. */
class Going {
  static last: Going
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {}
  status = 0
  statusText = ''
  responseText = ''
  body: Blob | undefined
  aborted = false
  onload: () => void = () => undefined
  onabort: () => void = () => undefined
  constructor() {
    Going.last = this
  }
  open(): void {}
  setRequestHeader(): void {}
  send(body: Blob): void {
    this.body = body
  }
  abort(): void {
    this.aborted = true
    this.onabort()
  }
  answer(status: number, body: unknown): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload()
  }
}

let page: Shown
let asked: Asked[]

async function chosen(file: File): Promise<void> {
  const input = page.find<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(page.all('progress')).toHaveLength(1))
  await vi.waitFor(() => expect(Going.last.body).toBeDefined())
  await settle()
}

beforeEach(() => {
  furnish()
  settings.setLanguage('en')
  router.go('/')
  asked = serve(() => ({ status: 204, body: null }))
  vi.stubGlobal('XMLHttpRequest', Going)
  page = show(UploadBox, {})
})
afterEach(() => {
  page.close()
  vi.unstubAllGlobals()
})

describe('an upload', () => {
  it('tells how much has been sent, then that it is read, and leads to the match', async () => {
    await chosen(new File(['{}'], 'old game.jsonl'))
    Going.last.upload.onprogress?.({ loaded: 1, total: 4 })
    await settle()
    expect(page.find<HTMLProgressElement>('progress').value).toBe(0.25)
    expect(page.text()).toContain('25 % sent')
    Going.last.upload.onload?.()
    await settle()
    expect(page.find('progress').hasAttribute('value')).toBe(false)
    expect(page.text()).toContain('the server is reading it')
    Going.last.answer(201, match('new'))
    await settle()
    expect(router.route).toEqual({ page: 'play', id: 'new' })
    expect(page.all('progress')).toHaveLength(0)
  })

  it('that is cancelled while it is sent is broken off', async () => {
    await chosen(new File(['{}'], 'old.jsonl'))
    page.button('Cancel').click()
    await settle()
    expect(Going.last.aborted).toBe(true)
    expect(page.all('dialog')).toHaveLength(0)
    expect(asked).toEqual([])
  })

  it('that is cancelled while it is read leaves no match', async () => {
    await chosen(new File(['{}'], 'old.jsonl'))
    Going.last.upload.onload?.()
    await settle()
    page.button('Cancel').click()
    await settle()
    expect(page.all('dialog')).toHaveLength(0)
    Going.last.answer(201, match('unwanted'))
    await vi.waitFor(() =>
      expect(asked.map((one) => [one.method, one.path])).toEqual([['DELETE', '/api/matches/unwanted']]),
    )
    expect(router.route.page).toBe('home')
  })

  it('that is refused says why', async () => {
    await chosen(new File(['{}'], 'old.jsonl'))
    Going.last.answer(422, { code: 'bad-input', message: 'no record' })
    await settle()
    expect(page.find('.trouble').textContent).toContain('no record')
  })
})

describe('what is sent', () => {
  it('is small as it is, and goes by the name of the file', async () => {
    const body = await packed('text', nameOf('a.b.jsonl.GZ'), true)
    expect(JSON.parse(await body.text())).toEqual({ record: 'text', name: 'a.b', repair: true })
    expect(nameOf('x'.repeat(99) + '.toml')).toHaveLength(80)
  })
  it('is the plain text of a plain file', async () => {
    expect(await textOf(new Blob(['記録']), 100)).toBe('記録')
  })
})
