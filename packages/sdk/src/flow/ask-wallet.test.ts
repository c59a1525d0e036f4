import { contractErrorsAbi } from '@slipway/deployments/errors'
import { expect, test } from 'vitest'
import { account, chainId, createFakeWorld, type FakeWorld } from '../../test/fake-world.ts'
import { WalletAnswerLost } from '../evm/errors.ts'
import { findUnanswered } from './find-unanswered.ts'
import { decodeFlowState, retryFlow, startFlow } from './flow-state.ts'
import { runFlow } from './run-flow.ts'
import type { FlowDefinition, FlowPorts, FlowState } from './types.ts'

interface Input {
  readonly amount: bigint
}

const to = '0x00000000000000000000000000000000000000AA'

const definition: FlowDefinition<Input> = {
  name: 'test-lost',
  batchable: false,
  errorsAbi: contractErrorsAbi,
  steps: () => [
    {
      id: 'act',
      build: ({ amount }) => ({ to, data: '0x01', valueWei: amount }),
      verify: () => ({ done: 'act' }),
    },
  ],
}

const start = (): FlowState<Input> =>
  startFlow(definition, { id: 'flow', chainId, account, input: { amount: 5n }, createdAt: 1 })

/** A wallet behind a relay. */
const behindRelay = (
  { ports }: FakeWorld,
  sendTransaction: FlowPorts['wallet']['sendTransaction'],
  mayLoseAnswers = true,
): FlowPorts => ({
  ...ports,
  wallet: { ...ports.wallet, mayLoseAnswers: () => mayLoseAnswers, sendTransaction },
})

const never = () => new Promise<never>(() => undefined)

test('a transaction is found while the answer of the wallet does not come', async () => {
  const fake = createFakeWorld()
  const ports = behindRelay(fake, async (_from, transaction) => {
    const hash = fake.add(transaction)
    fake.script.push(
      () => undefined,
      () => {
        fake.world.isNodeDown = true
      },
      () => {
        fake.world.isNodeDown = false
        fake.mine(hash)
      },
    )
    return never()
  })
  const last = await runFlow(definition, start(), ports)
  expect(last.status).toBe('indexed')
  expect(last.steps[0]?.hash).toBe([...fake.mined.keys()][0])
})

test('a transaction of another content under its number is not taken for it', async () => {
  const fake = createFakeWorld()
  const ports = behindRelay(fake, async () => {
    fake.script.push(() => fake.mine(fake.add({ to: account, data: '0x', valueWei: 1n })))
    for (let look = 0; look < 20; look++) await Promise.resolve()
    throw new WalletAnswerLost()
  })
  expect(await runFlow(definition, start(), ports)).toMatchObject({ status: 'review' })
})

test('an answer that got lost after the wallet sent ends no flow: the chain shows it', async () => {
  const fake = createFakeWorld()
  const ports = behindRelay(
    fake,
    async (_from, transaction) => {
      fake.mine(fake.add(transaction))
      // The node is away with the relay.
      fake.world.isNodeDown = true
      fake.script.push(() => {
        fake.world.isNodeDown = false
      })
      throw new WalletAnswerLost()
    },
    false,
  )
  expect(await runFlow(definition, start(), ports)).toMatchObject({ status: 'indexed' })
  expect(fake.mined.size).toBe(1)
})

test('an answer that got lost without a trace is asked for again by the person alone', async () => {
  const fake = createFakeWorld()
  let asked = 0
  const ports = behindRelay(fake, async () => {
    asked += 1
    throw new WalletAnswerLost()
  })
  const last = await runFlow(definition, start(), ports)
  expect(last).toMatchObject({
    status: 'review',
    interrupted: true,
    failure: { name: 'Wallet_AnswerLost' },
  })
  expect(asked).toBe(1)
  const again = await runFlow(
    definition,
    last,
    behindRelay(fake, async () => {
      throw Object.assign(new Error('User rejected'), { code: 4001 })
    }),
  )
  expect(again).toMatchObject({ status: 'rejected', failure: { name: 'Wallet_Rejected' } })
  expect(again).not.toHaveProperty('interrupted')
})

test('a question that is signed after its answer got lost is found, and not asked again', async () => {
  const fake = createFakeWorld()
  let asked = 0
  const ports = behindRelay(fake, async () => {
    asked += 1
    throw new WalletAnswerLost()
  })
  const last = await runFlow(definition, start(), ports)
  fake.mine(fake.add({ to, data: '0x01', valueWei: 5n }))
  const again = await runFlow(definition, retryFlow(last), ports)
  expect(again).toMatchObject({ status: 'indexed' })
  expect(again).not.toHaveProperty('failure')
  expect(asked).toBe(1)
})

test('what a wallet refuses is refused at once, and nothing is looked for any more', async () => {
  const fake = createFakeWorld()
  const refusal = Object.assign(new Error('User rejected'), { code: 4001 })
  const ports = behindRelay(fake, () => Promise.reject(refusal))
  expect(await runFlow(definition, start(), ports)).toMatchObject({ status: 'rejected' })
  const { sleeps } = fake.world
  await Promise.resolve()
  expect(fake.world.sleeps).toBe(sleeps)
})

test('what is on its way when it is looked for is waited for, and not asked again', async () => {
  const fake = createFakeWorld()
  let asked = 0
  const ports = behindRelay(fake, async () => {
    asked += 1
    throw new WalletAnswerLost()
  })
  const last = await runFlow(definition, start(), ports)
  const hash = fake.add({ to, data: '0x01', valueWei: 5n })
  fake.script.push(
    () => undefined,
    () => fake.mine(hash),
  )
  const found = await findUnanswered(definition, last, ports)
  expect(found).toMatchObject({ status: 'pending', steps: [{ hash }] })
  expect(found).not.toHaveProperty('interrupted')
  expect(found && (await runFlow(definition, found, ports))).toMatchObject({ status: 'indexed' })
  expect(asked).toBe(1)
})

test('what no block takes up is not waited for without end', async () => {
  const fake = createFakeWorld()
  const ports = behindRelay(fake, () => Promise.reject(new WalletAnswerLost()))
  const last = await runFlow(definition, start(), ports)
  fake.add({ to, data: '0x01', valueWei: 5n })
  const { sleeps } = fake.world
  expect(await findUnanswered(definition, last, ports)).toBeUndefined()
  expect(fake.world.sleeps - sleeps).toBe(60)
})

test('while it is looked for the run stands as one that asks, also in the storage, and afterwards as before', async () => {
  const fake = createFakeWorld()
  const ports = behindRelay(fake, () => Promise.reject(new WalletAnswerLost()))
  const last = await runFlow(definition, start(), ports)
  const kept = async () => decodeFlowState((await ports.storage.load('flow')) ?? '')
  const told: FlowState[] = []
  const onChange = (next: FlowState) => void told.push(next)
  fake.add({ to, data: '0x01', valueWei: 5n })
  const during: unknown[] = []
  fake.script.push(() => void during.push(kept()))
  await findUnanswered(definition, last, ports, { onChange })
  const asking = { status: 'awaiting-signature', interrupted: true }
  expect(await Promise.all(during)).toMatchObject([asking])
  expect(told).toMatchObject([asking, { status: 'review', failure: last.failure }])
  expect(told[0]).not.toHaveProperty('failure')
  expect(await kept()).toEqual(last)
  fake.world.isNodeDown = true
  await expect(findUnanswered(definition, last, ports)).rejects.toThrow()
  expect(await kept()).toEqual(last)
})

test('who ends the look is not followed any more, and nothing is put back', async () => {
  const fake = createFakeWorld()
  const ports = behindRelay(fake, () => Promise.reject(new WalletAnswerLost()))
  const last = await runFlow(definition, start(), ports)
  fake.add({ to, data: '0x01', valueWei: 5n })
  const ending = new AbortController()
  const { sleeps } = fake.world
  fake.script.push(
    () => undefined,
    () => ending.abort(new Error('Let go.')),
  )
  const told: FlowState[] = []
  const onChange = (next: FlowState) => void told.push(next)
  const look = findUnanswered(definition, last, ports, { signal: ending.signal, onChange })
  await expect(look).rejects.toThrow('Let go.')
  expect(fake.world.sleeps - sleeps).toBe(2)
  expect(told).toHaveLength(1)
})

const [act] = definition.steps({ amount: 5n })
const twice: FlowDefinition<Input> = {
  ...definition,
  name: 'test-lost-batch',
  batchable: true,
  steps: () => (act ? [act, { ...act, id: 'again' }] : []),
}

/** A wallet behind a relay that keeps batches by the page's name for them, and loses the answer to the first. */
function batching(isTaken: boolean) {
  const fake = createFakeWorld()
  fake.world.canBatch = true
  const names: (string | undefined)[] = []
  const ports = behindRelay(fake, never)
  const mine = (name: string) => {
    const hash = fake.add({ to, data: '0x', valueWei: 0n })
    fake.mine(hash)
    const receipt = fake.mined.get(hash)?.receipt
    if (receipt) fake.world.batches.set(name, { state: 'confirmed', receipts: [receipt] })
  }
  const sendBatch: FlowPorts['wallet']['sendBatch'] = async (_account, _chain, _calls, name) => {
    names.push(name)
    if (name && fake.world.batches.has(name))
      throw Object.assign(new Error('There is a bundle of this id.'), { code: 5720 })
    if (name && isTaken) {
      fake.world.batches.set(name, { state: 'pending', receipts: [] })
      fake.script.push(() => mine(name))
    }
    throw new WalletAnswerLost()
  }
  const state = startFlow(twice, {
    id: 'flow',
    chainId,
    account,
    input: { amount: 5n },
    createdAt: 1,
  })
  return { fake, names, state, mine, ports: { ...ports, wallet: { ...ports.wallet, sendBatch } } }
}

test('a batch whose answer got lost is known to the wallet by the name that the page gave it', async () => {
  const { names, state, ports } = batching(true)
  expect(await runFlow(twice, state, ports)).toMatchObject({
    status: 'indexed',
    batchId: names[0],
  })
  expect(names).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/)])
})

test('a batch that the wallet does not know is asked for again under the same name', async () => {
  const { fake, names, state, mine, ports } = batching(false)
  const last = await runFlow(twice, state, ports)
  expect(last).toMatchObject({ status: 'review', interrupted: true })
  // The wallet was closed: it has it, and says so when it is asked once more.
  const { getBatchStatus } = ports.wallet
  ports.wallet.getBatchStatus = async () => {
    ports.wallet.getBatchStatus = getBatchStatus
    throw new Error('The wallet keeps silent.')
  }
  fake.world.batches.set(String(names[0]), { state: 'pending', receipts: [] })
  fake.script.push(() => mine(String(names[0])))
  expect(await runFlow(twice, retryFlow(last), ports)).toMatchObject({ status: 'indexed' })
  expect(names).toEqual([names[0], names[0]])
})

test('a batch that was refused has another name when it is asked for again', async () => {
  const { names, state, ports } = batching(false)
  const refusing = {
    ...ports,
    wallet: {
      ...ports.wallet,
      sendBatch: async (...[, , , name]: Parameters<FlowPorts['wallet']['sendBatch']>) => {
        names.push(name)
        throw Object.assign(new Error('User rejected'), { code: 4001 })
      },
    },
  }
  const last = await runFlow(twice, state, refusing)
  expect(last.status).toBe('rejected')
  await runFlow(twice, retryFlow(last), refusing)
  expect(new Set(names).size).toBe(2)
})
