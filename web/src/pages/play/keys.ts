// One key for each common act of a match: what a key means where. The board (BoardView, cursor.ts), a filter and a field have keys of their own.
export type Act =
  | { do: 'choose'; index: number }
  | { do: 'obvious' | 'undo' | 'playPause' | 'back' | 'forward' | 'start' | 'now' }
  | {
      do:
        | 'choices'
        | 'log'
        | 'hands'
        | 'units'
        | 'rules'
        | 'find'
        | 'keys'
        | 'close'
        | 'panel'
        | 'details'
        | 'hint'
        | 'hurry'
        | 'legend'
        | 'words'
    }

/** The keys in the order of the list under "?"; `shown` as they are printed. */
export const LIST: readonly { keys: readonly string[]; text: string }[] = [
  { keys: ['1', '…', '9'], text: 'play-key-digits' },
  { keys: ['Enter'], text: 'play-key-enter' },
  { keys: ['U'], text: 'play-key-undo' },
  { keys: ['Space'], text: 'play-key-space' },
  { keys: ['←', '→'], text: 'play-key-arrows' },
  { keys: ['Home', 'End'], text: 'play-key-ends' },
  { keys: ['B'], text: 'study-key-hint' },
  { keys: ['N'], text: 'thinking-key' },
  { keys: ['C'], text: 'play-key-choices' },
  { keys: ['L'], text: 'play-key-log' },
  { keys: ['H'], text: 'play-key-hands' },
  { keys: ['T'], text: 'play-key-units' },
  { keys: ['R'], text: 'play-key-rules' },
  { keys: ['G'], text: 'legend-key' },
  { keys: ['/'], text: 'play-key-find' },
  { keys: ['D'], text: 'play-key-details' },
  { keys: ['W'], text: 'choice-terms-key' },
  { keys: ['P'], text: 'play-key-panel' },
  { keys: ['Esc'], text: 'play-key-esc' },
  { keys: ['?'], text: 'play-key-list' },
]

const LETTERS: Readonly<Record<string, Act>> = {
  u: { do: 'undo' },
  b: { do: 'hint' },
  n: { do: 'hurry' },
  c: { do: 'choices' },
  l: { do: 'log' },
  h: { do: 'hands' },
  t: { do: 'units' },
  r: { do: 'rules' },
  g: { do: 'legend' },
  p: { do: 'panel' },
  d: { do: 'details' },
  w: { do: 'words' },
  '/': { do: 'find' },
  '?': { do: 'keys' },
  Escape: { do: 'close' },
}
const THROUGH_TIME: Readonly<Record<string, Act>> = {
  ArrowLeft: { do: 'back' },
  ArrowRight: { do: 'forward' },
  Home: { do: 'start' },
  End: { do: 'now' },
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>

/** Where the focus is, as far as keys care. */
export type Place = 'page' | 'board' | 'text' | 'button' | 'arrows'

/** What an element does with keys itself: a field takes letters, a button Enter and Space, a slider or the board the arrows. */
export function placeOf(element: Element | null): Place {
  if (!element) return 'page'
  if (element.closest('textarea, select, [contenteditable="true"]')) return 'text'
  const input = element.closest('input')
  if (input) return ['range', 'radio'].includes(input.type) ? 'arrows' : input.type === 'checkbox' ? 'button' : 'text'
  // A choice that lies on the board is taken by its own Enter.
  if (element.closest('[role="application"]')) return element.closest('button') ? 'arrows' : 'board'
  if (element.closest('[role="tablist"], [role="menu"], [role="listbox"]')) return 'arrows'
  return element.closest('button, a[href], summary') ? 'button' : 'page'
}

/** What a key does; null where it is not ours. */
export function actOf(event: Pressed, place: Place): Act | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return null
  if (place === 'text') return event.key === 'Escape' ? { do: 'close' } : null
  // Nought names no choice of a list, but a face of some dice.
  if (/^\d$/.test(event.key)) return { do: 'choose', index: Number(event.key) - 1 }
  const letter = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (letter) return letter
  if (place === 'page' || place === 'button') {
    const moment = THROUGH_TIME[event.key]
    if (moment) return moment
  }
  if (place !== 'page' && place !== 'board') return null
  if (event.key === ' ') return { do: 'playPause' }
  return event.key === 'Enter' ? { do: 'obvious' } : null
}
