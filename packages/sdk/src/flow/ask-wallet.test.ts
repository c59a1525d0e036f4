import { contractErrorsAbi } from '@slipway/deployments/errors'
import { expect, test } from 'vitest'
import { account, chainId, createFakeWorld, type FakeWorld } from '../../test/fake-world.ts'
import { WalletAnswerLost } from '../evm/errors.ts'
import { retryFlow, startFlow } from './flow-state.ts'
import { runFlow } from './run-flow.ts'
import { simulateByCall } from './simulate-by-call.ts'
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
      simulate: simulateByCall,
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
