import type { SolanaHolding } from '@slipway/api-client'
import { formatAmount, m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { holdingEntry } from './holding-entry.ts'

const address = 'ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9'
const holding: SolanaHolding = {
  ...{ chainId: 902, kind: 'lock', address, owner: address, mint: address, secondMint: null },
  ...{ name: 'Harbour Gold', symbol: 'HGLD', decimals: 6, secondSymbol: null, variant: null },
  ...{ state: 'active', createdAt: 1, startAt: 1, endAt: 2, amount: '3000000' },
  ...{ doneAmount: '1000000', isOwner: true, held: null, isOwed: false },
}
const hgld = (units: bigint) => formatAmount(units, 6, { symbol: 'HGLD' })

test('a lock says what is still locked, and leads to its page', () => {
  const entry = holdingEntry(holding)
  expect(entry).toMatchObject({ path: `/solana/lock/${address}`, amount: hgld(2_000_000n) })
  expect(entry.facts).toContain(m.solana_portfolio_owner())
})

test('a presale counts SOL, a pool its own token; who only takes part is no owner', () => {
  const joined = { ...holding, isOwner: false, held: '3000000000' }
  const presale = holdingEntry({ ...joined, kind: 'presale', variant: 'fair', state: 'running' })
  const amount = formatAmount(3_000_000_000n, 9, { symbol: 'SOL' })
  expect(presale.facts).toContain(m.solana_portfolio_contributed({ amount }))
  expect(presale.facts).not.toContain(m.solana_portfolio_owner())
  const pool = holdingEntry({ ...joined, kind: 'pool', state: 'running', held: '500000' })
  expect(pool.facts).toContain(m.solana_portfolio_staked({ amount: hgld(500_000n) }))
})

test('who has nothing in it any more is told that something is left to collect', () => {
  const over = { kind: 'presale', state: 'finished' } as const
  const left = { ...holding, ...over, isOwner: false, isOwed: true } as const
  const entry = holdingEntry(left)
  expect(entry.facts).toContain(m.solana_portfolio_owed())
  // A presale gives nothing of it back before its end.
  for (const state of ['coming', 'running', 'waiting'])
    expect(holdingEntry({ ...left, state }).facts).not.toContain(m.solana_portfolio_owed())
  expect(holdingEntry({ ...left, isOwed: false }).facts).not.toContain(m.solana_portfolio_owed())
})

test('an amount of a token that was not read yet is not said', () => {
  const entry = holdingEntry({ ...holding, decimals: null, symbol: null })
  expect(entry.amount).toBeUndefined()
})
