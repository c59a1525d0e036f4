import type { Address } from 'viem'
import { expect, test } from 'vitest'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getNftsOf } from './get-collection-nfts.ts'

const collection = `0x${'4'.repeat(40)}` as Address
const account = `0x${'1'.repeat(40)}` as Address

interface Asked {
  readonly functionName: string
  readonly args?: readonly unknown[]
}

/** A node with a collection of some NFTs, of which one wallet has these; keeps what it was asked. */
function nodeWith(minted: bigint, held: readonly bigint[]) {
  const ranges: (readonly [bigint, bigint])[] = []
  const answers: Readonly<Record<string, (args: readonly unknown[]) => unknown>> = {
    totalSupply: () => minted,
    balanceOf: () => BigInt(held.length),
    tokensOfOwnerIn: ([, from, to]) => {
      const range = [from, to] as readonly [bigint, bigint]
      ranges.push(range)
      return held.filter((id) => id >= range[0] && id < range[1])
    },
  }
  const readContract = async ({ functionName, args = [] }: Asked) => {
    const answer = answers[functionName]
    if (!answer) throw new Error(`The contract was asked for ${functionName}.`)
    return answer(args)
  }
  return { client: { readContract } as unknown as ReadClient, ranges }
}

test('ten thousand NFTs are looked through a thousand at a time, never in one call', async () => {
  const held = [0n, 4_999n, 9_999n]
  const { client, ranges } = nodeWith(10_000n, held)
  expect(await getNftsOf(client, { collection, account })).toEqual(held)
  expect(ranges).toHaveLength(10)
  expect(ranges[0]).toEqual([0n, 1_000n])
  expect(ranges.at(-1)).toEqual([9_000n, 10_000n])
})

test('once as many are found as the wallet has, nothing further is asked', async () => {
  const { client, ranges } = nodeWith(10_000n, [3n, 1_500n])
  expect(await getNftsOf(client, { collection, account })).toEqual([3n, 1_500n])
  expect(ranges).toHaveLength(2)
})

test('for a wallet without any, no number is looked at', async () => {
  const { client, ranges } = nodeWith(10_000n, [])
  expect(await getNftsOf(client, { collection, account })).toEqual([])
  expect(ranges).toEqual([])
})
