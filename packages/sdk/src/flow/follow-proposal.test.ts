import { contractErrorsAbi } from '@slipway/deployments/errors'
import { encodeAbiParameters, type Log, pad, parseAbiParameters, toEventSelector } from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import { describe, expect, test } from 'vitest'
import { account, chainId, createFakeWorld, type FakeWorld } from '../../test/fake-world.ts'
import { RpcUnavailable } from '../evm/errors.ts'
import { decodeFlowState, encodeFlowState, retryFlow, startFlow } from './flow-state.ts'
import { flowTiming } from './flow-timing.ts'
import { resumeFlow, runFlow } from './run-flow.ts'
import type { FlowDefinition, FlowState, FlowStatus } from './types.ts'

const to = '0x00000000000000000000000000000000000000AA'
const step = (id: string, data: `0x${string}`) => ({
  id,
  build: () => ({ to, data, valueWei: 0n }) as const,
  verify: () => ({ done: id }),
})
const one: FlowDefinition<null> = {
  name: 'test-one',
  batchable: false,
  errorsAbi: contractErrorsAbi,
  steps: () => [step('act', '0x01')],
}
const two: FlowDefinition<null> = {
  ...one,
  name: 'test-two',
  steps: () => [step('first', '0x01'), step('second', '0x02')],
}
const act = { to, data: '0x01', valueWei: 0n } as const
const second = { to, data: '0x02', valueWei: 0n } as const
const rejection = { to: account, data: '0x', valueWei: 0n } as const

/** What an entry point says of an operation of the account. */
const operationLog = (succeeded: boolean) => ({
  address: entryPoint07Address,
  topics: [
    toEventSelector('UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)'),
    pad('0x01'),
    pad(account),
    pad('0x'),
  ],
  data: encodeAbiParameters(parseAbiParameters('uint256, bool, uint256, uint256'), [
    0n,
    succeeded,
    1n,
    1n,
  ]),
})

/** Nothing was found that the wallet was asked for before a reload. */
const dismissed = { status: 'review', interrupted: true }

/** An account of three owners, two of whom have to agree. */
function createMultisigWorld(): FakeWorld {
  const fake = createFakeWorld()
  fake.world.isContract = true
  fake.world.multisig = { nonce: 7, threshold: 2 }
  return fake
}

const fresh = (definition: FlowDefinition<null>) =>
  startFlow(definition, { id: 'flow', chainId, account, input: null, createdAt: 1 })

async function run(fake: FakeWorld, definition = one) {
  const states: FlowState<null>[] = []
  const last = await runFlow(definition, fresh(definition), fake.ports, {
    onChange: (state) => states.push(state),
  })
  const path = states
    .map(({ status }) => status)
    .filter((status, at, all) => status !== all[at - 1])
  return { last, path, states }
}

/** Runs until a status is stored, then the page goes away. */
async function runUntil(fake: FakeWorld, status: FlowStatus) {
  const controller = new AbortController()
  let stored = ''
  await runFlow(one, fresh(one), fake.ports, {
    signal: controller.signal,
    onChange: (state) => {
      if (state.status !== status) return
      stored = encodeFlowState(state)
      controller.abort(new Error('page closed'))
    },
  }).catch(() => undefined)
  return decodeFlowState(stored) as FlowState<null>
}

/** The wallet takes several calls at once. @returns the hash that it gives for them */
function askForBatch({ world, ports }: FakeWorld) {
  const id = `0x${'ba'.repeat(32)}` as const
  world.canBatch = true
  Object.assign(ports.wallet, { sendBatch: async () => id })
  return id
}

const pause = ({ script }: FakeWorld, looks: number) => {
  for (let look = 0; look < looks; look++) script.push(() => {})
}
const longerThanDropping = 3 * Math.ceil(flowTiming.dropAfterMs / flowTiming.proposalPollMs)

describe('what a multisig was asked for', () => {
  test('waits for its owners however long, and is followed to the index', async () => {
    const fake = createMultisigWorld()
    const id = fake.hashOf(act)
    pause(fake, longerThanDropping)
    let hash = '0x'
    fake.script.push(() => {
      hash = fake.execute(id)
    })
    const { last, path } = await run(fake)
    expect(path).toEqual([
      'review',
      'simulating',
      'awaiting-signature',
      'proposed',
      'mined',
      'indexed',
    ])
    expect(last.proposal).toEqual({ id, nonce: 7, required: 2 })
    expect(last.steps[0]).toMatchObject({ hash, result: { done: 'act' }, blockNumber: 101n })
  })

  test('is looked at less and less often while nothing is new, and often again when something is', async () => {
    const fake = createMultisigWorld()
    const id = fake.hashOf(act)
    const gaps: number[] = []
    let before: number | undefined
    const { getMultisig } = fake.ports.chain
    Object.assign(fake.ports.chain, {
      getMultisig: (...of: Parameters<typeof getMultisig>) => {
        const now = fake.ports.clock.now()
        if (before !== undefined) gaps.push(now - before)
        before = now
        return getMultisig(...of)
      },
    })
    pause(fake, 200)
    fake.script.push(() => {
      fake.world.approvals = 1
    })
    pause(fake, 3)
    fake.script.push(() => fake.execute(id))
    expect((await run(fake)).last.status).toBe('indexed')
    const waits = gaps.filter((gap) => gap > 0)
    const { proposalPollMs, proposalPollMaxMs } = flowTiming
    expect(waits.slice(0, 10)).toEqual(Array(10).fill(proposalPollMs))
    expect(waits.slice(150, 200)).toEqual(Array(50).fill(proposalPollMaxMs))
    expect(Math.max(...waits)).toBe(proposalPollMaxMs)
    expect(waits.slice(201, 205)).toEqual(Array(4).fill(proposalPollMs))
  })

  test('says how many have agreed, by the wallet or by the chain', async () => {
    const fake = createMultisigWorld()
    const id = fake.hashOf(act)
    fake.script.push(() => {
      fake.world.approvals = 1
    })
    pause(fake, 1)
    fake.script.push(() => {
      fake.world.told.set(id, { confirmations: 2, required: 3 })
    })
    pause(fake, 1)
    fake.script.push(() => fake.execute(id))
    const { states } = await run(fake)
    const counts = states.map(({ proposal }) => [proposal?.confirmations, proposal?.required])
    expect(counts).toContainEqual([undefined, 2])
    expect(counts).toContainEqual([1, 2])
    expect(counts).toContainEqual([2, 3])
  })

  test('is asked for in one call of EIP-5792 where the wallet offers it, step by step', async () => {
    const fake = createMultisigWorld()
    fake.world.canBatch = true
    for (const call of [act, second]) {
      pause(fake, 2)
      fake.script.push(() => fake.execute(fake.hashOf(call)))
    }
    const { last, states, path } = await run(fake, two)
    expect(last.status).toBe('indexed')
    expect(path.filter((status) => status === 'proposed')).toHaveLength(2)
    const batches = states.flatMap(({ batchId }) => batchId ?? [])
    expect([...new Set(batches)]).toEqual([fake.hashOf(act, 7), fake.hashOf(second, 8)])
    expect(last.steps.map(({ result }) => result)).toEqual([{ done: 'first' }, { done: 'second' }])
    expect(new Set(last.steps.map(({ hash }) => hash)).size).toBe(2)
  })

  test('of several calls at once proves each of them by the one transaction', async () => {
    const plain = createFakeWorld()
    plain.world.isContract = true
    plain.world.canBatch = true
    plain.script.push(() => {
      const hash = plain.execute('0x0b')
      const receipt = plain.mined.get(hash)?.receipt
      if (receipt) plain.world.batches.set('batch-2', { state: 'confirmed', receipts: [receipt] })
    })
    const { last, path } = await run(plain, { ...two, batchable: true })
    expect(path).not.toContain('pending')
    expect(last.status).toBe('indexed')
    expect(last.steps.map(({ result }) => result)).toEqual([{ done: 'first' }, { done: 'second' }])
  })

  test('is replaced when its number went to something else, once nodes had time to agree', async () => {
    const fake = createMultisigWorld()
    fake.script.push(() => fake.execute(`0x${'0c'.repeat(32)}`))
    const { last } = await run(fake)
    expect(last).toMatchObject({ status: 'replaced', failure: { name: 'Proposal_Replaced' } })
    expect(fake.world.sleeps).toBe(flowTiming.looksForReplacement)
  })

  test.each(['logLag', 'nodeLag'] as const)('is found where nodes lag behind (%s)', async (lag) => {
    const fake = createMultisigWorld()
    fake.script.push(() => {
      fake.world[lag] = 1n
      fake.execute(fake.hashOf(act))
    })
    pause(fake, lag === 'logLag' ? 1 : 2 * flowTiming.looksForReplacement)
    fake.script.push(() => {
      fake.world[lag] = 0n
    })
    expect((await run(fake)).last.status).toBe('indexed')
  })

  test('is not replaced while nodes do not agree on the receipt of its event', async () => {
    const fake = createMultisigWorld()
    const { getReceipt } = fake.ports.chain
    let isLate = true
    const late = async (hash: `0x${string}`) => (isLate ? undefined : getReceipt(hash))
    Object.assign(fake.ports.chain, { getReceipt: late })
    fake.script.push(() => fake.execute(fake.hashOf(act)))
    pause(fake, 2 * flowTiming.looksForReplacement)
    fake.script.push(() => {
      isLate = false
    })
    expect((await run(fake)).last.status).toBe('indexed')
  })

  test('is not replaced while a block that its logs may lack can be read again', async () => {
    const fake = createMultisigWorld()
    fake.script.push(() => {
      fake.world.logLag = 1n
      fake.execute(fake.hashOf(act))
    })
    pause(fake, flowTiming.looksForReplacement - 2)
    fake.script.push(() => {
      fake.world.head += flowTiming.blocksReadAgain - 1n
    })
    expect((await run(fake)).last.status).toBe('indexed')
  })

  test('is rejected when its number went to nothing at all', async () => {
    const fake = createMultisigWorld()
    fake.script.push(() => fake.execute(fake.hashOf(rejection)))
    const { last } = await run(fake)
    expect(last).toMatchObject({ status: 'rejected', failure: { name: 'Proposal_Rejected' } })
  })

  test('fails where the account spent its number and the call failed', async () => {
    const fake = createMultisigWorld()
    fake.script.push(() => fake.execute(fake.hashOf(act), false))
    const { last } = await run(fake)
    expect(last).toMatchObject({ status: 'failed', failure: { name: 'Transaction_Reverted' } })
  })

  test('outlives a carrying-out that reverted, for it can be carried out again', async () => {
    const fake = createMultisigWorld()
    const id = fake.hashOf(act)
    fake.script.push(() => {
      const transactionHash = fake.add(act)
      fake.mine(transactionHash, false)
      fake.world.told.set(id, { transactionHash })
    })
    pause(fake, 2)
    fake.script.push(() => {
      fake.world.told.set(id, { transactionHash: fake.execute(id) })
    })
    const { last, path } = await run(fake)
    expect(path).not.toContain('failed')
    expect(last.status).toBe('indexed')
  })

  test('fails by its events where the wallet gave the transaction itself', async () => {
    const fake = createMultisigWorld()
    const send = async () => fake.execute(fake.hashOf(act), false)
    Object.assign(fake.ports.wallet, { sendTransaction: send })
    expect((await run(fake)).last).toMatchObject({
      status: 'failed',
      failure: { name: 'Transaction_Reverted' },
    })
  })

  test('is judged by its own event where the wallet’s transaction carried out others too', async () => {
    const fake = createMultisigWorld()
    const send = async () => {
      const id = fake.hashOf(act)
      const hash = fake.execute(`0x${'0c'.repeat(32)}`, false)
      const other = fake.logOf(`0x${'0c'.repeat(32)}`, false, hash)
      fake.leave(hash, [other, fake.logOf(id, true, hash)])
      return hash
    }
    Object.assign(fake.ports.wallet, { sendTransaction: send })
    expect((await run(fake)).last.status).toBe('indexed')
  })

  test('is not believed by the wallet alone when a node does not tell of the account', async () => {
    const fake = createMultisigWorld()
    const id = fake.hashOf(act)
    const { multisig } = fake.world
    fake.script.push(() => {
      const transactionHash = fake.execute(`0x${'0c'.repeat(32)}`)
      fake.world.told.set(id, { transactionHash })
      fake.world.multisig = undefined
    })
    pause(fake, 1)
    fake.script.push(() => {
      fake.world.multisig = multisig && { ...multisig, nonce: 8 }
    })
    expect((await run(fake)).last.status).toBe('replaced')
  })

  test('under a number that nobody told is found by its event', async () => {
    const fake = createMultisigWorld()
    const id = fake.hashOf(act, 7 + flowTiming.proposalsAhead + 3)
    Object.assign(fake.ports.wallet, { sendTransaction: async () => id })
    pause(fake, 5)
    fake.script.push(() => fake.execute(`0x${'0c'.repeat(32)}`))
    pause(fake, 2 * flowTiming.looksForReplacement)
    fake.script.push(() => fake.execute(id))
    expect((await run(fake)).last.status).toBe('indexed')
  })

  test('stands under the number that its hash proves, whatever the wallet says', async () => {
    const fake = createMultisigWorld()
    const id = fake.hashOf(act)
    fake.world.told.set(id, { nonce: 6, confirmations: 1, required: 2 })
    pause(fake, 2 * flowTiming.looksForReplacement)
    fake.script.push(() => fake.execute(id))
    const { last, path } = await run(fake)
    expect(path).not.toContain('replaced')
    expect(last).toMatchObject({ status: 'indexed', proposal: { nonce: 7 } })
  })

  test('of several calls was never given a number from before it was asked for', async () => {
    const fake = createMultisigWorld()
    const id = askForBatch(fake)
    const untold = { confirmations: 1, required: 2 }
    fake.script.push(() => {
      fake.world.told.set(id, { ...untold, nonce: 6 })
    })
    pause(fake, 2 * flowTiming.looksForReplacement)
    fake.script.push(() => fake.execute(id))
    const { last, states } = await run(fake, { ...two, batchable: true })
    expect(states.some(({ proposal }) => proposal?.nonce === 6)).toBe(false)
    expect(last.status).toBe('indexed')
  })

  test('of several calls is never replaced by the word of a wallet, for its hash proves no number', async () => {
    const fake = createMultisigWorld()
    const id = askForBatch(fake)
    fake.script.push(() => {
      // The wallet names a number and a transaction; that it carried out this proposal has to be in it.
      const transactionHash = fake.execute(`0x${'0c'.repeat(32)}`)
      fake.world.told.set(id, { transactionHash, nonce: 7 })
    })
    pause(fake, 2 * flowTiming.looksForReplacement)
    fake.script.push(() => fake.execute(id))
    const { last, path, states } = await run(fake, { ...two, batchable: true })
    expect(states.some(({ proposal }) => proposal?.nonce === 7)).toBe(true)
    expect(path).not.toContain('replaced')
    expect(last.status).toBe('indexed')
  })

  test('is not what another account carried out, or the same call under another number', async () => {
    const fake = createMultisigWorld()
    const id = fake.hashOf(act)
    fake.script.push(() => {
      const transactionHash = fake.execute(fake.hashOf(act, 8))
      fake.world.told.set(id, { transactionHash })
    })
    expect((await run(fake)).last.status).toBe('replaced')
  })

  test('outlasts a silent node', async () => {
    const fake = createMultisigWorld()
    fake.script.push(() => {
      fake.world.isNodeDown = true
    })
    pause(fake, longerThanDropping)
    fake.script.push(() => {
      fake.world.isNodeDown = false
      fake.execute(fake.hashOf(act))
    })
    const { last, states } = await run(fake)
    expect(states.some(({ nodeSilent }) => nodeSilent)).toBe(true)
    expect(last.status).toBe('indexed')
    expect(last.nodeSilent).toBeUndefined()
  })

  test('is asked for anew where it ended badly', async () => {
    const fake = createMultisigWorld()
    fake.script.push(() => fake.execute(fake.hashOf(rejection)))
    const again = retryFlow((await run(fake)).last)
    expect(again).not.toHaveProperty('proposal')
    fake.script.push(() => fake.execute(fake.hashOf(act)))
    expect((await runFlow(one, again, fake.ports)).status).toBe('indexed')
  })
})

describe('an account of another kind of contract', () => {
  test('is waited for by the transaction that its wallet named', async () => {
    const fake = createFakeWorld()
    fake.world.isContract = true
    pause(fake, longerThanDropping)
    fake.script.push(() => {
      for (const hash of fake.waiting.keys()) fake.mine(hash)
    })
    const { last, path } = await run(fake)
    expect(path).toContain('proposed')
    expect(last.status).toBe('indexed')
  })

  test('fails with its transaction, and with its batch', async () => {
    const fake = createFakeWorld()
    fake.world.isContract = true
    fake.script.push(() => {
      for (const hash of fake.waiting.keys()) fake.mine(hash, false)
    })
    expect((await run(fake)).last.status).toBe('failed')
    const batch = createFakeWorld()
    batch.world.isContract = true
    batch.world.canBatch = true
    batch.script.push(() => {
      batch.world.batches.set('batch-1', { state: 'failed', receipts: [] })
    })
    expect((await run(batch)).last.status).toBe('failed')
  })
})

describe('an account that sends by an entry point (ERC-4337)', () => {
  const bundled = (succeeded: boolean, more: Partial<Log> = {}) => {
    const fake = createFakeWorld()
    fake.world.isContract = true
    fake.script.push(() => {
      for (const hash of fake.waiting.keys()) {
        fake.mine(hash)
        fake.leave(hash, [{ ...operationLog(succeeded), ...more } as Log])
      }
    })
    return fake
  }

  test('has done what its operation did', async () => {
    expect((await run(bundled(true))).last.status).toBe('indexed')
  })

  test('has failed where its operation failed, though the bundle went through', async () => {
    expect((await run(bundled(false))).last).toMatchObject({
      status: 'failed',
      failure: { name: 'Transaction_Reverted' },
    })
  })

  test('is not spoken for by others, nor judged by the operations of others', async () => {
    const stranger = bundled(false, { address: to })
    expect((await run(stranger)).last.status).toBe('indexed')
    const topics = operationLog(false).topics.with(2, pad(to))
    const other = bundled(false, { topics: topics as Log['topics'] })
    expect((await run(other)).last.status).toBe('indexed')
  })
})

describe('a reload', () => {
  test('goes on waiting, without the wallet', async () => {
    const fake = createMultisigWorld()
    const stored = await runUntil(fake, 'proposed')
    const away = async () => {
      throw new Error('no wallet is connected')
    }
    Object.assign(fake.ports.wallet, { getProposal: away, getBatchStatus: away })
    pause(fake, 3)
    fake.script.push(() => fake.execute(fake.hashOf(act)))
    const last = await resumeFlow(one, stored, fake.ports)
    expect(last.status).toBe('indexed')
  })

  test('finds what was carried out while nobody looked', async () => {
    const fake = createMultisigWorld()
    const stored = await runUntil(fake, 'proposed')
    fake.execute(fake.hashOf(act))
    fake.world.head += 5n * flowTiming.blocksOfEvents
    expect((await resumeFlow(one, stored, fake.ports)).status).toBe('indexed')
  })

  test('while the wallet asked finds what the owners got, or were carried out', async () => {
    const waits = createMultisigWorld()
    const asked = await runUntil(waits, 'awaiting-signature')
    const id = waits.hashOf(act, 9)
    waits.world.told.set(id, { confirmations: 1, required: 2 })
    waits.script.push(() => {
      waits.world.multisig = { nonce: 9, threshold: 2 }
      waits.execute(id)
    })
    expect((await resumeFlow(one, asked, waits.ports)).status).toBe('indexed')

    const done = createMultisigWorld()
    const before = await runUntil(done, 'awaiting-signature')
    done.execute(done.hashOf(act))
    expect((await resumeFlow(one, before, done.ports)).status).toBe('indexed')

    const nothing = createMultisigWorld()
    const open = await runUntil(nothing, 'awaiting-signature')
    expect(await resumeFlow(one, open, nothing.ports)).toMatchObject(dismissed)
  })

  test('while the wallet asked does not take what another flow was given', async () => {
    const fake = createMultisigWorld()
    const other = { ...(await runUntil(fake, 'proposed')), id: 'other' }
    const asked = await runUntil(fake, 'awaiting-signature')
    await fake.ports.storage.save(other.id, encodeFlowState(other))
    const id = fake.hashOf(act)
    fake.world.told.set(id, { confirmations: 1, required: 2 })
    expect(await resumeFlow(one, asked, fake.ports)).toMatchObject(dismissed)
    fake.world.told.set(id, { transactionHash: fake.execute(id) })
    expect(await resumeFlow(one, asked, fake.ports)).toMatchObject(dismissed)
    const done = await resumeFlow(one, other, fake.ports)
    expect(done.status).toBe('indexed')
    // A later step leaves the proposal behind, and keeps what it led to.
    const { proposal: _proposal, ...later } = done
    await fake.ports.storage.save(other.id, encodeFlowState(later))
    expect(await resumeFlow(one, asked, fake.ports)).toMatchObject(dismissed)
    fake.world.told.clear()
    expect(await resumeFlow(one, asked, fake.ports)).toMatchObject(dismissed)
  })

  test('while the wallet asked takes none of several that it may be', async () => {
    const fake = createMultisigWorld()
    const asked = await runUntil(fake, 'awaiting-signature')
    for (const nonce of [7, 9]) fake.world.told.set(fake.hashOf(act, nonce), { nonce })
    expect(await resumeFlow(one, asked, fake.ports)).toMatchObject(dismissed)
    fake.world.told.clear()
    for (const nonce of [7, 8]) fake.execute(fake.hashOf(act, nonce))
    expect(await resumeFlow(one, asked, fake.ports)).toMatchObject(dismissed)
  })

  test('while the wallet asked ends, though no node tells of the account’s events', async () => {
    const fake = createMultisigWorld()
    const asked = await runUntil(fake, 'awaiting-signature')
    fake.execute(`0x${'0c'.repeat(32)}`)
    const { getExecutions } = fake.ports.chain
    const refuse = async () => {
      throw new RpcUnavailable(chainId)
    }
    Object.assign(fake.ports.chain, { getExecutions: refuse })
    expect(await resumeFlow(one, asked, fake.ports)).toMatchObject(dismissed)
    expect(fake.world.sleeps).toBe(flowTiming.failuresOfRecovery - 1)
    // What the wallet knows needs no events.
    const id = fake.hashOf(act)
    fake.world.told.set(id, { confirmations: 1, required: 2 })
    fake.script.push(() => {
      Object.assign(fake.ports.chain, { getExecutions })
      fake.execute(id)
    })
    expect((await resumeFlow(one, asked, fake.ports)).status).toBe('indexed')
  })

  test('while the wallet asked reads each part of a long absence once, and no more than so many', async () => {
    const fake = createMultisigWorld()
    const asked = await runUntil(fake, 'awaiting-signature')
    fake.execute(`0x${'0c'.repeat(32)}`)
    fake.world.head += 10_000_000n
    const { getExecutions } = fake.ports.chain
    const froms: bigint[] = []
    const note = async (...range: Parameters<typeof getExecutions>) => {
      froms.push(range[1])
      if (froms.length % 3 === 0) throw new RpcUnavailable(chainId)
      return getExecutions(...range)
    }
    Object.assign(fake.ports.chain, { getExecutions: note })
    expect(await resumeFlow(one, asked, fake.ports)).toMatchObject(dismissed)
    expect(new Set(froms).size).toBe(flowTiming.partsOfRecovery)
    expect(froms.length).toBeLessThan(2 * flowTiming.partsOfRecovery)
    expect(fake.world.sleeps).toBeGreaterThanOrEqual(flowTiming.partsOfRecovery)
  })

  test('while the wallet asked tries few numbers, and no events where none was spent', async () => {
    const fake = createMultisigWorld()
    const asked = await runUntil(fake, 'awaiting-signature')
    let isRead = false
    let tried = 0
    const getProposal = async () => {
      tried += 1
      return undefined
    }
    const getExecutions = async () => {
      isRead = true
      return []
    }
    Object.assign(fake.ports.wallet, { getProposal })
    Object.assign(fake.ports.chain, { getExecutions })
    expect(await resumeFlow(one, asked, fake.ports)).toMatchObject(dismissed)
    expect(isRead).toBe(false)
    fake.world.multisig = { nonce: 5_000, threshold: 2 }
    tried = 0
    await resumeFlow(one, asked, fake.ports)
    expect(isRead).toBe(true)
    expect(tried).toBeLessThanOrEqual(2 * flowTiming.proposalsAhead)
  })

  test('after the block of several calls at once was reorganised away reads from where they were asked', async () => {
    const fake = createMultisigWorld()
    const id = askForBatch(fake)
    const froms: bigint[] = []
    const { getExecutions } = fake.ports.chain
    Object.assign(fake.ports.chain, {
      getExecutions: (...range: Parameters<typeof getExecutions>) => {
        froms.push(range[1])
        return getExecutions(...range)
      },
    })
    let first: `0x${string}` | undefined
    fake.script.push(() => {
      first = fake.execute(id)
    })
    const index = {
      async waitForBlock() {
        if (first) {
          fake.mined.delete(first)
          fake.takeBack()
        }
        first = undefined
        return true
      },
    }
    pause(fake, 2)
    fake.script.push(() => fake.execute(id))
    const batchable = { ...two, batchable: true }
    const last = await runFlow(batchable, fresh(batchable), { ...fake.ports, index })
    expect(last.status).toBe('indexed')
    expect(froms.every((from) => from >= 100n)).toBe(true)
  })

  test('after the block was reorganised away waits for the owners’ transaction again', async () => {
    const fake = createMultisigWorld()
    const hash = () => fake.execute(fake.hashOf(act, 7))
    let first: `0x${string}` | undefined
    fake.script.push(() => {
      first = hash()
    })
    let isReorganised = false
    const index = {
      async waitForBlock() {
        if (!isReorganised && first) {
          fake.mined.delete(first)
          fake.takeBack()
        }
        isReorganised = true
        return true
      },
    }
    fake.script.push(() => hash())
    const states: FlowState<null>[] = []
    const last = await runFlow(
      one,
      fresh(one),
      { ...fake.ports, index },
      {
        onChange: (state) => states.push(state),
      },
    )
    expect(states.map(({ status }) => status)).not.toContain('pending')
    expect(last.status).toBe('indexed')
    expect(last.steps[0]?.hash).not.toBe(first)
  })
})
