// @vitest-environment happy-dom
import { formatTime, m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { PresaleState } from '@slipway/sdk/presale/types'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import { EmbedCard } from './embed-card.tsx'

vi.mock('../../badges/badged-name.tsx', () => ({ BadgedName: () => null }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 0 }))

const { startTime } = makePresale().terms

function show(state: Partial<PresaleState>): void {
  const presale = makePresale({ state })
  const status = presaleStatus(presale, startTime)
  renderWithTheme(
    <EmbedCard presale={presale} status={status} name="Harbour" logo={undefined} href="/" />,
  )
}

afterEach(cleanup)

test('a canceled presale shows what is not refunded yet, a running one what it raised', () => {
  show({ poolStatus: 2, cancelReason: 1, total: 10n ** 18n })
  screen.getByText(m.presale_state_left())
  cleanup()
  show({ total: 10n ** 18n })
  expect(screen.queryByText(m.presale_state_left())).toBeNull()
})

test('a presale finished before its end has ended then', () => {
  show({ poolStatus: 1, finalizedAt: startTime + 60 })
  screen.getByText(formatTime(startTime + 60))
})
