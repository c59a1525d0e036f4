import type { DecodedFailure } from '@slipway/sdk/evm/decode-contract-error'
import { buildReleasedWithdrawal } from '@slipway/sdk/lock/evm/build-released-withdrawal'
import { getLock } from '@slipway/sdk/lock/evm/get-lock'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import { lockTokensFlow } from '@slipway/sdk/lock/flows/lock-tokens-flow'
import { tokenLockFlows } from '@slipway/sdk/lock/flows/token-lock-flows'
import type { TokenLockDraft } from '@slipway/sdk/lock/lock-draft-schema'
import type { LockAction } from '@slipway/sdk/solana/lock/build-lock-action'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import type { SolanaLock } from '@slipway/sdk/solana/lock/types'
import type { Address as SolanaAddress } from '@solana/kit'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import type { LockPerson, LockScenario, LockStep, TableRelease } from './lock-scenario.ts'
import { evmLocksAlone, lockTable, solanaLocksAlone } from './lock-table.ts'
import { LockerWorld } from './locker-world.ts'
import { readNow } from './presale-on-chain.ts'
import { readTitles, readTree } from './read-scenarios.ts'
import { createTableCaller } from './table-caller.ts'
import { createTableToken } from './table-token.ts'
import { feeOf } from './token-world.ts'

/** What came of a step. */
interface LockOutcome {
  readonly error: string | undefined
  /** What the wallet has more. */
  readonly gives: bigint
}
interface LockRuntime {
  readonly startAt: number
  run(at: number, step: LockStep): Promise<LockOutcome>
  lockedNow(): Promise<bigint>
}

const { forever } = solanaLockLimits
const noAddress = '11111111111111111111111111111111' as SolanaAddress

/** A release in unix seconds. */
function scheduleOf({ cliff = 0, ...parts }: Partial<TableRelease>, startAt: number) {
  return { cliffAt: startAt + cliff, firstBps: 0, cycleSeconds: 0, cycleBps: 0, ...parts }
}
const unlockOf = (until: LockStep['until'] = 0, startAt = 0) =>
  until === 'forever' ? forever : startAt + until

async function runScenario({ steps }: LockScenario, runtime: LockRuntime) {
  for (const [index, step] of steps.entries()) {
    const { at, who, does, error, gives, locked } = step
    const came = await runtime.run(runtime.startAt + at, step)
    const place = `${index}: ${who} ${does}`
    expect(came.error, place).toBe(error)
    if (gives !== undefined) expect(came.gives, place).toBe(gives)
    else if (does !== 'lock') expect(came.gives, place).toBe(0n)
    if (locked !== undefined) expect(await runtime.lockedNow(), place).toBe(locked)
  }
}

async function openOnSolana({ taxBps }: LockScenario): Promise<LockRuntime> {
  const world = await LockerWorld.open()
  const [ann, ben, cat] = [await world.person(), await world.person(), await world.person()]
  const people = { ann, ben, cat }
  const addressOf = (who: LockPerson | 'nobody') =>
    who === 'nobody' ? noAddress : people[who].address
  const extensions = taxBps ? [feeOf(ann.address, taxBps)] : []
  const token = await world.token([ann], { extensions })
  const startAt = world.now + 400
  let lock: SolanaLock | undefined

  const begin = async ({ who, to = who, amount = 0n, release, until }: LockStep) => {
    const schedule = release && scheduleOf(release, startAt)
    const terms = { amount, owner: addressOf(to), unlockAt: unlockOf(until, startAt) }
    const made = await world.creation(token, people[who], {
      ...terms,
      ...(schedule && { schedule }),
    })
    const { error } = await world.send(people[who], made.instructions)
    if (error === undefined) lock = world.read(made.lock)
    return error
  }
  const act = async ({ who, does, amount, until, to = 'nobody' }: LockStep) => {
    if (!lock) throw new Error('There is no lock.')
    const by = async (action: LockAction) =>
      (await world.act(token, lock as SolanaLock, people[who], action)).error
    if (does === 'relock') return by({ kind: 'relock', unlockAt: unlockOf(until, startAt) })
    if (does === 'give') return by({ kind: 'give', receiver: addressOf(to) })
    return by({ kind: 'withdraw', ...(amount !== undefined && { amount }) })
  }
  return {
    startAt,
    async run(at, step) {
      world.setTime(at)
      const { address } = people[step.who]
      const had = await world.balanceOf(token, address)
      const error = await (step.does === 'lock' ? begin(step) : act(step))
      return { error: error?.toString(), gives: (await world.balanceOf(token, address)) - had }
    },
    async lockedNow() {
      const { initialAmount = 0n, withdrawn = 0n } = (lock && world.find(lock.address)) ?? {}
      return initialAmount - withdrawn
    },
  }
}

let platform: LocalPlatform

/** Of nothing that is released the contracts say that more was asked for. */
const plainName = (refusal: DecodedFailure | undefined) =>
  refusal?.name === 'TokenLocker_AmountAboveReleased' && refusal.args.released === 0n
    ? 'StillLocked'
    : refusal?.name.replace('TokenLocker_', '')

async function openOnEvm({ taxBps }: LockScenario): Promise<LockRuntime> {
  const { tokenLocker: locker } = getLockContracts(platform.chain)
  const caller = createTableCaller<LockPerson>(platform, { ann: 4, ben: 5, cat: 6 })
  const { take, balanceOf } = caller
  const addressOf = (who: LockPerson | 'nobody') =>
    who === 'nobody' ? zeroAddress : caller.addressOf(who)
  const asset = await createTableToken(platform, addressOf('ann'), taxBps)
  await caller.approve('ann', asset, locker)
  const startAt = (await readNow(platform)) + 400
  let lockId = 0n

  const begin = async (at: number, { who, to = who, amount = 0n, release, until }: LockStep) => {
    const schedule = release && scheduleOf(release, startAt)
    const draft: TokenLockDraft = {
      locker: 'token',
      ...{ asset, amount, owner: addressOf(to), unlockAt: BigInt(unlockOf(until, startAt)) },
      ...{ isRebasing: false, isMigratable: false, ...(schedule && { schedule }) },
    }
    const { refusal, result } = await take(
      who,
      lockTokensFlow,
      { locker, draft, approvals: [] },
      at,
    )
    if (!refusal) lockId = result.lockId as bigint
    return refusal
  }
  const act = async (at: number, { who, does, amount, until, to = 'nobody' }: LockStep) => {
    const input = { locker, lockId }
    const { relock, transferOwnership, withdraw } = tokenLockFlows
    if (does === 'relock')
      return take(who, relock, { ...input, unlockAt: BigInt(unlockOf(until, startAt)) }, at)
    if (does === 'give')
      return take(who, transferOwnership, { ...input, newOwner: addressOf(to) }, at)
    if (amount !== undefined) return take(who, withdraw, { ...input, units: amount }, at)
    return caller.send(who, buildReleasedWithdrawal(input), at)
  }
  return {
    startAt,
    async run(at, step) {
      const wallet = addressOf(step.who)
      const had = await balanceOf(asset, wallet)
      const refusal = step.does === 'lock' ? await begin(at, step) : (await act(at, step)).refusal
      return { error: plainName(refusal), gives: (await balanceOf(asset, wallet)) - had }
    },
    async lockedNow() {
      const lock = await getLock(platform.client, { kind: 'token', locker, lockId })
      return lock?.kind === 'token' ? lock.amount : 0n
    },
  }
}

describe('by the program of Solana, a lock', () => {
  test.each(lockTable)('$name', async (scenario) => {
    await runScenario(scenario, await openOnSolana(scenario))
  })
})

describe('by the contracts of EVM networks, a lock', () => {
  beforeAll(async () => {
    platform = await startLocalPlatform(18_737)
  })
  afterAll(() => platform.node.stop())

  test.each(lockTable)('$name', async (scenario) => {
    await runScenario(scenario, await openOnEvm(scenario))
  })
})

test('every scenario of the contracts is one of the table, or says why it is none', () => {
  const shared = new Set(lockTable.flatMap(({ from }) => from))
  const alone = Object.keys(evmLocksAlone)
  expect([...shared, ...alone].sort()).toEqual(readTree('lock/TokenLocker.tree'))
})

test('what the program alone does is tested where the table says', () => {
  const titles = readTitles(['solana-locker', 'solana-locker-attacks'])
  expect(titles).toEqual(expect.arrayContaining(Object.keys(solanaLocksAlone)))
})
