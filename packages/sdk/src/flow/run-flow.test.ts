import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, encodeErrorResult } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { account, chainId, createFakeWorld, type FakeWorld } from '../../test/fake-world.ts'
import { EventMissing } from '../evm/event-missing.ts'
import { FlowStepUnknown } from './flow-run.ts'
import {
  decodeFlowState,
  encodeFlowState,
  isFlowFinal,
  retryFlow,
  startFlow,
} from './flow-state.ts'
import { flowTiming, pollMsOf } from './flow-timing.ts'
import { resumeFlow, runFlow } from './run-flow.ts'
import type {
  FlowDefinition,
  FlowPorts,
  FlowReceipt,
  FlowState,
  KnownTransaction,
} from './types.ts'

interface Input {
  readonly amount: bigint
}

const to = '0x00000000000000000000000000000000000000AA'
const step = (id: string, data: `0x${string}`) => ({
  id,
  build: ({ amount }: Input) => ({ to, data, valueWei: amount }) as const,
  verify: () => ({ done: id }),
})

const one: FlowDefinition<Input> = {
  name: 'test-one',
  batchable: false,
  errorsAbi: contractErrorsAbi,
  steps: () => [step('act', '0x01')],
}

const two: FlowDefinition<Input> = {
  ...one,
  name: 'test-two',
  batchable: true,
  steps: () => [step('approve', '0x01'), step('act', '0x02')],
}

const fresh = (definition: FlowDefinition<Input>) =>
  startFlow(definition, { id: 'flow', chainId, account, input: { amount: 5n }, createdAt: 1 })

/** Mines whatever waits, each time the driver sleeps. */
function mineAlways({ script, waiting, mine }: FakeWorld): void {
  for (let round = 0; round < 100; round++) {
    script.push(() => {
      const [next] = [...waiting.values()].sort((a, b) => a.nonce - b.nonce)
      if (next) mine(next.hash)
    })
  }
}

/** A transaction of the account's, mined. */
function mineReceipt(fake: FakeWorld, succeeded = true): FlowReceipt {
  const hash = fake.add({ to, data: '0x03', valueWei: 0n })
  fake.mine(hash, succeeded)
  const receipt = fake.mined.get(hash)?.receipt
  if (!receipt) throw new Error(`${hash} is not mined`)
  return receipt
}

async function run(
  definition: FlowDefinition<Input>,
  fake: FakeWorld,
  ports: FlowPorts = fake.ports,
) {
  const states: FlowState<Input>[] = []
  const last = await runFlow(definition, fresh(definition), ports, {
    onChange: (state) => states.push(state),
  })
  const path = states
    .map(({ status }) => status)
    .filter((status, at, all) => status !== all[at - 1])
  return { last, path, states }
}

describe('a flow that goes well', () => {
  test('walks from the review to the index', async () => {
    const fake = createFakeWorld()
    mineAlways(fake)
    const { last, path } = await run(one, fake)
    expect(path).toEqual([
      'review',
      'simulating',
      'awaiting-signature',
      'pending',
      'mined',
      'indexed',
    ])
    expect(last.steps[0]).toMatchObject({ result: { done: 'act' }, blockNumber: 101n })
    expect(fake.world.indexedBlock).toBe(101n)
  })

  test.each([
    ['the very transaction that a node has just run is signed', '0x01', 5n, ['0x02']],
    ['another value is run before it is signed', '0x01', 6n, ['0x01', '0x02']],
    ['other data are run before they are signed', '0x02', 5n, ['0x01', '0x02']],
  ] as const)('%s, and the next step is run in its turn', async (_case, data, valueWei, called) => {
    const fake = createFakeWorld()
    const ran: string[] = []
    fake.world.onCall = ({ data }) => void ran.push(data)
    mineAlways(fake)
    const rehearsed = { to, data, valueWei } as const
    const last = await runFlow(two, fresh(two), fake.ports, { rehearsed })
    expect(last.status).toBe('indexed')
    expect(ran).toEqual(called)
  })

  test('takes two signatures for two steps, the second after the first is proven', async () => {
    const fake = createFakeWorld()
    mineAlways(fake)
    const { last, path } = await run(two, fake)
    expect(path.filter((status) => status === 'awaiting-signature')).toHaveLength(2)
    expect(last.status).toBe('indexed')
    expect([...fake.mined.values()].map(({ transaction }) => transaction.data)).toEqual([
      '0x01',
      '0x02',
    ])
  })

  test('takes one signature for two steps where the wallet batches (EIP-5792)', async () => {
    const fake = createFakeWorld()
    fake.world.canBatch = true
    fake.script.push(() => {
      const receipts = [mineReceipt(fake)]
      fake.world.batches.set('batch-2', { state: 'confirmed', receipts })
    })
    const { last, path } = await run(two, fake)
    expect(path.filter((status) => status === 'awaiting-signature')).toHaveLength(1)
    expect(last.status).toBe('indexed')
    expect(last.steps.map(({ result }) => result)).toEqual([{ done: 'approve' }, { done: 'act' }])
    expect(fake.waiting.size).toBe(0)
  })

  test('a batch that the wallet knows no more is dropped, and not waited for without end', async () => {
    const fake = createFakeWorld()
    fake.world.canBatch = true
    const getBatchStatus = () =>
      Promise.reject(Object.assign(new Error('No matching bundle found'), { code: 5730 }))
    const wallet = { ...fake.ports.wallet, getBatchStatus }
    const { last } = await run(two, fake, { ...fake.ports, wallet })
    expect(last).toMatchObject({ status: 'dropped', failure: { name: 'Transaction_Dropped' } })
  })

  test('believes no wallet what a batch did before a node tells of it', async () => {
    const fake = createFakeWorld()
    fake.world.canBatch = true
    const lie = { transactionHash: '0x0b', blockHash: '0x0c', blockNumber: 7n, logs: [] } as const
    const tell = (receipt: FlowReceipt) =>
      fake.world.batches.set('batch-2', { state: 'confirmed', receipts: [receipt] })
    fake.script.push(() => tell({ ...lie, succeeded: true }))
    for (let look = 0; look < 3; look++) fake.script.push(() => {})
    let mined: FlowReceipt | undefined
    fake.script.push(() => {
      mined = mineReceipt(fake)
      tell({ ...lie, transactionHash: mined.transactionHash, succeeded: false })
    })
    const { last } = await run(two, fake)
    expect(last.status).toBe('indexed')
    const { transactionHash: hash, blockNumber, blockHash } = mined ?? {}
    expect(last.steps[1]).toMatchObject({ hash, blockNumber, blockHash })
  })

  test('fails a batch whose transaction reverted, whatever the wallet says', async () => {
    const fake = createFakeWorld()
    fake.world.canBatch = true
    fake.script.push(() => {
      const receipt = { ...mineReceipt(fake, false), succeeded: true }
      fake.world.batches.set('batch-2', { state: 'confirmed', receipts: [receipt] })
    })
    expect((await run(two, fake)).last).toMatchObject({
      status: 'failed',
      failure: { name: 'Transaction_Reverted' },
    })
  })

  test('stores every state before it is told', async () => {
    const fake = createFakeWorld()
    mineAlways(fake)
    const stored: (string | undefined)[] = []
    await runFlow(one, fresh(one), fake.ports, {
      onChange: (state) => {
        const text = fake.ports.storage.load('flow')
        stored.push(text === encodeFlowState(state) ? 'same' : String(text))
      },
    })
    expect(new Set(stored)).toEqual(new Set(['same']))
  })

  test('ends at mined without an index, and says so when the index is late', async () => {
    const fake = createFakeWorld()
    mineAlways(fake)
    const { index: _index, ...withoutIndex } = fake.ports
    expect((await run(one, fake, withoutIndex)).last.status).toBe('mined')
    const late = createFakeWorld()
    mineAlways(late)
    late.world.isIndexBroken = true
    expect((await run(one, late)).last).toMatchObject({ status: 'mined', indexLate: true })
    late.world.isIndexBroken = false
    const stored = decodeFlowState(String(late.ports.storage.load('flow'))) as FlowState<Input>
    const resumed = await resumeFlow(one, stored, late.ports)
    expect(resumed.status).toBe('indexed')
    expect(resumed.indexLate).toBeUndefined()
  })
})

describe('a flow that goes wrong', () => {
  const data = encodeErrorResult({ abi: contractErrorsAbi, errorName: 'Token_NameEmpty' })
  const refuse = () => {
    throw { code: 3, message: 'execution reverted', data }
  }

  test('stops before the wallet opens when the simulation reverts', async () => {
    const fake = createFakeWorld()
    fake.world.onCall = refuse
    let wasAsked = false
    fake.world.onSign = () => {
      wasAsked = true
    }
    const { last } = await run(one, fake)
    expect(last).toMatchObject({
      status: 'failed',
      failure: { kind: 'contract', name: 'Token_NameEmpty' },
    })
    expect(wasAsked).toBe(false)
  })

  test('stops before the wallet opens when its network is another', async () => {
    const fake = createFakeWorld()
    fake.world.walletChain = 1
    const { last } = await run(one, fake)
    expect(last).toMatchObject({
      status: 'failed',
      failure: {
        kind: 'chain-mismatch',
        name: 'Chain_Mismatch',
        args: { expected: 31337, actual: 1 },
      },
    })
  })

  test('tells a rejection apart, and can be taken up again', async () => {
    const fake = createFakeWorld()
    fake.world.onSign = () => {
      throw { code: 4001, message: 'User rejected the request.' }
    }
    const { last } = await run(one, fake)
    expect(last).toMatchObject({ status: 'rejected', failure: { name: 'Wallet_Rejected' } })
    expect(isFlowFinal(last)).toBe(true)
    fake.world.onSign = () => {}
    mineAlways(fake)
    const again = await runFlow(one, retryFlow(last), fake.ports)
    expect(again.status).toBe('indexed')
    expect(again.failure).toBeUndefined()
  })

  test('says why a mined transaction reverted', async () => {
    const fake = createFakeWorld()
    fake.script.push(() => {
      const [hash = '0x'] = fake.waiting.keys()
      fake.mine(hash, false)
      fake.world.onCall = (_transaction, block) => (block === 100n ? refuse() : undefined)
    })
    const { last } = await run(one, fake)
    expect(last).toMatchObject({ status: 'failed', failure: { name: 'Token_NameEmpty' } })
  })

  const ours = new TypeError('args is undefined')
  test.each([
    ['is missing', new EventMissing('Done', to), []],
    ['breaks by a fault of our own, which is reported', ours, [[ours]]],
  ])('does not call a step done whose proof %s', async (_case, cause, reported) => {
    const report = vi.fn()
    const fake = createFakeWorld()
    mineAlways(fake)
    const broken: FlowDefinition<Input> = {
      ...one,
      steps: () => [
        {
          ...step('act', '0x01'),
          verify: () => {
            throw cause
          },
        },
      ],
    }
    const { last } = await run(broken, fake, { ...fake.ports, report })
    expect(last).toMatchObject({ status: 'failed', failure: { name: 'Transaction_NotVerified' } })
    expect(report.mock.calls).toEqual(reported)
  })

  test('fails a batch that the wallet reports as failed', async () => {
    const fake = createFakeWorld()
    fake.world.canBatch = true
    fake.script.push(() => fake.world.batches.set('batch-2', { state: 'failed', receipts: [] }))
    expect((await run(two, fake)).last).toMatchObject({ status: 'failed' })
  })
})

describe('a transaction that does not go its way', () => {
  test('is followed under its new hash when the wallet paid more for the same', async () => {
    const fake = createFakeWorld()
    let faster = '0x'
    fake.script.push(() => {
      const [original] = fake.waiting.values()
      if (!original) throw new Error('nothing waits')
      const { data, valueWei, nonce } = original
      faster = fake.add({ to, data, valueWei }, nonce)
      fake.mine(faster as `0x${string}`)
    })
    const { last } = await run(one, fake)
    expect(last).toMatchObject({ status: 'indexed', steps: [{ hash: faster }] })
    expect(last.steps[0]?.repricedHashes).toHaveLength(1)
  })

  test.each<[what: string, instead: { to: Address; valueWei: bigint }, name: string]>([
    ['replaced when its nonce was used for something else', { to, valueWei: 1n }, 'Replaced'],
    ['canceled when its nonce was used for nothing', { to: account, valueWei: 0n }, 'Canceled'],
    ['replaced when the sender paid itself', { to: account, valueWei: 1n }, 'Replaced'],
  ])('is %s', async (_what, { to: target, valueWei }, name) => {
    const fake = createFakeWorld()
    let other = '0x'
    fake.script.push(() => {
      const [original] = fake.waiting.values()
      other = fake.add({ to: target, data: '0x', valueWei }, original?.nonce)
      fake.mine(other as `0x${string}`)
    })
    const { last } = await run(one, fake)
    expect(last).toMatchObject({
      status: 'replaced',
      failure: { name: `Transaction_${name}` },
      steps: [{ replacedBy: other }],
    })
  })

  test('is looked for as often as its network makes blocks, within bounds', async () => {
    expect([undefined, 0.25, 3, 12].map((seconds) => pollMsOf(seconds))).toEqual([
      ...[flowTiming.pollMs, 1_000, 3_000, 4_000],
    ])
    const fake = createFakeWorld()
    const { clock } = fake.ports
    const sleep = vi.fn(clock.sleep)
    mineAlways(fake)
    await run(one, fake, { ...fake.ports, clock: { ...clock, sleep }, pollMs: 4_000 })
    expect(new Set(sleep.mock.calls.map(([milliseconds]) => milliseconds))).toEqual(
      new Set([4_000]),
    )
  })

  test('is not said to have had no effect where its nonce is used and nobody shows by what', async () => {
    const fake = createFakeWorld()
    fake.script.push(() => {
      const [original] = fake.waiting.values()
      fake.mine(fake.add({ to: account, data: '0x', valueWei: 0n }, original?.nonce))
    })
    const chain = { ...fake.ports.chain, getTransactionsOf: async () => [] }
    const { last } = await run(one, fake, { ...fake.ports, chain })
    expect(last).toMatchObject({ status: 'replaced', failure: { name: 'Transaction_NonceUsed' } })
    expect(last.steps[0]).not.toHaveProperty('replacedBy')
  })

  test('is dropped when no node has known it for long enough, not before', async () => {
    const fake = createFakeWorld()
    fake.script.push(() => fake.waiting.clear())
    const { last } = await run(one, fake)
    expect(last).toMatchObject({ status: 'dropped', failure: { name: 'Transaction_Dropped' } })
    expect(fake.world.sleeps).toBeGreaterThanOrEqual(flowTiming.dropAfterMs / flowTiming.pollMs)
  })

  test('is not given up while a private relay may hold it, and is found when it is mined', async () => {
    const hidden: KnownTransaction[] = []
    const hide = (fake: FakeWorld) => {
      fake.script.push(() => {
        hidden.push(...fake.waiting.values())
        fake.waiting.clear()
      })
    }
    const patient = (fake: FakeWorld) => ({ ...fake.ports, isRelayed: true })
    const shown = createFakeWorld()
    hide(shown)
    const looks = (flowTiming.dropRelayedAfterMs - flowTiming.dropAfterMs) / flowTiming.pollMs
    for (let round = 0; round < looks; round++) shown.script.push(() => {})
    shown.script.push(() => {
      const [late] = hidden
      if (!late) throw new Error('nothing was hidden')
      shown.waiting.set(late.hash, late)
      shown.mine(late.hash)
    })
    expect((await run(one, shown, patient(shown))).last.status).toBe('indexed')
    const lost = createFakeWorld()
    hide(lost)
    expect((await run(one, lost, patient(lost))).last.status).toBe('dropped')
    const most = flowTiming.dropRelayedAfterMs / flowTiming.pollMs
    expect(lost.world.sleeps).toBeGreaterThanOrEqual(most)
  })

  test('that a private relay may hold is given up half an hour after it was sent, however often the page is loaded', async () => {
    const fake = createFakeWorld()
    const ports = { ...fake.ports, isRelayed: true }
    const controller = new AbortController()
    fake.script.push(() => fake.waiting.clear())
    const looks = flowTiming.dropRelayedAfterMs / flowTiming.pollMs - 10
    for (let round = 0; round < looks; round++) fake.script.push(() => {})
    fake.script.push(() => controller.abort(new Error('page closed')))
    await runFlow(one, fresh(one), ports, { signal: controller.signal }).catch(() => undefined)
    const before = fake.world.sleeps
    const kept = decodeFlowState(String(ports.storage.load('flow'))) as FlowState<Input>
    expect(kept.status).toBe('pending')
    expect((await resumeFlow(one, kept, ports)).status).toBe('dropped')
    // The nodes get their usual time again, not that of the relay.
    const again = fake.world.sleeps - before
    expect(again).toBeGreaterThanOrEqual(flowTiming.dropAfterMs / flowTiming.pollMs)
    expect(again).toBeLessThan((2 * flowTiming.dropAfterMs) / flowTiming.pollMs)
  })

  test('is waited for while the node is silent, however long', async () => {
    const fake = createFakeWorld()
    fake.script.push(() => {
      fake.world.isNodeDown = true
    })
    const looks = (2 * flowTiming.dropAfterMs) / flowTiming.pollMs
    for (let round = 0; round < looks; round++) fake.script.push(() => {})
    fake.script.push(() => {
      fake.world.isNodeDown = false
    })
    mineAlways(fake)
    const { last, states } = await run(one, fake)
    expect(states.some(({ nodeSilent }) => nodeSilent)).toBe(true)
    expect(last.status).toBe('indexed')
    expect(last.nodeSilent).toBeUndefined()
  })

  test('a silence does not count, for the node may have to catch up after it', async () => {
    const fake = createFakeWorld()
    const pause = (rounds: number) => {
      for (let round = 0; round < rounds; round++) fake.script.push(() => {})
    }
    const away: KnownTransaction[] = []
    fake.script.push(() => {
      fake.world.isNodeDown = true
    })
    pause((2 * flowTiming.dropAfterMs) / flowTiming.pollMs)
    fake.script.push(() => {
      fake.world.isNodeDown = false
      away.push(...fake.waiting.values())
      fake.waiting.clear()
    })
    pause(10)
    fake.script.push(() => {
      for (const transaction of away) fake.waiting.set(transaction.hash, transaction)
    })
    mineAlways(fake)
    expect((await run(one, fake)).last.status).toBe('indexed')
  })

  test('waits again when its block is reorganised away before the index has it', async () => {
    const fake = createFakeWorld()
    mineAlways(fake)
    let reorganised = false
    const index = {
      async waitForBlock() {
        const [hash] = fake.mined.keys()
        if (!reorganised && hash) fake.unmine(hash)
        reorganised = true
        return true
      },
    }
    const { last, path } = await run(one, fake, { ...fake.ports, index })
    expect(path.slice(3)).toEqual(['pending', 'mined', 'pending', 'mined', 'indexed'])
    expect(last.steps[0]?.blockNumber).toBe(102n)
  })
})

describe('a reload', () => {
  const reload = (fake: FakeWorld) =>
    decodeFlowState(String(fake.ports.storage.load('flow'))) as FlowState<Input>

  async function runUntil(fake: FakeWorld, changes: number) {
    const controller = new AbortController()
    let seen = 0
    const running = runFlow(two, fresh(two), fake.ports, {
      signal: controller.signal,
      onChange: () => {
        seen += 1
        if (seen === changes) controller.abort(new Error('page closed'))
      },
    })
    await running.catch(() => undefined)
    return seen
  }

  test('at any moment loses nothing and sends nothing twice', async () => {
    const whole = createFakeWorld()
    mineAlways(whole)
    const total = (await run(two, whole)).states.length
    expect(total).toBeGreaterThan(8)
    for (let changes = 1; changes <= total; changes++) {
      const fake = createFakeWorld()
      mineAlways(fake)
      await runUntil(fake, changes)
      mineAlways(fake)
      let state = await resumeFlow(two, reload(fake), fake.ports)
      while (state.status === 'review') state = await runFlow(two, state, fake.ports)
      expect(state.status, `cut after ${changes}`).toBe('indexed')
      const sent = [...fake.mined.values()].map(({ transaction }) => transaction.data)
      expect(sent, `cut after ${changes}`).toEqual(['0x01', '0x02'])
    }
  })

  test('never opens the wallet by itself', async () => {
    const fake = createFakeWorld()
    mineAlways(fake)
    await runUntil(fake, 5)
    fake.world.onSign = () => {
      throw new Error('the wallet was opened')
    }
    mineAlways(fake)
    expect((await resumeFlow(two, reload(fake), fake.ports)).status).toBe('review')
  })

  test('finds a transaction that was signed while the page went away', async () => {
    const fake = createFakeWorld()
    fake.world.onSent = (hash) => {
      fake.mine(hash)
      throw new Error('page closed')
    }
    const controller = new AbortController()
    let stored = ''
    await runFlow(one, fresh(one), fake.ports, {
      signal: controller.signal,
      onChange: (state) => {
        if (state.status === 'awaiting-signature') stored = encodeFlowState(state)
      },
    })
    const state = decodeFlowState(stored) as FlowState<Input>
    const resumed = await resumeFlow(one, state, fake.ports)
    expect(resumed.status).toBe('indexed')
    expect(fake.mined.size).toBe(1)
  })

  test('asks again when nothing was signed, and says that a question may stand open', async () => {
    const fake = createFakeWorld()
    await runUntil(fake, 3)
    const state = reload(fake)
    expect(state.status).toBe('awaiting-signature')
    expect(await resumeFlow(two, state, fake.ports)).toMatchObject({
      status: 'review',
      interrupted: true,
    })
  })

  test('takes another transaction of the same nonce for none of its own', async () => {
    const fake = createFakeWorld()
    await runUntil(fake, 3)
    fake.mine(fake.add({ to: account, data: '0x', valueWei: 1n }))
    const resumed = await resumeFlow(two, reload(fake), fake.ports)
    expect(resumed).toMatchObject({ status: 'review', interrupted: true })
  })
})

describe('storage', () => {
  test('that refuses keeps the flow going and says that the page must stay open', async () => {
    const fake = createFakeWorld()
    mineAlways(fake)
    const storage = {
      ...fake.ports.storage,
      save: () => {
        throw new Error('quota')
      },
    }
    const { last } = await run(one, fake, { ...fake.ports, storage })
    expect(last).toMatchObject({ status: 'indexed', isUnsaved: true })
  })

  test('gives back exactly what went in, and nothing from strangers', () => {
    const state = fresh(two)
    expect(decodeFlowState(encodeFlowState(state))).toEqual(state)
    for (const text of ['', 'null', '{}', '[]', '{"version":2,"id":"a"}', '{"version":1}']) {
      expect(decodeFlowState(text)).toBeUndefined()
    }
  })

  test.each([
    { status: 'sent' },
    { status: 'toString' },
    { stepIndex: 2 },
    { stepIndex: -1 },
    { stepIndex: 0.5 },
    { chainId: '1' },
    { account: 'alice' },
    { createdAt: 'today' },
    { steps: [{ id: 'approve' }, null] },
    { steps: [{}, {}] },
  ])('does not take up a state with %j', (change) => {
    const text = encodeFlowState({ ...fresh(two), ...(change as object) })
    expect(decodeFlowState(text)).toBeUndefined()
  })

  test('of another release whose input means nothing here any more ends with words', async () => {
    const fake = createFakeWorld()
    const picky = { ...one, steps: ({ amount }: Input) => [step(amount.toString(), '0x01')] }
    const hash = fake.add({ to: account, data: '0x', valueWei: 1n })
    fake.mine(hash)
    const steps = [{ id: 'act', hash }]
    const state = { ...fresh(one), status: 'mined', steps, input: {} as Input } as const
    await expect(resumeFlow(picky, state, fake.ports)).rejects.toThrow(FlowStepUnknown)
  })
})
