import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { orderMints } from './order-mints.ts'
import { rankPools } from './rank-pools.ts'
import type { RaydiumPool } from './raydium-pool.ts'

const [sol, usdc, unknown] = ['sol', 'usdc', 'unknown'] as Address[] as [Address, Address, Address]
const poolOf = (name: string, other: Address, reserves?: readonly [bigint, bigint]) =>
  ({
    ...{ address: name, other },
    reserves: reserves && { token: reserves[0], other: reserves[1] },
  }) as unknown as RaydiumPool

test('the fullest with each currency comes first, by the currency and not by the token', () => {
  const pools = [
    poolOf('much of the token', sol, [1_000_000n, 1n]),
    poolOf('unlisted, less', unknown, [5n, 9_000n]),
    poolOf('unlisted, more', unknown, [6n, 1n]),
    poolOf('short', sol),
    poolOf('much SOL', sol, [1n, 500n]),
    poolOf('dollars', usdc, [1n, 2n]),
  ]
  expect(rankPools(pools, [usdc, sol]).map(({ address }) => address)).toEqual([
    ...['dollars', 'much SOL', 'much of the token', 'short'],
    ...['unlisted, more', 'unlisted, less'],
  ])
  expect(rankPools([], [usdc, sol])).toEqual([])
})

test('token 0 is the one whose address is smaller as a number, not as a text', () => {
  const [one, two] = [
    'So11111111111111111111111111111111111111112',
    '11111111111111111111111111111112',
  ] as Address[] as [Address, Address]
  expect(orderMints([one, two])).toEqual([two, one])
  expect(orderMints([two, one])).toEqual([two, one])
  // The digit stands before the letter, and its address has one more of them.
  const [small, great] = [
    'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
    '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
  ] as Address[] as [Address, Address]
  expect(orderMints([great, small])).toEqual([small, great])
  expect(orderMints([small, great])).toEqual([small, great])
})
