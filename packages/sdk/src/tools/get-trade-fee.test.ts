import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { ReadClient } from '../evm/create-read-client.ts'
import { RpcUnavailable } from '../evm/errors.ts'
import { getTradeFee } from './get-trade-fee.ts'

/** A router that quotes as Uniswap V2 does, with a fee in tenths of a percent. */
const routerOf = (fee: bigint) =>
  ({
    readContract: async ({ args }: { args: readonly bigint[] }) => {
      const [amount = 0n, reserveIn = 0n, reserveOut = 0n] = args
      const taken = amount * (1_000n - fee)
      return (taken * reserveOut) / (reserveIn * 1_000n + taken)
    },
  }) as unknown as ReadClient
const failing = (error: Error) =>
  ({ readContract: () => Promise.reject(error) }) as unknown as ReadClient

test.each([
  [3n, 30],
  [2n, 20],
  [0n, 0],
])('a fee of %s ‰ is read from the quote', async (fee, bps) => {
  expect(await getTradeFee(routerOf(fee), zeroAddress)).toBe(bps)
})

test('a router without quotes, or with senseless ones, names no fee', async () => {
  expect(await getTradeFee(failing(new Error('execution reverted')), zeroAddress)).toBeUndefined()
  const mad = { readContract: async () => 10n ** 30n } as unknown as ReadClient
  expect(await getTradeFee(mad, zeroAddress)).toBeUndefined()
})

test('a node that is away says nothing about a router', async () => {
  const gone = new RpcUnavailable(1)
  await expect(getTradeFee(failing(gone), zeroAddress)).rejects.toBe(gone)
})
