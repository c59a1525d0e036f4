import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'
import { expect, test } from 'vitest'
import type { BuyerState, PresaleView } from '../types.ts'
import { calculateMost, readContribution } from './read-contribution.ts'
import { testBuyer, testPresale } from './test/presale-fixture.ts'

const sol = 1_000_000_000n
const rich: BuyerState = { buyer: null, balance: 100n * sol, deposit: 2_000_000n }
const chain = getChain('sol') as SolanaChainDefinition
const viewOf = (change: Partial<SolanaPresale> = {}) =>
  ({ chain, presale: testPresale(change) }) as PresaleView
const had = (contributed: bigint): BuyerState => ({
  ...rich,
  buyer: testBuyer({ contributed }),
  deposit: 0n,
})

function textOf(text: string, view = viewOf(), state = rich): string | undefined {
  const reading = readContribution(text, view, state)
  return reading.ok ? undefined : (reading.problems.amount?.text ?? reading.problems.amount?.code)
}

test('an amount is judged by the program’s rules', () => {
  expect(textOf('1')).toBeUndefined()
  expect(textOf('')).toBe('Input_Required')
  expect(textOf('0')).toBe(m.error_Presale_AmountZero())
  expect(textOf('0.05')).toBe(m.error_Presale_BelowMin({ min: '0.1\u00a0SOL' }))
  expect(textOf('8.5')).toBe(m.error_Presale_AboveMax({ max: '8\u00a0SOL' }))
  expect(textOf('5', viewOf(), had(4n * sol))).toBe(m.error_Presale_AboveMax({ max: '8\u00a0SOL' }))
  expect(textOf('1', viewOf({ total: 10n * sol }))).toBe(
    m.error_Presale_HardCapReached({ hardCap: '10\u00a0SOL' }),
  )
  expect(textOf('0.5', viewOf({ tokens: 1n, minContribution: 0n }))).toBe(
    m.solpresalepage_refused_buys_nothing(),
  )
  expect(textOf('1', viewOf(), { ...rich, balance: sol })).toBe(
    m.solpresalepage_balance_low({ balance: '1\u00a0SOL', needed: '0.003\u00a0SOL' }),
  )
})

test('what it brings is what the program would pay, of a fair presale if it ended now', () => {
  const reading = readContribution('4', viewOf({ total: 8n * sol }), rich)
  expect(reading).toMatchObject({ ok: true, params: { kept: 2n * sol, tokens: 2_000_000n } })
  const fair = readContribution('5', viewOf({ kind: 'fair', total: 15n * sol }), rich)
  expect(fair).toMatchObject({
    params: { kept: 5n * sol, tokens: 2_500_000n, excess: (5n * sol) / 2n },
  })
})

test('the most leaves the deposit and the network’s fee in the wallet', () => {
  expect(calculateMost(viewOf(), rich)).toBe(8n * sol)
  expect(calculateMost(viewOf(), had(5n * sol))).toBe(3n * sol)
  expect(calculateMost(viewOf(), { ...rich, balance: 2n * sol })).toBeLessThan(
    2n * sol - 3_000_000n + 1n,
  )
  expect(calculateMost(viewOf(), { ...rich, balance: 0n })).toBe(0n)
})
