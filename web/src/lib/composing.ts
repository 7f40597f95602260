// Input methods: while somebody composes a word, its keys belong to the input method and to nobody else.

/** What some browsers say of a key that the input method has taken, also of the one that ends the word. */
const TAKEN = 229

export function composing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it in those browsers
  return event.isComposing || event.keyCode === TAKEN
}

/** Keep the keys of a composition from every handler of a page, however it was written. Returns what ends it. */
export function keepCompositions(page: Window): () => void {
  const keep = (event: KeyboardEvent): void => {
    if (composing(event)) event.stopImmediatePropagation()
  }
  page.addEventListener('keydown', keep, { capture: true })
  return () => page.removeEventListener('keydown', keep, { capture: true })
}
