// @vitest-environment happy-dom
import type { PresaleSummary } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectLabelledCells } from '../../../test/expect-labelled-cells.ts'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { Dossier } from '../dossier/use-dossier.ts'
import { PresaleFactsTable } from './presale-facts-table.tsx'

vi.mock('../../core/app-link.tsx', () => ({ AppLink: () => null }))

afterEach(cleanup)

test('what refunds left in a canceled presale is not told as raised, nor its people as all', () => {
  const presale = (label: string) =>
    ({
      ...{ id: label, chainId: 56, kind: 'normal', address: `0x${'5'.repeat(40)}` },
      ...{
        currency: `0x${'0'.repeat(40)}`,
        total: '7',
        accepted: '7',
        softCap: '1',
        hardCap: '2',
        userCount: 3,
      },
      ...{ startTime: 1_700_000_000, endTime: 1_700_000_060, status: { label, reason: 'none' } },
    }) as unknown as PresaleSummary
  const presales = [presale('finished'), presale('canceled')]
  const dossier = { presales, isPending: false } as unknown as Dossier
  const { container } = renderWithTheme(<PresaleFactsTable dossier={dossier} />)
  const cells = (label: string) =>
    [...container.querySelectorAll(`td[data-label="${label}"]`)].map((cell) => cell.textContent)
  expect(cells(m.template_facts_participants())).toEqual(['3', '—'])
  expect(cells(m.template_query_figure_presale())[1]).toBe('—')
  expectLabelledCells(screen.getByRole('table'))
})

test('presales that could not be read are not said to be none', () => {
  const show = (presales: PresaleSummary[] | undefined, isPending = false) =>
    renderWithTheme(<PresaleFactsTable dossier={{ presales, isPending } as unknown as Dossier} />)
  show(undefined)
  screen.getByText(m.token_listings_failed())
  expect(screen.queryByText(m.template_facts_no_presale())).toBeNull()
  cleanup()
  show(undefined, true)
  expect(screen.queryByText(m.token_listings_failed())).toBeNull()
  expect(screen.queryByText(m.template_facts_no_presale())).toBeNull()
  cleanup()
  show([])
  screen.getByText(m.template_facts_no_presale())
})
