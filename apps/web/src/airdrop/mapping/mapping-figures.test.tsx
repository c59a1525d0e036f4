// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { Mapping } from '@slipway/sdk/airdrop/mapping/types'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { reachText } from './mapping-amounts.ts'
import { MappingFigures, mappingLead } from './mapping-figures.tsx'

vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 0 }))

afterEach(cleanup)

const token = (symbol: string) => ({ address: zeroAddress, name: symbol, symbol, decimals: 18 })
const mapping = {
  origin: token('OLD'),
  target: token('NEW'),
  targetLeft: 10n ** 18n,
  rate: 10n ** 18n,
  received: 0n,
  paid: 0n,
  accounts: 0,
  startTime: 100,
  endTime: 200,
} as unknown as Mapping

test('new tokens are said to be enough for old ones until swapping ends', () => {
  const note = m.mapping_left_note({
    amount: reachText(mapping.origin, mapping.targetLeft, mapping.rate),
  })
  const shown = note.replaceAll('\u00a0', ' ')
  renderWithTheme(<MappingFigures mapping={mapping} now={199} />)
  screen.getByText(shown)
  cleanup()
  renderWithTheme(<MappingFigures mapping={mapping} now={200} />)
  screen.getByText(m.mapping_ended())
  expect(screen.queryByText(shown)).toBeNull()
})

test('after the end nobody reads that tokens are swapped, and an empty pool is enough for nothing', () => {
  expect([199, 200].map((now) => mappingLead({ mapping, now }))).toEqual([
    m.mapping_lead(),
    m.mapping_lead_over(),
  ])
  renderWithTheme(<MappingFigures mapping={{ ...mapping, targetLeft: 0n }} now={199} />)
  screen.getByText(m.mapping_left_note({ amount: '0 OLD' }))
})
