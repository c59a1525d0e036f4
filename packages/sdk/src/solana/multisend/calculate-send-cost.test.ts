import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { calculateSendCost } from './calculate-send-cost.ts'
import { calculateWalletRent } from './calculate-wallet-rent.ts'
import type { AccountOpening, SendPayment } from './types.ts'

/** Deposits of plain accounts on every cluster, in lamports. */
const [ofToken, ofNothing] = [2_039_280n, 890_880n]

const pay = (account: string, amount: bigint, opening: AccountOpening): SendPayment => ({
  ...{ row: 0, line: 1, address: account as Address, account: account as Address },
  ...{ amount, opening },
})

test('each payment counts, an account that several payments open once, and a signature for each transaction', () => {
  const batches = [
    [pay('ann', 5n, 'once'), pay('ben', 7n, 'if-needed'), pay('zoe', 1n, 'no')],
    [pay('ben', 7n, 'if-needed')],
  ]
  expect(calculateSendCost({ batches, rentLamports: ofToken })).toEqual({
    ...{ recipients: 4, total: 20n, opened: 2 },
    ...{ depositLamports: 2n * ofToken, feeLamports: 10_000n },
  })
})

test('a list that is through costs nothing', () => {
  expect(calculateSendCost({ batches: [], rentLamports: ofToken })).toEqual({
    ...{ recipients: 0, total: 0n, opened: 0, depositLamports: 0n, feeLamports: 0n },
  })
})

test('a wallet’s own deposit follows from that of an account, whatever its bytes', () => {
  const rentOf = (accountBytes: number, rentLamports: bigint) =>
    calculateWalletRent({ token: { accountBytes } as never, rentLamports })
  expect(rentOf(165, ofToken)).toBe(ofNothing)
  expect(rentOf(182, 2_157_600n)).toBe(ofNothing)
})
