import { type Address, getAddressDecoder, lamports } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect, test, vi } from 'vitest'
import { firstTokenProgram } from '../first-token-program.ts'
import { isOnCurve } from '../is-on-curve.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { planSolanaSend } from './plan-solana-send.ts'

/** Addresses that somebody could have the key of. */
const drawn = Array.from({ length: 255 }, (_, at) => new Uint8Array(32).fill(at + 1))
  .filter(isOnCurve)
  .map((bytes) => getAddressDecoder().decode(bytes))
const [sender, mint, empty, wallet, program, holder] = drawn as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
const token = {
  ...{ mint, program: TOKEN_2022_PROGRAM_ADDRESS, name: '', symbol: '', decimals: 0 },
  ...{ transferFeeBps: 0, accountBytes: 165 },
}
const accountOf = (owner: Address, executable = false) => ({
  ...{ data: ['', 'base64'], executable, lamports: lamports(1n), owner, space: 0n },
})

/** A node on which nothing of the list was sent, with some accounts. */
function nodeOf(accounts: Readonly<Record<string, unknown>>) {
  const getMultipleAccounts = vi.fn((asked: readonly string[], _: object) => ({
    send: async () => ({ value: asked.map((one) => accounts[one] ?? null) }),
  }))
  const rpc = {
    getSlot: () => ({ send: async () => 50n }),
    getFirstAvailableBlock: () => ({ send: async () => 0n }),
    getSignaturesForAddress: () => ({ send: async () => [] }),
    getTokenAccountsByOwner: () => ({ send: async () => ({ value: [] }) }),
    getMinimumBalanceForRentExemption: () => ({ send: async () => 9n }),
    getMultipleAccounts,
  } as unknown as SolanaRpc
  return { rpc, getMultipleAccounts }
}

test('whoever can never sign is named and left out', async () => {
  const { rpc, getMultipleAccounts } = nodeOf({
    [wallet]: accountOf(SYSTEM_PROGRAM_ADDRESS),
    [program]: accountOf(SYSTEM_PROGRAM_ADDRESS, true),
    [holder]: accountOf(firstTokenProgram),
  })
  const rows = [empty, wallet, program, holder, holder].map((address, at) => ({
    ...{ line: at + 1, address, amount: 5n },
  }))
  const plan = await planSolanaSend(rpc, { token, sender, rows })
  expect(plan.refused).toEqual(
    new Map([
      [2, 'no-wallet'],
      [3, 'no-wallet'],
      [4, 'no-wallet'],
    ]),
  )
  expect(plan.batches.flat().map(({ row }) => row)).toEqual([0, 1])
  for (const [, options] of getMultipleAccounts.mock.calls)
    expect(options).toMatchObject({ commitment: 'confirmed', minContextSlot: 50n })
})
