import { call } from './call.ts'
import { factoryCalls } from './factory-calls.ts'
import { field } from './field.ts'
import { permitFields } from './permit-fields.ts'
import type { CallTable } from './types.ts'

const inviter = { inviter: field.address('Inviter') }
const amount = { amount: field.raw('Amount (base units)') }
const ids = { 'nftIds.[]': field.raw('NFT') }

const creation = {
  'params.[0]': field.choice('Kind of pool', 'poolKinds'),
  stakedToken: field.contract('What is staked'),
  rewardToken: field.token('Reward token'),
  'params.[1]': field.tokens('Reward a second', '#.rewardToken'),
  'params.[2]': field.date('Starts'),
  'params.[3]': field.date('Ends'),
  'params.[4]': field.raw('Most of an account'),
  'params.[5]': field.duration('Limit holds for'),
  'params.[6]': field.duration('Stake locked for'),
  'params.[7]': field.date('Last day to stake'),
  'params.[8]': field.percent('Rebate to inviters'),
  admin: field.account('Admin'),
  ipfsKey: field.raw('Information (IPFS)'),
  '@.value': field.native('Fee'),
}

/** Creating staking pools. */
export const poolFactoryCalls = {
  ...factoryCalls,
  deployPool: call('Create a staking pool', creation),
  deployPoolWithPermit: call('Create a staking pool', {
    ...creation,
    allowed: field.tokens('Allowed in all', '#.rewardToken'),
    permitDeadline: permitFields.deadline,
    signature: permitFields.signature,
  }),
} as const satisfies CallTable

const poolCalls = {
  harvest: call('Take own rewards'),
  claimRebate: call('Take own rebates'),
  stopReward: call('End rewards now'),
  updateRewardPerBlock: call('Change the reward rate', {
    rate: field.raw('A second, base units'),
  }),
  updateStartAndEndBlocks: call('Change times of the pool', {
    newStart: field.date('Starts'),
    newEnd: field.date('Ends'),
  }),
  updatePoolLimitPerUser: call('Raise the limit of accounts', {
    limit: field.raw('Most of an account'),
  }),
  openExit: call('Lift all lock times for ever'),
  recoverRewards: call('Take rewards nobody can earn'),
  setIpfsKey: call('Change information', { newIpfsKey: field.raw('Information (IPFS)') }),
}

/** Staking tokens. A pool knows what is staked; the call does not, so that no wallet could find its decimals. */
export const tokenPoolCalls = {
  ...poolCalls,
  deposit: call('Stake tokens', { ...amount, ...inviter }),
  depositWithPermit: call('Stake tokens', { ...amount, ...inviter, ...permitFields }),
  withdraw: call('Take stake and rewards', amount),
  emergencyWithdraw: call('Take whole stake, no rewards'),
} as const satisfies CallTable

/** Staking NFTs. */
export const nftPoolCalls = {
  ...poolCalls,
  deposit: call('Stake NFTs', { ...ids, ...inviter }),
  withdraw: call('Take NFTs and rewards', ids),
  emergencyWithdraw: call('Take NFTs, no rewards', ids),
  setBaseUri: call('Change where pictures lie', { newBaseUri: field.raw('Base of the URIs') }),
} as const satisfies CallTable
