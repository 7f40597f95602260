// What a preview shows of a table: all of a small one; of a large one what is lit and what lies beside it.
import type { Cell, Grid } from '../../lib/api/types'

/** Cells that a table may have to be shown whole. */
const SMALL = 100
/** A text longer than this is prose: of such rows only those are shown that are lit. */
const PROSE = 40
const FEW_ROWS = 5

/** The lines to show: those that are lit and `around` on either side of them; all, if none or the whole is lit. */
function kept(count: number, lit: readonly number[], around: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i)
  if (!lit.length || lit.includes(-1)) return all
  return all.filter((i) => lit.some((one) => Math.abs(one - i) <= around))
}

/** A table as far as it matters for what is lit in it, and its lit cells at their places there. */
export function excerpt(grid: Grid, cells: readonly Cell[]): { grid: Grid; lit: Cell[] } {
  const lit = cells.filter((cell) => cell.grid === grid.id)
  const wide = Math.max(grid.columns.length, ...grid.rows.map((row) => row.length))
  const prose = grid.rows.length > FEW_ROWS && grid.rows.some((row) => row.some((text) => text.length > PROSE))
  const large = grid.rows.length * wide > SMALL
  if (!lit.length || (!prose && !large)) return { grid, lit }
  const rows = kept(
    grid.rows.length,
    lit.map((cell) => cell.row),
    prose ? 0 : 1,
  )
  // column 0 is the head of the rows, and lit with every cell of its row
  const across = lit.filter((cell) => cell.column !== 0).map((cell) => cell.column)
  const columns = prose ? kept(wide, [], 0) : [0, ...kept(wide, across, 1).filter((x) => x > 0)]
  const heads = [...Array<string>(wide - grid.columns.length).fill(''), ...grid.columns]
  return {
    grid: {
      ...grid,
      columns: columns.map((x) => heads[x] ?? ''),
      rows: rows.map((y) => columns.map((x) => grid.rows[y]?.[x] ?? '')),
    },
    lit: lit.map((cell) => ({
      ...cell,
      row: cell.row < 0 ? cell.row : rows.indexOf(cell.row),
      column: cell.column < 0 ? cell.column : columns.indexOf(cell.column),
    })),
  }
}
