import { expect, test } from 'vitest'
import { addressOf } from '../../../test/typed-locks.ts'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { Lockable } from '../../platform/lockable.ts'
import type { CreatePoolInput } from '../flows/create-pool-flow.ts'
import { getLimitHint } from './get-limit-hint.ts'

const input = { draft: { stakedToken: addressOf('70') } } as CreatePoolInput
const facts = { name: 'A', symbol: 'A', decimals: 18, totalSupply: 1_000n, balance: 1n }

const hints = (templateId: number | undefined, max: bigint) => {
  const staked: Lockable = { kind: 'token', ...facts, mayRebase: false, templateId }
  const client = { readContract: async () => [max, 0n, 0n, 0n] } as unknown as ReadClient
  return getLimitHint(client, { staked, input })
}

test('a pool is one wallet to a token that limits what wallets hold', async () => {
  expect(await hints(2, 20n)).toEqual([{ code: 'stake-limited', args: { max: 20n } }])
  expect(await hints(2, 0n)).toEqual([])
  // More than there is: the pool cannot come to it.
  expect(await hints(2, 1_000n)).toEqual([])
})

test('tokens that know no such limit are not asked for one', async () => {
  expect(await hints(1, 20n)).toEqual([])
  expect(await hints(undefined, 20n)).toEqual([])
})
