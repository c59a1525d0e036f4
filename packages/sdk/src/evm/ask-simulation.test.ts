import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { askSimulation, simulateTransactions } from './ask-simulation.ts'
import type { ReadClient } from './create-read-client.ts'
import { RpcUnavailable } from './errors.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const call = { from: account, to: account, data: '0x01', value: '0x0' } as const
const done = { status: '0x1', gasUsed: '0x3e8', returnData: '0x' }
const answering = (request: (args: unknown) => Promise<unknown>) => {
  const asked = vi.fn(request)
  return { asked, client: { request: asked } as unknown as ReadClient }
}

describe('askSimulation', () => {
  test('asks for blocks on the newest one, with the terms that were named and no others', async () => {
    const { asked, client } = answering(async () => [{ calls: [done] }])
    expect(await askSimulation(client, [{ calls: [call] }])).toEqual([[done]])
    const terms = { block: '0x10', traceTransfers: true, validation: true } as const
    await askSimulation(client, [{ calls: [call] }], terms)
    const blockStateCalls = [{ calls: [call] }]
    expect(asked.mock.calls.map(([args]) => args)).toEqual([
      { method: 'eth_simulateV1', params: [{ blockStateCalls }, 'latest'] },
      {
        method: 'eth_simulateV1',
        params: [{ blockStateCalls, traceTransfers: true, validation: true }, '0x10'],
      },
    ])
  })

  test('leaves out the empty blocks with which some nodes fill a gap', async () => {
    const { client } = answering(async () => [
      { calls: [done] },
      { calls: [] },
      {},
      { calls: [done, done] },
    ])
    const two = [{ calls: [call] }, { calls: [call, call] }]
    expect(await askSimulation(client, two)).toEqual([[done], [done, done]])
  })

  test('is unable with half an answer, no answer, and a node without the method', async () => {
    const two = [{ calls: [call, call] }]
    expect(
      await askSimulation(answering(async () => [{ calls: [done] }]).client, two),
    ).toBeUndefined()
    expect(await askSimulation(answering(async () => null).client, two)).toBeUndefined()
    const missing = Object.assign(new Error('method not found'), { code: -32601 })
    const without = answering(async () => Promise.reject(new RpcUnavailable(1, missing)))
    expect(await askSimulation(without.client, two)).toBeUndefined()
  })

  test('counts what a node leaves out after a refusal as that refusal', async () => {
    const refused = { status: '0x0', error: { data: '0x08c379a0' } } as const
    const two = [{ calls: [call, call, call] }, { calls: [call] }]
    const short = answering(async () => [{ calls: [done, refused] }, { calls: [done] }])
    expect(await askSimulation(short.client, two)).toEqual([[done, refused, refused], [done]])
    const shorter = answering(async () => [{ calls: [refused] }])
    expect(await askSimulation(shorter.client, two)).toEqual([
      [refused, refused, refused],
      [refused],
    ])
    const halted = answering(async () => [{ calls: [done, done, refused] }])
    expect(await askSimulation(halted.client, two)).toEqual([[done, done, refused], [refused]])
  })

  test('says when no node answers at all', async () => {
    const silent = answering(async () => Promise.reject(new RpcUnavailable(1, new Error('away'))))
    await expect(askSimulation(silent.client, [{ calls: [call] }])).rejects.toThrow(RpcUnavailable)
  })

  test('is the only one that asks', () => {
    const root = join(import.meta.dirname, '../../../..')
    const folders = ['packages/sdk/src', 'apps/web/src', 'apps/cli/src', 'apps/bot/src']
    const asking = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
        .map((path) => join(folder, path))
        .filter((path) => readFileSync(join(root, path), 'utf8').includes("'eth_simulateV1'")),
    )
    expect(asking).toEqual(['packages/sdk/src/evm/ask-simulation.ts'])
  })
})

test('simulateTransactions runs them from the account in one block, each with what it sends', async () => {
  const { asked, client } = answering(async () => [{ calls: [done, done] }])
  const transactions = [
    { to: account, data: '0x01', valueWei: 0n },
    { to: account, data: '0x02', valueWei: 7n },
  ] as const
  const stateOverrides = { [account]: { balance: '0xff' } } as const
  const results = await simulateTransactions(client, account, transactions, { stateOverrides })
  expect(results).toEqual([done, done])
  const calls = [call, { ...call, data: '0x02', value: '0x7' }]
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    params: [{ blockStateCalls: [{ calls, stateOverrides }] }, 'latest'],
  })
})
