import { liquidityLockerAbi, nftLockerAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import { type Abi, decodeFunctionData, erc20Abi, type Log, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { eventLog } from '../../../test/event-log.ts'
import { addressOf } from '../../../test/typed-locks.ts'
import { EventMissing } from '../../evm/event-missing.ts'
import type { FlowContext, FlowDefinition } from '../../flow/types.ts'
import { liquidityLockFlows } from './liquidity-lock-flows.ts'
import { nftLockFlows } from './nft-lock-flows.ts'
import { tokenLockFlows } from './token-lock-flows.ts'

type Args = Readonly<Record<string, unknown>>

const locker = addressOf('c0')
const other = addressOf('b2')
const token = addressOf('70')
const context: FlowContext = { chainId: 1, account: addressOf('a1'), results: {} }
const lockId = 7n
const permit = { token, value: 5n, deadline: 99n, signature: '0x1234' } as const
const addition = { lockId, asset: token, amount: 5n, approvals: [] }

const logOf = (abi: Abi, eventName: string, args: Args, address = locker): Log =>
  eventLog(abi, eventName, args, address)

/** One act: its flow and input, the call that it makes, the event that proves it, one that does not, and the result. */
interface Act {
  readonly name: string
  readonly abi: Abi
  readonly flow: FlowDefinition<never>
  readonly input: Args
  readonly call: readonly [name: string, ...args: unknown[]]
  readonly proof: readonly [name: string, args: Args]
  readonly wrong: Args
  readonly result: Args
}

/** Acts that two or three lockers have alike. */
function sharedActs(
  abi: Abi,
  flows: { readonly relock: unknown; readonly transferOwnership: unknown },
): readonly Omit<Act, 'name'>[] {
  return [
    {
      abi,
      flow: flows.relock as FlowDefinition<never>,
      input: { lockId, unlockAt: 50n },
      call: ['relock', lockId, 50n],
      proof: ['Relocked', { lockId, unlockAt: 50n }],
      wrong: { unlockAt: 49n },
      result: { unlockAt: 50n },
    },
    {
      abi,
      flow: flows.transferOwnership as FlowDefinition<never>,
      input: { lockId, newOwner: other },
      call: ['transferOwnership', lockId, other],
      proof: ['LockOwnershipTransferred', { lockId, to: other }],
      wrong: { to: token },
      result: { newOwner: other },
    },
  ]
}

const tokenActs = [
  ...sharedActs(tokenLockerAbi, tokenLockFlows),
  {
    flow: tokenLockFlows.increment,
    input: addition,
    call: ['increment', lockId, 5n],
    proof: ['Incremented', { lockId, amount: 4n, units: 4_000n }],
    wrong: { lockId: 8n },
    result: { amount: 4n, units: 4_000n },
  },
  {
    flow: tokenLockFlows.increment,
    input: { ...addition, permit },
    call: ['incrementWithPermit', lockId, 5n, 99n, '0x1234'],
    proof: ['Incremented', { lockId, amount: 5n, units: 5n }],
    wrong: { lockId: 8n },
    result: { amount: 5n, units: 5n },
  },
  {
    flow: tokenLockFlows.withdraw,
    input: { lockId, units: 9n },
    call: ['withdraw', lockId, 9n],
    proof: ['Withdrawn', { lockId, units: 9n, amount: 8n }],
    wrong: { units: 8n },
    result: { units: 9n, amount: 8n },
  },
  {
    flow: tokenLockFlows.withdrawFor,
    input: { lockIds: [lockId, 9n] },
    call: ['withdrawFor', [lockId, 9n]],
    proof: ['Withdrawn', { lockId, units: 9n, amount: 8n }],
    wrong: { lockId: 8n },
    result: { locks: 1, units: 9n, amount: 8n },
  },
  {
    flow: tokenLockFlows.split,
    input: { lockId, units: 9n },
    call: ['split', lockId, 9n],
    proof: ['Split', { lockId, units: 9n, newLockId: 12n }],
    wrong: { units: 8n },
    result: { units: 9n, newLockId: 12n },
  },
  {
    flow: tokenLockFlows.migrate,
    input: { lockId, successor: other },
    call: ['migrate', lockId, other],
    proof: ['Migrated', { lockId, successor: other, successorLockId: 3n, amount: 9n, arrived: 8n }],
    wrong: { successor: token },
    result: { successorLockId: 3n, amount: 9n, arrived: 8n },
  },
  {
    flow: tokenLockFlows.setOperator,
    input: { operator: zeroAddress, allowed: true },
    call: ['setOperator', zeroAddress, true],
    proof: ['OperatorSet', { operator: zeroAddress, allowed: true }],
    wrong: { allowed: false },
    result: { operator: zeroAddress, allowed: true },
  },
].map((act) => ({ ...act, abi: tokenLockerAbi }) as unknown as Omit<Act, 'name'>)

const liquidityActs = [
  ...sharedActs(liquidityLockerAbi, liquidityLockFlows),
  {
    flow: liquidityLockFlows.increment,
    input: addition,
    call: ['increment', lockId, 5n],
    proof: ['Incremented', { lockId, amount: 5n }],
    wrong: { lockId: 8n },
    result: { amount: 5n },
  },
  {
    flow: liquidityLockFlows.withdraw,
    input: { lockId, amount: 9n },
    call: ['withdraw', lockId, 9n],
    proof: ['Withdrawn', { lockId, amount: 9n }],
    wrong: { amount: 8n },
    result: { amount: 9n },
  },
  {
    flow: liquidityLockFlows.split,
    input: { lockId, amount: 9n },
    call: ['split', lockId, 9n],
    proof: ['Split', { lockId, amount: 9n, newLockId: 12n }],
    wrong: { lockId: 8n },
    result: { amount: 9n, newLockId: 12n },
  },
].map((act) => ({ ...act, abi: liquidityLockerAbi }) as unknown as Omit<Act, 'name'>)

const nftActs = [
  ...sharedActs(nftLockerAbi, nftLockFlows),
  {
    flow: nftLockFlows.withdraw,
    input: { lockId },
    call: ['withdraw', lockId],
    proof: ['Withdrawn', { lockId, collection: token, nftId: 5n, owner: other }],
    wrong: { lockId: 8n },
    result: { collection: token, nftId: 5n, owner: other },
  },
  {
    flow: nftLockFlows.setFeeReceiver,
    input: { lockId, receiver: other },
    call: ['setFeeReceiver', lockId, other],
    proof: ['FeeReceiverSet', { lockId, receiver: other }],
    wrong: { receiver: token },
    result: { receiver: other },
  },
  {
    flow: nftLockFlows.collectFees,
    input: { lockId },
    call: ['collectFees', lockId],
    proof: [
      'FeesCollected',
      { lockId, receiver: other, token0: token, token1: locker, amount0: 3n, amount1: 4n },
    ],
    wrong: { lockId: 8n },
    result: { receiver: other, token0: token, token1: locker, amount0: 3n, amount1: 4n },
  },
].map((act) => ({ ...act, abi: nftLockerAbi }) as unknown as Omit<Act, 'name'>)

const acts: readonly Act[] = [...tokenActs, ...liquidityActs, ...nftActs].map((act) => ({
  ...act,
  name: `${act.flow.name}: ${act.call[0]}`,
}))

const stepOf = ({ flow, input }: Act) => {
  const [step] = flow.steps({ locker, ...input } as never)
  if (!step) throw new Error('there is no step')
  return step
}

function verify(act: Act, logs: readonly Log[]) {
  const receipt = {
    transactionHash: '0x01',
    blockHash: '0x02',
    blockNumber: 1n,
    succeeded: true,
    logs,
  } as const
  return stepOf(act).verify({ locker, ...act.input } as never, receipt, context)
}

describe.each(acts)('$name', (act) => {
  const [eventName, args] = act.proof

  test('calls the locker with what was ordered', () => {
    const { to, data, valueWei } = stepOf(act).build({ locker, ...act.input } as never, context)
    const { functionName, args: given } = decodeFunctionData({ abi: act.abi, data })
    expect([to, valueWei, functionName, ...(given ?? [])]).toEqual([locker, 0n, ...act.call])
  })

  test('is proven by the locker’s event', () => {
    expect(verify(act, [logOf(act.abi, eventName, args)])).toEqual(act.result)
  })

  test.each([
    ['nothing', []],
    ['another contract’s word', [logOf(act.abi, eventName, args, other)]],
    ['something else', [logOf(act.abi, eventName, { ...args, ...act.wrong })]],
  ] as const)('is not proven by %s', (_, logs) => {
    expect(() => verify(act, logs)).toThrow(EventMissing)
  })
})

test('a reload finds each flow by its own name', () => {
  const flows = [tokenLockFlows, liquidityLockFlows, nftLockFlows].flatMap((one) =>
    Object.values<{ readonly name: string }>(one),
  )
  expect(new Set(flows.map(({ name }) => name)).size).toBe(flows.length)
})

test('many withdrawals are summed, and those of others left out', () => {
  const flow = tokenLockFlows.withdrawFor
  const input = { locker, lockIds: [1n, 2n] }
  const withdrawn = (id: bigint) =>
    logOf(tokenLockerAbi, 'Withdrawn', { lockId: id, amount: id * 10n, units: id })
  const receipt = { logs: [1n, 2n, 3n].map(withdrawn) } as never
  const result = flow.steps(input)[0]?.verify(input, receipt, context)
  expect(result).toEqual({ locks: 2, amount: 30n, units: 3n })
})

test.each([tokenLockFlows.increment, liquidityLockFlows.increment])(
  'an addition approves exactly what it takes, before it takes it ($name)',
  (flow) => {
    const approvals = [{ token, spender: locker, amount: 5n }]
    const input = { locker, ...addition, approvals }
    const steps = flow.steps(input)
    expect(steps.map(({ id }) => id)).toEqual(['approve-0', 'increment'])
    const { to, data } = steps[0]?.build(input, context) ?? { to: zeroAddress, data: '0x' }
    const approval = decodeFunctionData({ abi: erc20Abi, data })
    expect([to, ...(approval.args ?? [])]).toEqual([token, locker, 5n])
  },
)

test('a signed allowance is in place of an approval', () => {
  const approvals = [{ token, spender: locker, amount: 5n }]
  const steps = tokenLockFlows.increment.steps({ locker, ...addition, approvals, permit })
  expect(steps.map(({ id }) => id)).toEqual(['increment'])
})
