import { nftLockerAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import {
  type Abi,
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  erc20Abi,
  type Log,
  type TransactionReceipt,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { eventLog } from '../../../test/event-log.ts'
import { addressOf } from '../../../test/typed-locks.ts'
import { EventMissing } from '../../evm/event-missing.ts'
import { nftAbi } from '../../evm/nft-abi.ts'
import type { FlowContext, FlowDefinition } from '../../flow/types.ts'
import type { LockEntry, NftLockDraft, TokenLockDraft } from '../lock-draft-schema.ts'
import { createLockFlows } from './create-lock-flows.ts'
import { type LockNftInput, lockNftFlow } from './lock-nft-flow.ts'
import {
  type LockTokenListInput,
  lockTokenListFlow,
  lockTokenListPartsFlow,
} from './lock-token-list-flow.ts'
import { type LockTokensInput, lockTokensFlow } from './lock-tokens-flow.ts'

const locker = addressOf('c0')
const stranger = addressOf('b2')
const token = addressOf('70')
const account = addressOf('a1')
const owner = addressOf('a2')
const context: FlowContext = { chainId: 1, account, results: {} }
const schedule = { cliffAt: 40, firstBps: 1_000, cycleSeconds: 0, cycleBps: 0 }
const scheduleArgs = { cliffAt: 40n, firstBps: 1_000n, cycleSeconds: 0n, cycleBps: 0n }
const approval = { token, spender: locker, amount: 9n }
const permit = { token, value: 9n, deadline: 99n, signature: '0x1234' } as const

/** What the last step of a flow reads from a receipt. */
function prove<Input>(
  flow: FlowDefinition<Input>,
  input: Input,
  logs: readonly Log[],
): Readonly<Record<string, unknown>> | undefined {
  const receipt = { logs, succeeded: true } as unknown as TransactionReceipt
  return flow
    .steps(input)
    .at(-1)
    ?.verify(input, receipt as never, context)
}

const log = (abi: Abi, name: string, args: Record<string, unknown>, address: Address = locker) =>
  eventLog(abi, name, args, address)

function callOf<Input>(flow: FlowDefinition<Input>, input: Input, abi: Abi) {
  const step = flow.steps(input).at(-1)
  if (!step) throw new Error('no step')
  const { to, data, valueWei } = step.build(input, context)
  return { to, valueWei, ...decodeFunctionData({ abi, data }) }
}

describe('tokens', () => {
  const draft: TokenLockDraft = {
    locker: 'token',
    asset: token,
    owner,
    amount: 9n,
    unlockAt: 90n,
    schedule,
    isRebasing: false,
    isMigratable: true,
  }
  const input: LockTokensInput = { locker, draft, approvals: [approval] }
  const locked = {
    lockId: 7n,
    token,
    owner,
    amount: 8n,
    units: 8n,
    unlockAt: 90n,
    migratable: true,
  }
  const scheduled = { lockId: 7n, ...scheduleArgs }

  test('the call says what the draft says', () => {
    const options = { rebasing: false, migratable: true, schedule: scheduleArgs }
    expect(callOf(lockTokensFlow, input, tokenLockerAbi)).toEqual({
      to: locker,
      valueWei: 0n,
      functionName: 'lock',
      args: [token, 9n, owner, 90n, options],
    })
    expect(callOf(lockTokensFlow, { ...input, permit }, tokenLockerAbi)).toMatchObject({
      functionName: 'lockWithPermit',
      args: [token, 9n, owner, 90n, options, 99n, '0x1234'],
    })
  })

  test('a signature takes the place of the approval, which is exact', () => {
    expect(lockTokensFlow.steps(input).map(({ id }) => id)).toEqual(['approve-0', 'lock-tokens'])
    expect(lockTokensFlow.steps({ ...input, permit }).map(({ id }) => id)).toEqual(['lock-tokens'])
    const approve = lockTokensFlow.steps(input)[0]?.build(input, context)
    expect(decodeFunctionData({ abi: erc20Abi, data: approve?.data ?? '0x' })).toMatchObject({
      args: [locker, 9n],
    })
  })

  test('the result is what arrived', () => {
    const logs = [
      log(tokenLockerAbi, 'Locked', locked),
      log(tokenLockerAbi, 'Scheduled', scheduled),
    ]
    const result = { lockId: 7n, amount: 8n, units: 8n, unlockAt: 90n }
    expect(prove(lockTokensFlow, input, logs)).toEqual(result)
  })

  test('somebody else’s lock in the same transaction is not taken for ours', () => {
    const logs = [
      log(tokenLockerAbi, 'Locked', { ...locked, lockId: 6n, owner: stranger, amount: 1n }),
      log(tokenLockerAbi, 'Locked', locked),
      log(tokenLockerAbi, 'Scheduled', scheduled),
    ]
    expect(prove(lockTokensFlow, input, logs)).toMatchObject({ lockId: 7n, amount: 8n })
  })

  test.each([
    ['another owner', { owner: stranger }, {}],
    ['another token', { token: stranger }, {}],
    ['another time', { unlockAt: 89n }, {}],
    ['one that rebases', { rebasing: true }, {}],
    ['one that cannot move', { migratable: false }, {}],
    ['an earlier cliff', {}, { cliffAt: 39n }],
    ['a larger first part', {}, { firstBps: 1_001n }],
    ['the schedule of another lock', {}, { lockId: 8n }],
  ])('a receipt with %s proves nothing', (_name, lock, release) => {
    const logs = [
      log(tokenLockerAbi, 'Locked', { ...locked, ...lock }),
      log(tokenLockerAbi, 'Scheduled', { ...scheduled, ...release }),
    ]
    expect(() => prove(lockTokensFlow, input, logs)).toThrow(EventMissing)
  })

  test('nor does another contract’s word, or a lock without its schedule', () => {
    const logs = [log(tokenLockerAbi, 'Locked', locked, stranger)]
    expect(() => prove(lockTokensFlow, input, logs)).toThrow(EventMissing)
    const half = [log(tokenLockerAbi, 'Locked', locked)]
    expect(() => prove(lockTokensFlow, input, half)).toThrow(EventMissing)
  })
})

describe('a list', () => {
  const rows: readonly LockEntry[] = [
    { owner, amount: 5n, unlockAt: 90n },
    { owner: account, amount: 6n, unlockAt: 91n, schedule },
  ]
  const input: LockTokenListInput = {
    locker,
    token,
    isRebasing: false,
    isMigratable: false,
    parts: [rows],
    approvals: [],
  }
  const lockOf = (at: number, change = {}) =>
    log(tokenLockerAbi, 'Locked', {
      lockId: BigInt(at + 3),
      token,
      owner: rows[at]?.owner,
      amount: rows[at]?.amount,
      units: rows[at]?.amount,
      unlockAt: rows[at]?.unlockAt,
      ...change,
    })
  const releaseOf = (at: number, change = {}) =>
    log(tokenLockerAbi, 'Scheduled', { lockId: BigInt(at + 3), ...scheduleArgs, ...change })

  test('the call has the rows in their order', () => {
    const none = { cliffAt: 0n, firstBps: 0n, cycleSeconds: 0n, cycleBps: 0n }
    expect(callOf(lockTokenListFlow, input, tokenLockerAbi)).toMatchObject({
      functionName: 'lockMany',
      args: [
        token,
        [
          { owner, amount: 5n, unlockAt: 90n, schedule: none },
          { owner: account, amount: 6n, unlockAt: 91n, schedule: scheduleArgs },
        ],
        false,
        false,
      ],
    })
    const signed = callOf(lockTokenListFlow, { ...input, permit }, tokenLockerAbi)
    expect(signed.functionName).toBe('lockManyWithPermit')
  })

  test('every row is proven', () => {
    const logs = [lockOf(0), lockOf(1), releaseOf(1)]
    expect(prove(lockTokenListFlow, input, logs)).toEqual({
      firstLockId: 3n,
      count: 2,
      amount: 11n,
    })
  })

  test.each([
    ['a row is missing', [lockOf(0)]],
    ['rows are exchanged', [lockOf(1), lockOf(0), releaseOf(1)]],
    ['a row is there twice', [lockOf(0), lockOf(1), lockOf(1), releaseOf(1)]],
    ['a row has another owner', [lockOf(0, { owner: stranger }), lockOf(1), releaseOf(1)]],
    ['a row ends earlier', [lockOf(0, { unlockAt: 89n }), lockOf(1), releaseOf(1)]],
    ['a row may move', [lockOf(0, { migratable: true }), lockOf(1), releaseOf(1)]],
    ['a row lost its schedule', [lockOf(0), lockOf(1)]],
    ['a row comes sooner', [lockOf(0), lockOf(1), releaseOf(1, { firstBps: 9_999n })]],
  ])('nothing is proven when %s', (_name, logs) => {
    expect(() => prove(lockTokenListFlow, input, logs)).toThrow(EventMissing)
  })

  test('locks of another token in the same transaction are nobody’s business', () => {
    const logs = [lockOf(0, { token: stranger }), lockOf(0), lockOf(1), releaseOf(1)]
    expect(prove(lockTokenListFlow, input, logs)).toMatchObject({ count: 2 })
  })

  test('in parts has a step for each, and is never one batch', () => {
    const [first, second] = rows
    if (!first || !second) throw new Error('two rows')
    const parts = { ...input, parts: [[first], [second]], approvals: [approval] }
    expect(lockTokenListPartsFlow.steps(parts).map(({ id }) => id)).toEqual([
      'approve-0',
      'lock-list-0',
      'lock-list-1',
    ])
    expect([lockTokenListPartsFlow.batchable, lockTokenListFlow.batchable]).toEqual([false, true])
  })
})

describe('an NFT', () => {
  const draft: NftLockDraft = { locker: 'nft', asset: token, nftId: 5n, owner, unlockAt: 90n }
  const sent: LockNftInput = { locker, draft, way: 'send' }
  const given: LockNftInput = { locker, draft, way: 'approve' }
  const locked = { lockId: 7n, collection: token, owner, nftId: 5n, unlockAt: 90n, kind: 2 }

  test('is sent with its terms, and nobody gets an allowance', () => {
    expect(lockNftFlow.steps(sent).map(({ id }) => id)).toEqual(['lock-nft'])
    const { to, args } = callOf(lockNftFlow, sent, nftAbi)
    expect(to).toBe(token)
    expect(args?.slice(0, 3)).toEqual([account, locker, 5n])
    const terms = decodeAbiParameters(
      [{ type: 'address' }, { type: 'uint256' }],
      args?.[3] as `0x${string}`,
    )
    expect(terms).toEqual([owner, 90n])
  })

  test('or is approved by itself alone, and taken', () => {
    expect(lockNftFlow.steps(given).map(({ id }) => id)).toEqual(['approve-0', 'lock-nft'])
    const approve = lockNftFlow.steps(given)[0]?.build(given, context)
    expect(decodeFunctionData({ abi: nftAbi, data: approve?.data ?? '0x' })).toEqual({
      functionName: 'approve',
      args: [locker, 5n],
    })
    expect(callOf(lockNftFlow, given, nftLockerAbi)).toMatchObject({
      to: locker,
      functionName: 'lock',
      args: [token, 5n, owner, 90n],
    })
  })

  test.each([
    [0, 'none'],
    [1, 'v3'],
    [2, 'v4'],
  ])('kind %d is %s', (kind, position) => {
    const logs = [log(nftLockerAbi, 'Locked', { ...locked, kind })]
    const result = { lockId: 7n, position, unlockAt: 90n }
    expect(prove(lockNftFlow, sent, logs)).toEqual(result)
  })

  test.each([
    ['another NFT', { nftId: 6n }],
    ['another collection', { collection: stranger }],
    ['another owner', { owner: stranger }],
    ['another time', { unlockAt: 89n }],
  ])('a receipt with %s proves nothing', (_name, change) => {
    const logs = [log(nftLockerAbi, 'Locked', { ...locked, ...change })]
    expect(() => prove(lockNftFlow, sent, logs)).toThrow(EventMissing)
  })
})

test('every flow has a name of its own, by which a reload finds it', () => {
  const names = Object.values(createLockFlows).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
