// @vitest-environment happy-dom
import { formatInteger, m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import { PresaleProgress } from './presale-progress.tsx'
import { rowOfPresale } from './presale-row.ts'

afterEach(cleanup)

function show(poolStatus: number): void {
  const presale = makePresale({ state: { poolStatus, total: 10n ** 18n, userCount: 2 } })
  const status = presaleStatus(presale, presale.terms.startTime)
  const row = rowOfPresale(presale, status, presale.chainId)
  renderWithTheme(<PresaleProgress row={row} currency={presale.currency} />)
}

test('what refunds left in a canceled presale is told as that, what an open one raised as raised', () => {
  const inside = { count: 2, shown: formatInteger(2) }
  show(2)
  screen.getByText(m.presale_state_left())
  screen.getByText(m.presale_list_participants_left(inside))
  screen.getByRole('progressbar', { name: /not refunded yet$/ })
  cleanup()
  show(0)
  expect(screen.queryByText(m.presale_state_left())).toBeNull()
  screen.getByText(m.presale_list_participants(inside))
  screen.getByRole('progressbar', { name: /contributed/ })
})
