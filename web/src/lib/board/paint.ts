// What main thread and painting thread say to each other.
import type { Board, Language } from '../api/types'
import type { Wish } from './tiles'

/** The side that controls each region. */
export type Control = Readonly<Record<string, number>>
/** What is written below the name of each region. */
export type Figures = Readonly<Record<string, string>>

export type Order =
  | { do: 'board'; board: Board; language: Language; dark: boolean; control: Control; figures: Figures; same: boolean }
  | { do: 'control'; control: Control; figures: Figures }
  | { do: 'tile'; wish: Wish; ratio: number }
  | { do: 'sheet'; id: number; scale: number; ratio: number }

export type Delivery =
  | { done: 'tile'; wish: Wish; picture: ImageBitmap }
  | { done: 'sheet'; id: number; picture: ImageBitmap }
  | { done: 'failed'; wish: Wish | null; sheet: number; problem: string }
