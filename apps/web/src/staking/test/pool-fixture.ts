import type { Pool, PoolAccount } from '@slipway/sdk/staking/types'
import { type Address, getAddress, zeroAddress } from 'viem'
import type { StakerAct } from '../detail/pool-act.ts'

const E = 10n ** 18n
const DAY = 86_400
const addressOf = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)

/** Moment of every test here, in unix seconds. */
export const poolNow = 1_800_000_000
/** Who stakes. */
export const staker = addressOf('1')
/** Who brought the visitor. */
export const friend = addressOf('2')
/** Who may change rewards. */
export const poolAdmin = addressOf('3')

/** A running pool: one reward a second for ten days, a limit and a lock, 5 percent for inviters. */
export function makePool(parts: Partial<Pool> = {}): Pool {
  return {
    chainId: 31_337,
    address: addressOf('4'),
    id: 7n,
    kind: 'token',
    owner: poolAdmin,
    admin: poolAdmin,
    createdAt: poolNow - DAY,
    rewardTokenAmount: BigInt(10 * DAY) * E,
    serviceFee: 0n,
    stakedToken: { address: addressOf('5'), name: 'Harbour', symbol: 'HBR', decimals: 18 },
    rewardToken: { address: addressOf('6'), name: 'Reward', symbol: 'RWD', decimals: 18 },
    terms: {
      rewardPerSecond: E,
      startTime: poolNow - DAY,
      endTime: poolNow + 9 * DAY,
      stakeDeadline: poolNow + 8 * DAY,
      limit: 500n * E,
      limitSeconds: 5 * DAY,
      lockSeconds: DAY,
      inviteBps: 500,
    },
    state: {
      totalStaked: 1_000n * E,
      stakerCount: 2,
      apr: 31_536n * E,
      hasUserLimit: true,
      exitOpen: false,
      rebateBudget: 100n * E,
      recoverable: 0n,
      staked: { owed: 1_000n * E, held: 1_000n * E },
      reward: { owed: 5n * E, held: 5n * E },
    },
    ipfsKey: '',
    baseUri: '',
    readAt: poolNow,
    ...parts,
  }
}

/** A wallet with nothing in the pool, and enough to put in. */
export function makeAccount(parts: Partial<PoolAccount> = {}): PoolAccount {
  return {
    staked: 0n,
    pending: 0n,
    lockedAt: 0,
    unlockTime: 0,
    canWithdraw: false,
    inviter: zeroAddress,
    rebate: 0n,
    balance: 2_000n * E,
    allowance: 0n,
    rewardBalance: 0n,
    readAt: poolNow,
    ...parts,
  }
}

/** Everything that a form of the page is given. */
export function makeAct(parts: Partial<StakerAct> = {}): StakerAct {
  return {
    pool: makePool(),
    status: 'running',
    name: 'HBR',
    account: staker,
    my: makeAccount(),
    now: poolNow,
    token: { symbol: 'HBR', decimals: 18 },
    currency: { symbol: 'RWD', decimals: 18 },
    open: () => undefined,
    doneOf: () => null,
    clearDone: () => undefined,
    ...parts,
  }
}
