import { poolFactoryAbi } from '@slipway/deployments/abi'
import { decodeFunctionData, type Log, type TransactionReceipt } from 'viem'
import { expect, test } from 'vitest'
import { eventLog } from '../../../test/event-log.ts'
import { addressOf } from '../../../test/typed-locks.ts'
import { EventMissing } from '../../evm/event-missing.ts'
import type { FlowContext } from '../../flow/types.ts'
import type { PoolDraft } from '../pool-draft-schema.ts'
import { type CreatePoolInput, createPoolFlow } from './create-pool-flow.ts'

const poolFactory = addressOf('fa')
const account = addressOf('a1')
const pool = addressOf('90')
const context: FlowContext = { chainId: 1, account, results: {} }
const draft: PoolDraft = {
  kind: 'lp',
  stakedToken: addressOf('51'),
  rewardToken: addressOf('52'),
  admin: addressOf('ad'),
  rewardPerSecond: 7n,
  startTime: 0n,
  endTime: 900n,
  stakeDeadline: 800n,
  limit: 5n,
  limitSeconds: 60n,
  lockSeconds: 30n,
  inviteBps: 250n,
}
const approval = { token: draft.rewardToken, spender: poolFactory, amount: 99n }
const input: CreatePoolInput = {
  poolFactory,
  draft,
  ipfsKey: 'bafy',
  feeWei: 11n,
  totalMax: 99n,
  approvals: [approval],
}
const params = [2n, 7n, 0n, 900n, 5n, 60n, 30n, 800n, 250n]

function callOf(given: CreatePoolInput) {
  const step = createPoolFlow.steps(given).at(-1)
  if (!step) throw new Error('no step')
  const { to, data, valueWei } = step.build(given, context)
  return { to, valueWei, ...decodeFunctionData({ abi: poolFactoryAbi, data }) }
}

test('the call says what the draft says, in the order of the factory', () => {
  expect(callOf(input)).toEqual({
    to: poolFactory,
    valueWei: 11n,
    functionName: 'deployPool',
    args: [draft.stakedToken, draft.rewardToken, params, draft.admin, 'bafy'],
  })
  expect(createPoolFlow.steps(input).map(({ id }) => id)).toEqual(['approve-0', 'deploy-pool'])
})

test('a signature takes the place of an approval', () => {
  const permit = { token: draft.rewardToken, value: 99n, deadline: 77n, signature: '0x12' } as const
  const signed = { ...input, permit }
  expect(createPoolFlow.steps(signed)).toHaveLength(1)
  expect(callOf(signed)).toMatchObject({
    functionName: 'deployPoolWithPermit',
    args: [draft.stakedToken, draft.rewardToken, params, draft.admin, 'bafy', 99n, 77n, '0x12'],
  })
})

const deployed = {
  owner: account,
  pool,
  kind: 2n,
  id: 4n,
  stakedToken: draft.stakedToken,
  rewardToken: draft.rewardToken,
  params,
  admin: draft.admin,
  ipfsKey: 'bafy',
  rewardTokenAmount: 90n,
  rebateBudget: 3n,
  feeWei: 11n,
}
function prove(logs: readonly Log[]) {
  const receipt = { logs, succeeded: true } as unknown as TransactionReceipt
  return createPoolFlow
    .steps(input)
    .at(-1)
    ?.verify(input, receipt as never, context)
}

test('the pool is proven by the factory’s own event', () => {
  const log = eventLog(poolFactoryAbi, 'PoolDeployed', deployed, poolFactory)
  expect(prove([log])).toEqual({
    pool,
    id: 4n,
    rewardTokenAmount: 90n,
    rebateBudget: 3n,
    feeWei: 11n,
  })
})

test.each([
  ['another contract', {}, addressOf('ff')],
  ['another maker', { owner: addressOf('b2') }, poolFactory],
  ['another reward token', { rewardToken: addressOf('b2') }, poolFactory],
  ['another admin', { admin: addressOf('b2') }, poolFactory],
  ['another kind', { kind: 1n }, poolFactory],
])('an event of %s proves nothing', (_name, change, emitter) => {
  const log = eventLog(poolFactoryAbi, 'PoolDeployed', { ...deployed, ...change }, emitter)
  expect(() => prove([log])).toThrow(EventMissing)
})
