import { nftPoolAbi, tokenPoolAbi } from '@slipway/deployments/abi'
import { type Abi, decodeFunctionData, erc20Abi, type Log, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { eventLog } from '../../../test/event-log.ts'
import { addressOf } from '../../../test/typed-locks.ts'
import { EventMissing } from '../../evm/event-missing.ts'
import { nftAbi } from '../../evm/nft-abi.ts'
import type { FlowContext, FlowDefinition } from '../../flow/types.ts'
import { poolAdminFlows } from './pool-admin-flows.ts'
import { stakerFlows } from './staker-flows.ts'

type Args = Readonly<Record<string, unknown>>

const pool = addressOf('c0')
const other = addressOf('b2')
const token = addressOf('70')
const account = addressOf('a1')
const context: FlowContext = { chainId: 1, account, results: {} }
const permit = { token, value: 5n, deadline: 99n, signature: '0x1234' } as const
const stake = { pool, amount: 5n, inviter: other, approvals: [] }
const nftStake = {
  pool,
  collection: token,
  nftIds: [3n, 4n],
  inviter: zeroAddress,
  allowance: { kind: 'each', nftIds: [] },
}

const logOf = (abi: Abi, eventName: string, args: Args, address = pool): Log =>
  eventLog(abi, eventName, args, address)

/** One act: its flow and input, the call that it makes, the event that proves it, one that does not, and the result. */
interface Act {
  readonly flow: unknown
  readonly abi?: Abi
  readonly input?: Args
  readonly call: readonly [name: string, ...args: unknown[]]
  readonly proof: readonly [name: string, args: Args]
  readonly wrong: Args
  readonly result: Args
}

const acts: readonly Act[] = [
  {
    flow: stakerFlows.stake,
    input: stake,
    call: ['deposit', 5n, other],
    proof: ['Deposited', { account, received: 4n, staked: 9n }],
    wrong: { account: other },
    result: { received: 4n, staked: 9n, reward: 0n },
  },
  {
    flow: stakerFlows.stake,
    input: { ...stake, permit, approvals: [{ token, spender: pool, amount: 5n }] },
    call: ['depositWithPermit', 5n, other, 99n, '0x1234'],
    proof: ['Deposited', { account, received: 5n, staked: 5n }],
    wrong: { account: other },
    result: { received: 5n, staked: 5n, reward: 0n },
  },
  {
    flow: stakerFlows.stakeNfts,
    abi: nftPoolAbi,
    input: nftStake,
    call: ['deposit', [3n, 4n], zeroAddress],
    proof: ['NftsDeposited', { account, nftIds: [3n, 4n], staked: 6n }],
    wrong: { nftIds: [3n] },
    result: { count: 2, staked: 6n, reward: 0n },
  },
  {
    flow: stakerFlows.harvest,
    call: ['harvest'],
    proof: ['Harvested', { account, reward: 7n }],
    wrong: { account: other },
    result: { reward: 7n },
  },
  {
    flow: stakerFlows.claimRebate,
    call: ['claimRebate'],
    proof: ['RebateClaimed', { inviter: account, amount: 2n }],
    wrong: { inviter: other },
    result: { amount: 2n },
  },
  {
    flow: stakerFlows.withdraw,
    input: { amount: 8n },
    call: ['withdraw', 8n],
    proof: ['Withdrawn', { account, amount: 8n, sent: 7n, reward: 1n, staked: 3n }],
    wrong: { amount: 7n },
    result: { sent: 7n, reward: 1n, staked: 3n },
  },
  {
    flow: stakerFlows.emergencyWithdraw,
    call: ['emergencyWithdraw'],
    proof: ['EmergencyWithdrawn', { account, amount: 8n, sent: 8n }],
    wrong: { account: other },
    result: { amount: 8n, sent: 8n },
  },
  {
    flow: stakerFlows.withdrawNfts,
    abi: nftPoolAbi,
    input: { nftIds: [3n] },
    call: ['withdraw', [3n]],
    proof: ['NftsWithdrawn', { account, nftIds: [3n], reward: 5n, staked: 1n }],
    wrong: { nftIds: [4n] },
    result: { count: 1, reward: 5n, staked: 1n },
  },
  {
    flow: stakerFlows.emergencyWithdrawNfts,
    abi: nftPoolAbi,
    input: { nftIds: [3n] },
    call: ['emergencyWithdraw', [3n]],
    proof: ['NftsEmergencyWithdrawn', { account, nftIds: [3n], staked: 0n }],
    wrong: { nftIds: [4n] },
    result: { count: 1, staked: 0n },
  },
  {
    flow: poolAdminFlows.setRate,
    input: { rewardPerSecond: 9n },
    call: ['updateRewardPerBlock', 9n],
    proof: [
      'RewardsSet',
      { rewardPerSecond: 9n, startTime: 1n, endTime: 2n, added: 4n, rebateBudget: 0n },
    ],
    wrong: { rewardPerSecond: 8n },
    result: { added: 4n },
  },
  {
    flow: poolAdminFlows.setTimes,
    input: { startTime: 10, endTime: 20 },
    call: ['updateStartAndEndBlocks', 10n, 20n],
    proof: [
      'RewardsSet',
      { rewardPerSecond: 9n, startTime: 10n, endTime: 20n, added: 4n, rebateBudget: 0n },
    ],
    wrong: { endTime: 21n },
    result: { added: 4n },
  },
  {
    flow: poolAdminFlows.stopReward,
    call: ['stopReward'],
    proof: ['RewardStopped', { endTime: 30n }],
    wrong: {},
    result: { endTime: 30 },
  },
  {
    flow: poolAdminFlows.setLimit,
    input: { limit: 6n },
    call: ['updatePoolLimitPerUser', 6n],
    proof: ['LimitSet', { limit: 6n }],
    wrong: { limit: 5n },
    result: { limit: 6n },
  },
  {
    flow: poolAdminFlows.openExit,
    call: ['openExit'],
    proof: ['ExitOpened', {}],
    wrong: {},
    result: {},
  },
  {
    flow: poolAdminFlows.recoverRewards,
    call: ['recoverRewards'],
    proof: ['RewardsRecovered', { to: account, amount: 4n }],
    wrong: { to: other },
    result: { amount: 4n },
  },
  {
    flow: poolAdminFlows.setIpfsKey,
    input: { ipfsKey: 'key' },
    call: ['setIpfsKey', 'key'],
    proof: ['IpfsKeySet', { ipfsKey: 'key' }],
    wrong: { ipfsKey: 'other' },
    result: { ipfsKey: 'key' },
  },
  {
    flow: poolAdminFlows.setBaseUri,
    abi: nftPoolAbi,
    input: { baseUri: 'ipfs://x/' },
    call: ['setBaseUri', 'ipfs://x/'],
    proof: ['BaseUriSet', { baseUri: 'ipfs://x/' }],
    wrong: { baseUri: '' },
    result: { baseUri: 'ipfs://x/' },
  },
]

const stepOf = ({ flow, input }: Act) => {
  const whole = { pool, ...input } as never
  const step = (flow as FlowDefinition<never>).steps(whole).at(-1)
  if (!step) throw new Error('The flow has no step.')
  return { step, whole }
}

const receiptOf = (logs: readonly Log[]) =>
  ({ transactionHash: '0x1', blockHash: '0x2', blockNumber: 1n, succeeded: true, logs }) as const

describe.each(acts)('$call.0', (act) => {
  const { abi = tokenPoolAbi, proof, wrong, result, call } = act
  const [eventName, args] = proof

  test('calls the pool', () => {
    const { step, whole } = stepOf(act)
    const { to, data, valueWei } = step.build(whole, context)
    const [functionName, ...callArgs] = call
    expect([to, valueWei]).toEqual([pool, 0n])
    const decoded = decodeFunctionData({ abi, data })
    expect([decoded.functionName, ...(decoded.args ?? [])]).toEqual([functionName, ...callArgs])
  })

  test('is proven by the event of the pool', () => {
    const { step, whole } = stepOf(act)
    const verify = (logs: readonly Log[]) => step.verify(whole, receiptOf(logs), context)
    expect(verify([logOf(abi, eventName, args)])).toEqual(result)
    expect(() => verify([logOf(abi, eventName, args, other)])).toThrow(EventMissing)
    expect(() => verify([])).toThrow(EventMissing)
    if (Object.keys(wrong).length > 0) {
      expect(() => verify([logOf(abi, eventName, { ...args, ...wrong })])).toThrow(EventMissing)
    }
  })
})

test('no two flows share a name: a reload finds a flow by it', () => {
  const flows = [...Object.values(stakerFlows), ...Object.values(poolAdminFlows)]
  expect(new Set(flows.map(({ name }) => name)).size).toBe(flows.length)
})

test('a deposit tells the reward that it paid', () => {
  const [step] = stakerFlows.stake.steps(stake)
  const logs = [
    logOf(tokenPoolAbi, 'Deposited', { account, received: 5n, staked: 9n }),
    logOf(tokenPoolAbi, 'Harvested', { account, reward: 3n }),
    logOf(tokenPoolAbi, 'Harvested', { account: other, reward: 50n }),
  ]
  expect(step?.verify(stake, receiptOf(logs), context)).toMatchObject({ reward: 3n })
})

test('allowances are exact, for what is missing alone', () => {
  const approvals = [{ token, spender: pool, amount: 5n }]
  const [approve] = stakerFlows.stake.steps({ ...stake, approvals })
  const { to, data } = approve?.build({ ...stake, approvals }, context) ?? {}
  expect(to).toBe(token)
  expect(decodeFunctionData({ abi: erc20Abi, data: data ?? '0x' }).args).toEqual([pool, 5n])
  const change = { pool, rewardPerSecond: 9n, approvals }
  expect(poolAdminFlows.setRate.steps(change).map(({ id }) => id)).toEqual([
    'approve-0',
    'update-reward-per-block',
  ])
})

describe('NFTs are allowed', () => {
  const input = { ...nftStake, inviter: other }

  test('each by itself', () => {
    const each = { ...input, allowance: { kind: 'each', nftIds: [3n, 4n] } } as const
    const steps = stakerFlows.stakeNfts.steps(each)
    expect(steps.map(({ id }) => id)).toEqual(['approve-0', 'approve-1', 'deposit-nfts'])
    const { to, data } = steps[1]?.build(each, context) ?? {}
    expect(to).toBe(token)
    const decoded = decodeFunctionData({ abi: nftAbi, data: data ?? '0x' })
    expect([decoded.functionName, ...(decoded.args ?? [])]).toEqual(['approve', pool, 4n])
  })

  test('all at once only where the input says so, and taken back', () => {
    const all = { ...input, allowance: { kind: 'all' } } as const
    expect(stakerFlows.stakeNfts.steps(all).map(({ id }) => id)).toEqual([
      'approve-all',
      'deposit-nfts',
    ])
    const [revoke] = stakerFlows.revokeNfts.steps({ pool, collection: token })
    const built = revoke?.build({ pool, collection: token }, context)
    // setApprovalForAll(pool, false): the last word is zero.
    expect(built?.data.startsWith('0xa22cb465')).toBe(true)
    expect(built?.data.endsWith('0'.repeat(64))).toBe(true)
  })
})
