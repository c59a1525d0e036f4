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
  stakedToken: field.contract('Staked asset'),
  rewardToken: field.token('Reward token'),
  'params.[1]': field.tokens('Reward per second', '#.rewardToken'),
  'params.[2]': field.date('Starts'),
  'params.[3]': field.date('Ends'),
  'params.[4]': field.raw('Limit per account'),
  'params.[5]': field.duration('Limit applies for'),
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
    allowed: field.tokens('Total allowance', '#.rewardToken'),
    permitDeadline: permitFields.deadline,
    signature: permitFields.signature,
  }),
} as const satisfies CallTable

const poolCalls = {
  harvest: call('Harvest own rewards'),
  claimRebate: call('Claim own rebates'),
  stopReward: call('End rewards now'),
  updateRewardPerBlock: call('Change the reward rate', {
    rate: field.raw('A second, base units'),
  }),
  updateStartAndEndBlocks: call('Change times of the pool', {
    newStart: field.date('Starts'),
    newEnd: field.date('Ends'),
  }),
  updatePoolLimitPerUser: call('Raise the limit of accounts', {
    limit: field.raw('Limit per account'),
  }),
  openExit: call('End all lock times forever'),
  recoverRewards: call('Recover surplus rewards'),
  setIpfsKey: call('Change information', { newIpfsKey: field.raw('Information (IPFS)') }),
}

/** Staking tokens. A pool knows what is staked; the call does not, so that no wallet could find its decimals. */
export const tokenPoolCalls = {
  ...poolCalls,
  deposit: call('Stake tokens', { ...amount, ...inviter }),
  depositWithPermit: call('Stake tokens', { ...amount, ...inviter, ...permitFields }),
  withdraw: call('Withdraw stake and rewards', amount),
  emergencyWithdraw: call('Withdraw stake, no rewards'),
} as const satisfies CallTable

/** Staking NFTs. */
export const nftPoolCalls = {
  ...poolCalls,
  deposit: call('Stake NFTs', { ...ids, ...inviter }),
  withdraw: call('Withdraw NFTs and rewards', ids),
  emergencyWithdraw: call('Withdraw NFTs, no rewards', ids),
  setBaseUri: call('Change picture location', { newBaseUri: field.raw('Base of the URIs') }),
} as const satisfies CallTable
