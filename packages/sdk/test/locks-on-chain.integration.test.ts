import { lockAnnouncerAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import { type Address, erc20Abi, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createReadClient, type ReadClient } from '../src/evm/create-read-client.ts'
import { withGasMargin } from '../src/evm/with-gas-margin.ts'
import { startFlow } from '../src/flow/flow-state.ts'
import { runFlow } from '../src/flow/run-flow.ts'
import type { FlowDefinition, FlowPorts } from '../src/flow/types.ts'
import { findLocks } from '../src/lock/evm/find-locks.ts'
import { getLock } from '../src/lock/evm/get-lock.ts'
import { getLockedOf } from '../src/lock/evm/get-locked-of.ts'
import { getReleasable } from '../src/lock/evm/get-releasable.ts'
import { getSuccessors } from '../src/lock/evm/get-successors.ts'
import { isLockOperator } from '../src/lock/evm/is-lock-operator.ts'
import { liquidityLockFlows } from '../src/lock/flows/liquidity-lock-flows.ts'
import { lockLiquidityFlow } from '../src/lock/flows/lock-liquidity-flow.ts'
import { lockTokensFlow } from '../src/lock/flows/lock-tokens-flow.ts'
import { prepareLockIncrement } from '../src/lock/flows/prepare-lock-increment.ts'
import { tokenLockFlows } from '../src/lock/flows/token-lock-flows.ts'
import { listLockPowers, lockCapabilityBits } from '../src/lock/lock-capabilities.ts'
import { lockForever } from '../src/lock/lock-limits.ts'
import { readRelockParams, readWithdrawParams } from '../src/lock/read-lock-params.ts'
import { calculateReleasedUnits } from '../src/lock/release-math.ts'
import type {
  LiquidityLockRecord,
  LockContracts,
  ReleaseSchedule,
  TokenLockRecord,
} from '../src/lock/types.ts'
import {
  deployLockContracts,
  deploySuccessor,
  deployToken,
  type LockDeployer,
  lockDeployer,
} from './deploy-lock-contracts.ts'
import { developmentAccounts } from './development-keys.ts'
import { flowPorts } from './flow-on-chain.ts'
import { momentsOf, randomLocks, seededRandom } from './random-locks.ts'
import { sendCall, type TestCall } from './send-call.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

const [owner, heir, stranger] = developmentAccounts
const day = 86_400
const supply = 10n ** 30n
const allowed = supply
const pairAbi = parseAbi([
  'function createPair(address a, address b) returns (address)',
  'function getPair(address a, address b) view returns (address)',
  'function mint(address to) returns (uint256)',
])

let node: TestChain
let client: ReadClient
let ports: FlowPorts
let deployer: LockDeployer
let contracts: LockContracts
let token: Address

const send = (from: Address, call: TestCall) => sendCall(client, from, call)

async function run<Input>(
  definition: FlowDefinition<Input>,
  input: Input,
  account: Address = owner,
) {
  const id = `flow-${Math.random()}`
  const start = { id, chainId: client.chain.id, account, input, createdAt: 0 }
  return runFlow(definition, startFlow(definition, start), ports)
}

/** Runs an act that has to succeed. @returns what its last step proved */
async function act<Input>(definition: FlowDefinition<Input>, input: Input, account?: Address) {
  const { status, failure, steps } = await run(definition, input, account)
  expect([status, failure?.name]).toEqual(['mined', undefined])
  return steps.at(-1)?.result ?? {}
}

/** Name of the error that an act is refused with. */
async function refusal<Input>(definition: FlowDefinition<Input>, input: Input, account?: Address) {
  const { status, failure } = await run(definition, input, account)
  expect(status).toBe('failed')
  return failure?.name
}

const now = async () => Number((await client.getBlock()).timestamp)

/** Mines a block at a moment. */
async function moveTo(at: number): Promise<void> {
  await node.test.setNextBlockTimestamp({ timestamp: BigInt(at) })
  await node.test.mine({ blocks: 1 })
}

const balanceOf = (account: Address, of = token) =>
  client.readContract({ address: of, abi: erc20Abi, functionName: 'balanceOf', args: [account] })

interface LockWish {
  readonly amount?: bigint
  readonly owner?: Address
  readonly unlockAt: bigint
  readonly schedule?: ReleaseSchedule
  readonly isMigratable?: boolean
  readonly isRebasing?: boolean
}

/** Locks tokens by the product's own flow. */
async function lockTokens(wish: LockWish): Promise<bigint> {
  const draft = {
    kind: 'token',
    asset: token,
    amount: 1_000_000n,
    owner,
    isMigratable: false,
    isRebasing: false,
    ...wish,
  } as const
  const input = { locker: contracts.tokenLocker, draft: draft as never, approvals: [] }
  return (await act(lockTokensFlow, input)).lockId as bigint
}

async function tokenLockOf(lockId: bigint): Promise<TokenLockRecord> {
  const lock = await getLock(client, { kind: 'token', locker: contracts.tokenLocker, lockId })
  if (lock?.kind !== 'token') throw new Error(`no lock ${lockId}`)
  return lock
}

beforeAll(async () => {
  node = await startTestChain()
  client = createReadClient(node.chain)
  ports = flowPorts(
    client,
    withGasMargin((args) => client.request(args as never)),
  )
  deployer = lockDeployer(node.rpcUrl)
  contracts = await deployLockContracts(deployer, owner)
  token = await deployToken(deployer, supply)
  for (const spender of [contracts.tokenLocker, contracts.liquidityLocker])
    await send(owner, {
      address: token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender, allowed],
    })
})

afterAll(() => node.stop())

test('a lock from its first day to its last: part, longer, split, another owner, more, another locker', async () => {
  const { tokenLocker: locker } = contracts
  const cliffAt = (await now()) + 10 * day
  const schedule = { cliffAt, firstBps: 2_000, cycleSeconds: 0, cycleBps: 0 }
  const unlockAt = BigInt(cliffAt + 100 * day)
  const lockId = await lockTokens({ unlockAt, schedule, isMigratable: true })
  const id = { locker, lockId }

  // Too early: the form, the rehearsal and the contract say the same.
  const fresh = await tokenLockOf(lockId)
  const early = readWithdrawParams('1', { lock: fresh, decimals: 0, now: await now() })
  expect(early.ok ? [] : early.issues.map(({ code }) => code)).toEqual(['TokenLocker_StillLocked'])
  expect(await refusal(tokenLockFlows.withdraw, { ...id, units: 1n })).toBe(
    'TokenLocker_StillLocked',
  )

  // A part: what is released, and not a unit more.
  await moveTo(cliffAt + 50 * day)
  const half = await tokenLockOf(lockId)
  const reading = readWithdrawParams('600000', { lock: half, decimals: 0, now: await now() })
  expect(reading).toEqual({ ok: true, params: { amount: 600_000n, units: 600_000n } })
  const above = { ...id, units: 700_000n }
  expect(await refusal(tokenLockFlows.withdraw, above)).toBe('TokenLocker_AmountAboveReleased')
  const before = await balanceOf(owner)
  const paid = await act(tokenLockFlows.withdraw, { ...id, units: 600_000n })
  expect(paid).toEqual({ units: 600_000n, amount: 600_000n })
  expect((await balanceOf(owner)) - before).toBe(600_000n)

  // Longer, never shorter; the schedule moves along.
  const later = unlockAt + BigInt(20 * day)
  const shorter = readRelockParams(unlockAt, { lock: half, now: await now() })
  expect(shorter.ok ? [] : shorter.issues.map(({ code }) => code)).toEqual(['TokenLocker_NotLater'])
  expect(await refusal(tokenLockFlows.relock, { ...id, unlockAt })).toBe('TokenLocker_NotLater')
  expect(await act(tokenLockFlows.relock, { ...id, unlockAt: later })).toEqual({ unlockAt: later })
  expect((await tokenLockOf(lockId)).schedule?.cliffAt).toBe(cliffAt + 20 * day)

  // In two, of which one gets another owner.
  expect(await refusal(tokenLockFlows.split, { ...id, units: 400_000n })).toBe(
    'TokenLocker_SplitTakesAll',
  )
  const { newLockId } = await act(tokenLockFlows.split, { ...id, units: 100_000n })
  const part = await tokenLockOf(newLockId as bigint)
  expect([part.units, part.initialUnits, part.unlockAt]).toEqual([
    100_000n,
    250_000n,
    Number(later),
  ])
  await act(tokenLockFlows.transferOwnership, { locker, lockId: part.lockId, newOwner: heir })
  expect((await tokenLockOf(part.lockId)).owner).toBe(heir)
  expect(
    await refusal(tokenLockFlows.relock, { ...id, lockId: part.lockId, unlockAt: later }),
  ).toBe('TokenLocker_NotOwner')

  // More, from anybody: with the exact allowance, which is asked for first.
  await send(owner, {
    address: token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [stranger, 5_000n],
  })
  const increment = { account: stranger, lock: await tokenLockOf(lockId), amount: 5_000n, now: 0 }
  const { input, plan } = await prepareLockIncrement(client, increment)
  expect(input.approvals).toEqual([{ token, spender: locker, amount: 5_000n }])
  expect(plan.permits).toMatchObject([{ query: { token, spender: locker, value: 5_000n } }])
  const added = await act(tokenLockFlows.increment, input, stranger)
  expect(added).toEqual({ amount: 5_000n, units: 5_000n })

  // To a locker that was announced a week before, and not a second earlier.
  const successor = await deploySuccessor(deployer)
  const announcer = { address: contracts.lockAnnouncer, abi: lockAnnouncerAbi } as const
  await send(owner, { ...announcer, functionName: 'announce', args: [successor] })
  const [announced] = await getSuccessors(client, contracts)
  expect(announced).toEqual({ address: successor, opensAt: (await now()) + 7 * day })
  const move = { ...id, successor }
  await moveTo((announced?.opensAt ?? 0) - 1)
  expect(await refusal(tokenLockFlows.migrate, move)).toBe('TokenLocker_SuccessorNotOpen')
  await moveTo(announced?.opensAt ?? 0)
  const moving = await tokenLockOf(lockId)
  const migrated = await act(tokenLockFlows.migrate, move)
  expect(migrated).toEqual({ successorLockId: 1n, amount: moving.amount, arrived: moving.amount })
  expect(await balanceOf(successor)).toBe(305_000n)
  expect(await getLock(client, { kind: 'token', ...id })).toBeUndefined()
})

test('a successor that is struck off is none', async () => {
  const announcer = { address: contracts.lockAnnouncer, abi: lockAnnouncerAbi } as const
  const [known] = await getSuccessors(client, contracts)
  const second = await deploySuccessor(deployer)
  await send(owner, { ...announcer, functionName: 'announce', args: [second] })
  expect((await getSuccessors(client, contracts)).map(({ address }) => address)).toEqual([
    second,
    known?.address,
  ])
  await send(owner, { ...announcer, functionName: 'strikeOff', args: [second] })
  expect(await getSuccessors(client, contracts)).toEqual([known])
})

test('an operator withdraws to the owner, and nobody else does', async () => {
  const { tokenLocker: locker } = contracts
  const unlockAt = BigInt((await now()) + day)
  const lockIds = [await lockTokens({ unlockAt }), await lockTokens({ unlockAt, amount: 7n })]
  await moveTo(Number(unlockAt))
  const query = { owner, operator: stranger }
  expect(await isLockOperator(client, contracts, query)).toBe(false)
  const input = { locker, lockIds }
  expect(await refusal(tokenLockFlows.withdrawFor, input, stranger)).toBe('TokenLocker_NotOwner')
  await act(tokenLockFlows.setOperator, { locker, operator: stranger, allowed: true })
  expect(await isLockOperator(client, contracts, query)).toBe(true)
  const before = await balanceOf(owner)
  const paid = await act(tokenLockFlows.withdrawFor, input, stranger)
  expect(paid).toEqual({ locks: 2, amount: 1_000_007n, units: 1_000_007n })
  expect((await balanceOf(owner)) - before).toBe(1_000_007n)
  await act(tokenLockFlows.setOperator, { locker, operator: stranger, allowed: false })
  expect(await isLockOperator(client, contracts, query)).toBe(false)
  // Anybody is nobody's address.
  await act(tokenLockFlows.setOperator, { locker, operator: zeroAddress, allowed: true })
  const anybody = { owner, operator: zeroAddress }
  expect(await isLockOperator(client, contracts, anybody)).toBe(true)
  await act(tokenLockFlows.setOperator, { ...anybody, locker, allowed: false })
})

/** What each lock would pay at a moment, by the contract; the pure calculation has to say the same. */
async function compareAt(at: number, lockIds: readonly bigint[]) {
  await moveTo(at)
  const locks = await Promise.all(lockIds.map(tokenLockOf))
  const paid = await Promise.all(locks.map((lock) => getReleasable(client, lock, at)))
  const numbers = paid.map(({ units }) => units)
  expect([at, locks.map((lock) => calculateReleasedUnits(lock, at))]).toEqual([at, numbers])
  return locks.map((lock, index) => ({ lock, free: numbers[index] ?? 0n }))
}

test('released units are the contract’s own, whatever the schedule and the moment', async () => {
  const random = seededRandom(7)
  const begin = (await now()) + 100
  const wishes = randomLocks(14, begin, random)
  const lockIds: bigint[] = []
  for (const wish of wishes) lockIds.push(await lockTokens(wish))
  const times = momentsOf(await Promise.all(lockIds.map(tokenLockOf)), random)
  let compared = 0
  let partly = 0
  for (const at of times) {
    if (at <= (await now())) continue
    const found = await compareAt(at, lockIds)
    const parts = found.filter(({ lock, free }) => free > 1n && free < lock.units)
    compared += found.length
    partly += parts.length
    // What was withdrawn meanwhile counts too.
    const [one] = parts
    if (!one || random(2) === 0) continue
    const { locker, lockId } = one.lock
    await act(tokenLockFlows.withdraw, { locker, lockId, units: one.free / 2n })
  }
  expect(compared).toBeGreaterThan(300)
  expect(partly).toBeGreaterThan(60)
})

test('powers are the contract’s own bits', async () => {
  const unlockAt = BigInt((await now()) + day)
  const wishes = [
    { unlockAt },
    { unlockAt, isMigratable: true },
    { unlockAt: lockForever, isMigratable: true },
  ]
  for (const wish of wishes) {
    const lockId = await lockTokens(wish)
    const bits = await client.readContract({
      address: contracts.tokenLocker,
      abi: tokenLockerAbi,
      functionName: 'capabilities',
      args: [lockId],
    })
    const known = lockCapabilityBits as Readonly<Record<string, bigint | undefined>>
    const sum = listLockPowers(await tokenLockOf(lockId))
      .map(({ capability }) => known[capability] ?? 0n)
      .reduce((total, bit) => total | bit, 0n)
    expect(sum).toBe(bits)
  }
})

describe('liquidity', () => {
  let lpToken: Address

  beforeAll(async () => {
    const other = await deployToken(deployer, supply)
    const factory = await deployer.createPublished(
      '@uniswap/v2-core/build/UniswapV2Factory.json',
      ['address'],
      [owner],
    )
    const pairs = { address: factory, abi: pairAbi } as const
    await send(owner, { ...pairs, functionName: 'createPair', args: [token, other] })
    lpToken = await client.readContract({ ...pairs, functionName: 'getPair', args: [token, other] })
    for (const side of [token, other])
      await send(owner, {
        address: side,
        abi: erc20Abi,
        functionName: 'transfer',
        args: [lpToken, 10n ** 18n],
      })
    await send(owner, { address: lpToken, abi: pairAbi, functionName: 'mint', args: [owner] })
  })

  test('locked, split, prolonged, handed over, added to, and out at its end', async () => {
    const { liquidityLocker: locker } = contracts
    const unlockAt = BigInt((await now()) + day)
    const amount = 1_000n
    const approvals = [{ token: lpToken, spender: locker, amount }]
    const made = await act(lockLiquidityFlow, {
      locker,
      lpToken,
      amount,
      owner,
      unlockAt,
      approvals,
    })
    const lockId = made.lockId as bigint
    const id = { locker, lockId }
    expect(await refusal(liquidityLockFlows.withdraw, { ...id, amount: 1n })).toBe(
      'LiquidityLocker_StillLocked',
    )
    const { newLockId } = await act(liquidityLockFlows.split, { ...id, amount: 400n })
    const later = unlockAt + 60n
    await act(liquidityLockFlows.relock, { ...id, unlockAt: later })
    const part = { locker, lockId: newLockId as bigint }
    await act(liquidityLockFlows.transferOwnership, { ...part, newOwner: heir })
    const lock = (await getLock(client, { kind: 'liquidity', ...id })) as LiquidityLockRecord
    const increment = { account: owner, lock, amount: 50n, now: 0 }
    const { input, plan } = await prepareLockIncrement(client, increment)
    expect(plan.permits).toEqual([])
    expect(await act(liquidityLockFlows.increment, input)).toEqual({ amount: 50n })
    expect(await getLockedOf(client, contracts, lpToken)).toEqual({ token: 0n, liquidity: 1_050n })
    await moveTo(Number(later))
    await act(liquidityLockFlows.withdraw, { ...id, amount: 650n })
    expect(await getLock(client, { kind: 'liquidity', ...id })).toBeUndefined()
    await act(liquidityLockFlows.withdraw, { ...part, amount: 100n }, heir)
    expect(await balanceOf(heir, lpToken)).toBe(100n)

    const page = await findLocks(client, contracts, { kind: 'liquidity', asset: lpToken })
    expect(page.locks.map(({ lockId: found, amount: left }) => [found, left])).toEqual([
      [part.lockId, 300n],
    ])
    expect(page.nextId).toBe(0n)
  })
})

test('pages of locks straight from the chain: newest first, by owner and by token, each once', async () => {
  const unlockAt = BigInt((await now()) + day)
  const made: bigint[] = []
  for (let turn = 0; turn < 5; turn++)
    made.push(await lockTokens({ unlockAt, owner: stranger, amount: 10n + BigInt(turn) }))
  const found: bigint[] = []
  let newestId = 0n
  do {
    const query = { kind: 'token', owner: stranger, asset: token, newestId, count: 3 } as const
    const page = await findLocks(client, contracts, query)
    found.push(...page.locks.map(({ lockId }) => lockId))
    newestId = page.nextId
  } while (newestId !== 0n)
  expect(found).toEqual([...made].reverse())
  const none = await findLocks(client, contracts, { kind: 'token', owner: stranger, asset: heir })
  expect(none.locks).toEqual([])
  const locked = await getLockedOf(client, contracts, token)
  expect(locked.token).toBe(await balanceOf(contracts.tokenLocker))
})
