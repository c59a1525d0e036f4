// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { listPowers } from '@slipway/sdk/tools/platform-owners'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectLabelledCells } from '../../../test/expect-labelled-cells.ts'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { existingEffects } from './power-labels.ts'
import { PowersTable } from './powers-table.tsx'

afterEach(cleanup)

/** What the table says of each function about what exists already. */
function effects(): ReadonlyMap<string, string> {
  renderWithTheme(<PowersTable />)
  const rows = screen.getAllByRole('row').slice(1)
  return new Map(
    rows.map((row) => {
      const cells = within(row).getAllByRole('cell')
      return [cells[0]?.textContent ?? '', cells.at(-1)?.textContent ?? '']
    }),
  )
}

test('a fee that an existing collection pays later is no power without effect', () => {
  const shown = effects()
  expect(shown.get('setOpenInviterFee')).toBe(m.tools_powers_existing_open())
  // Both decide who pays that fee.
  expect(shown.get('setVip')).toBe(m.tools_powers_existing_discount())
  expect(shown.get('setFeeWhitelist')).toBe(m.tools_powers_existing_discount())
  expect(shown.get('announce')).toBe(m.tools_powers_existing_migration())
})

test('every other function says that it changes nothing that exists', () => {
  const shown = effects()
  const others = [...listPowers().keys()].filter((power) => !existingEffects[power])
  expect(others).toHaveLength(listPowers().size - 4)
  expect(others.map((power) => shown.get(power))).toEqual(
    others.map(() => m.tools_powers_nothing()),
  )
})

test('as a card each cell has the name of its column', () => {
  renderWithTheme(<PowersTable />)
  for (const table of screen.getAllByRole('table')) expectLabelledCells(table)
})
