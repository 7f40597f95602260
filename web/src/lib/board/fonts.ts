// The letters of the board: the same families as the page's, named for the canvas.
export const SANS = "'Noto Sans CJK JP','Hiragino Sans','Yu Gothic',system-ui,sans-serif"
export const SERIF = "'Source Serif 4','Noto Serif CJK JP','Hiragino Mincho ProN','Yu Mincho',Georgia,serif"

/** Whether a text is written in letters that stand apart by themselves (Han, kana). */
export function isWide(text: string): boolean {
  return /[\u3040-\u30ff\u3400-\u9fff]/.test(text)
}
