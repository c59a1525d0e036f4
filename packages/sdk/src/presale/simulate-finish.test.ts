import { presaleAbi } from '@slipway/deployments/abi'
import {
  type Abi,
  type AbiEvent,
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  getAbiItem,
  type Hex,
  toFunctionSelector,
} from 'viem'
import { expect, test, vi } from 'vitest'
import type { ReadClient } from '../evm/create-read-client.ts'
import { simulateFinish } from './simulate-finish.ts'

const presale: Address = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const stranger: Address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

function logOf(
  name: 'Finalized' | 'LiquidityRetained' | 'Canceled',
  args: object,
  address = presale,
) {
  const event = getAbiItem({ abi: presaleAbi as Abi, name }) as AbiEvent
  const plain = event.inputs.filter(({ indexed }) => indexed !== true)
  const values = plain.map((input) => (args as Record<string, bigint>)[input.name ?? ''])
  const topics = encodeEventTopics({ abi: presaleAbi as Abi, eventName: name, args: args as never })
  return {
    ...{ address, topics, data: encodeAbiParameters(plain, values) },
    ...{ blockHash: `0x${'0'.repeat(64)}`, blockNumber: '0x1', logIndex: '0x0' },
    ...{ transactionHash: `0x${'0'.repeat(64)}`, transactionIndex: '0x0', removed: false },
  }
}

const finalized = {
  ...{ pair: stranger, accepted: 20n, tokensListed: 9_000n, currencyListed: 11n, liquidity: 5n },
  ...{ lockId: 1n, unlockAt: 99n, ownerCurrency: 7n, ownerTokens: 40n, tokensBurned: 2n },
  inviterReward: 1n,
}
const retained = { tokens: 300n, currency: 1n, until: 99n }

function answering(logs: readonly object[], status: Hex = '0x1') {
  const request = vi.fn(async (_asked: unknown) => [{ calls: [{ status, logs }] }])
  return { request, client: { request } as unknown as ReadClient }
}

test('a finish is divided as the contract itself would do it, with what a repair keeps', async () => {
  const logs = [logOf('LiquidityRetained', retained), logOf('Finalized', finalized)]
  const { client, request } = answering(logs)
  expect(await simulateFinish(client, presale, stranger)).toEqual({
    ...{ accepted: 20n, poolCurrency: 11n, poolTokens: 9_000n, ownerCurrency: 7n, unsold: 42n },
    retained,
  })
  const data = toFunctionSelector('finalize()')
  expect(JSON.stringify(request.mock.calls)).toContain(`"from":"${stranger}"`)
  expect(JSON.stringify(request.mock.calls)).toContain(data)
  const plain = await simulateFinish(answering(logs.slice(1)).client, presale, stranger)
  expect(plain).not.toHaveProperty('retained')
})

test('a finish that would cancel the presale, as its token cannot be sold, is told from one that is refused', async () => {
  const finish = (reason: bigint, address = presale) =>
    simulateFinish(answering([logOf('Canceled', { reason }, address)]).client, presale, stranger)
  expect(await finish(4n)).toBe('canceled')
  expect(await finish(2n)).toBeUndefined()
  expect(await finish(4n, stranger)).toBeUndefined()
})

test('a finish that is refused or is told by another contract says nothing', async () => {
  const foreign = [logOf('Finalized', finalized, stranger)]
  for (const client of [answering([], '0x0').client, answering(foreign).client])
    expect(await simulateFinish(client, presale, stranger)).toBeUndefined()
})
