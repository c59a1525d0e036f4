import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, encodeErrorResult } from 'viem'
import { expect, test, vi } from 'vitest'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { loadKeccak } from '../keccak/load-keccak.ts'
import { numberedAddress } from '../test/read-list.ts'
import { measureRightsGas } from './evm/measure-rights-gas.ts'
import { type BatchRehearsal, rehearseBatch } from './evm/rehearse-batch.ts'
import { gasLeftOf } from './multisend-progress.ts'
import type { PlannedBatch } from './plan-multisend.ts'
import { readSendList } from './read-send-list.ts'

const keccak = await loadKeccak()
const account = numberedAddress(1) as Address
const collection = numberedAddress(2) as Address
const multisend = numberedAddress(3) as Address
const nft = { kind: 'nft', address: collection } as const

const refusals = vi.hoisted(() => [] as string[])
vi.mock('../../evm/ask-simulation.ts', () => ({
  simulateTransactions: async (_: unknown, __: unknown, calls: readonly unknown[]) => {
    const refusal = refusals.shift()
    return calls.map((_, at) =>
      refusal
        ? { status: '0x0', returnData: refusal, error: { data: refusal } }
        : { status: '0x1', gasUsed: `0x${(40_000 + at).toString(16)}` },
    )
  },
}))

const clientWith = (isOpen: boolean, owners: Readonly<Record<string, Address>> = {}) =>
  ({
    readContract: async ({ functionName, args }: { functionName: string; args: unknown[] }) =>
      functionName === 'isApprovedForAll' ? isOpen : owners[String(args[0])],
  }) as unknown as ReadClient

test('the right over a collection costs its giving and its end; one that is there only its end', async () => {
  const query = { asset: nft, account, multisend, amount: 2n }
  expect(await measureRightsGas(clientWith(false), query)).toEqual({
    opens: 40_000n,
    closes: 40_001n,
  })
  expect(await measureRightsGas(clientWith(true), query)).toEqual({ opens: 0n, closes: 40_000n })
})

test('native currency, and a list of which nothing is left, need no right', async () => {
  const none = { opens: 0n, closes: 0n }
  const query = { account, multisend }
  const native = { ...query, asset: { kind: 'native' }, amount: 2n } as const
  expect(await measureRightsGas(clientWith(false), native)).toEqual(none)
  expect(await measureRightsGas(clientWith(false), { ...query, asset: nft, amount: 0n })).toEqual(
    none,
  )
})

test('what is left counts the giving before the first batch alone, the end until the last', () => {
  const batch = (number: number) =>
    ({ number, recipients: 1, isSent: false, gas: 100n }) as unknown as PlannedBatch
  const plan = { batches: [batch(0), batch(1)], rights: { opens: 7n, closes: 3n } }
  expect([[], [0], [0, 1]].map((sent) => gasLeftOf(plan, new Set(sent)))).toEqual([210n, 103n, 0n])
})

test('an NFT that the sender does not hold is named as the reason; a receiver that refuses stays one', async () => {
  const [a, b] = [numberedAddress(10), numberedAddress(11)]
  const { list } = readSendList(`${a},4\n${b},5`, { kind: 'nft', decimals: 0, keccak })
  const args = [0n, a as Address] as const
  const refused = encodeErrorResult({
    ...{ abi: contractErrorsAbi, errorName: 'Multisend_TransferFailed', args },
  } as never)
  const rehearsal: BatchRehearsal = {
    ...{ multisend, account, asset: nft, list, isDirect: false, listId: 0n },
    leftOut: new Set(),
  }
  const failuresAt = async (owner: Address) => {
    refusals.push(refused)
    const batch = { number: 0, from: 0, count: 2 }
    return (await rehearseBatch(clientWith(false, { 4: owner }), rehearsal, batch)).failures
  }
  expect(await failuresAt(multisend)).toMatchObject([
    { row: 0, code: 'PayList_NftNotHeld', args: { nftId: 4n } },
  ])
  expect(await failuresAt(account)).toMatchObject([{ row: 0, code: 'Multisend_TransferFailed' }])
})
