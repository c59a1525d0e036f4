import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import type { SendPayment, SendPlan } from '@slipway/sdk/solana/multisend/types'
import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { findShortages } from './find-shortages.ts'

const chain = {
  ...{ name: 'Solana', nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 } },
} as SolanaChainDefinition
/** Deposits of an account of 165 bytes, and of one without any. */
const [rentLamports, emptyRent] = [2_039_280n, 890_880n]
const payment: SendPayment = {
  ...{ line: 1, row: 0, address: 'a' as Address, account: 'b' as Address },
  ...{ amount: 5n, opening: 'once' },
}
const token = { symbol: 'TIDE', decimals: 0, accountBytes: 165 } as SendPlan['token']
const plan = { token, batches: [[payment]], rentLamports, balance: 5n } as unknown as SendPlan
const needed = rentLamports + 5_000n
const sol = (value: bigint) => formatAmount(value, 9, { symbol: 'SOL', maximumFractionDigits: 9 })
const tide = (value: bigint) => formatAmount(value, 0, { symbol: 'TIDE' })
const lacking = (need: bigint, has: bigint) =>
  m.transaction_problem_insufficient({
    ...{ needed: sol(need), balance: sol(has), missing: sol(need - has) },
  })

test.each([
  { what: 'exactly what it takes', lamports: needed },
  { what: 'enough to stay open after it', lamports: needed + emptyRent },
  { what: 'nobody knows how much', lamports: undefined },
])('a wallet that holds $what lacks nothing', ({ lamports }) => {
  expect(findShortages(chain, plan, lamports)).toEqual([])
})

test('a wallet that would be left with too little to exist lacks that', () => {
  for (const lamports of [needed + 1n, needed + emptyRent - 1n])
    expect(findShortages(chain, plan, lamports)).toHaveLength(1)
  expect(findShortages(chain, plan, needed + emptyRent - 160n)).toEqual([
    lacking(needed + emptyRent, needed + emptyRent - 160n),
  ])
})

test('what is missing of SOL is told with the network fee, what is missing of the token without it', () => {
  expect(findShortages(chain, { ...plan, balance: 4n }, needed - 1n)).toEqual([
    m.solana_send_token_short({ needed: tide(5n), balance: tide(4n), missing: tide(1n) }),
    lacking(needed, needed - 1n),
  ])
})
