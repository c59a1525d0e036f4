import { expect } from 'vitest'

/**
 * A table tells its columns twice: as headings, and in each cell for the card that its row becomes where it is narrow.
 * Both have to say the same, and figures have to be figures in both.
 */
export function expectLabelledCells(table: HTMLElement): void {
  const heads = [...table.querySelectorAll('thead th')]
  const rows = [...table.querySelectorAll('tbody tr:not([data-row])')]
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    const cells = [...row.children]
    expect(cells).toHaveLength(heads.length)
    for (const [index, cell] of cells.entries()) {
      const head = heads[index]
      // The row's own heading, and its links, need no name.
      if (cell.matches('th, [data-actions]')) continue
      expect(cell.getAttribute('data-label')).toBe(head?.textContent)
      expect(cell.hasAttribute('data-number')).toBe(head?.hasAttribute('data-number'))
    }
  }
}
