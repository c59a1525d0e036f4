import type { PoolScenario } from './staking-scenario.ts'

/** What pools of the table have in common, in base units and seconds. */
export const poolTerms = {
  rate: 1_024n,
  /** From the start to the end. */
  seconds: 10_000,
  lockSeconds: 1_000,
  /** Nothing is staked from so long after the start on. */
  deadline: 9_000,
  limit: 1_024n,
  limitSeconds: 500,
} as const

const k = 1_024n

/** What pools do, the same on EVM networks and on Solana. */
export const stakingTable: readonly PoolScenario[] = [
  {
    name: 'is shared by what is staked at each second',
    from: [
      'test_Rewards_AreSharedBySecond',
      'test_Harvest_PaysWhatWasEarned',
      'test_RevertWhen_NothingToHarvest',
      'test_RecoverRewards_TakesWhatNobodyCanEarn',
    ],
    steps: [
      { at: 100, who: 'ann', does: 'stake', amount: k },
      { at: 200, who: 'ben', does: 'stake', amount: 3n * k },
      // 100 seconds alone, 100 of a quarter.
      { at: 300, who: 'ann', does: 'harvest', reward: 125n * k },
      { at: 304, who: 'ben', does: 'harvest', reward: 78n * k },
      {
        at: 2_000,
        who: 'ben',
        does: 'withdraw',
        amount: 3n * k,
        gives: 3n * k,
        reward: 1_272n * k,
      },
      { at: 10_001, who: 'ann', does: 'withdraw', amount: k, gives: k, reward: 8_425n * k },
      { at: 10_010, who: 'ann', does: 'harvest', error: 'NothingToHarvest' },
      { at: 10_020, who: 'owner', does: 'recover', reward: 100n * k },
      { at: 10_030, who: 'owner', does: 'recover', error: 'NothingToRecover' },
    ],
  },
  {
    name: 'locks a stake from its last deposit on, and gives it back without its reward',
    from: [
      'test_Lock_HoldsTheWholeStakeAnewAfterEachDeposit',
      'test_Deposit_StakesAndPaysWhatWasEarned',
      'test_Withdraw_PaysPartAndReward',
      'test_EmergencyWithdraw_LeavesTheRewardDue',
      'test_RevertWhen_AmountZero',
      'test_RevertWhen_ClosedToTheSecond',
    ],
    steps: [
      { at: 100, who: 'ann', does: 'stake', amount: 2n * k },
      { at: 1_099, who: 'ann', does: 'withdraw', amount: k, error: 'StillLocked' },
      { at: 1_100, who: 'ann', does: 'withdraw', amount: k, gives: k, reward: 1_000n * k },
      { at: 1_150, who: 'ann', does: 'stake', amount: 0n, error: 'AmountZero' },
      { at: 1_160, who: 'ann', does: 'withdraw', amount: 2n * k, error: 'StakeTooSmall' },
      { at: 1_200, who: 'ann', does: 'stake', amount: k, reward: 100n * k },
      { at: 2_199, who: 'ann', does: 'leave', error: 'StillLocked' },
      { at: 2_200, who: 'ann', does: 'leave', gives: 2n * k, reward: 0n },
      { at: 2_300, who: 'ann', does: 'leave', error: 'AmountZero' },
      { at: 2_400, who: 'ann', does: 'harvest', reward: 1_000n * k },
      { at: 2_500, who: 'ann', does: 'withdraw', amount: 1n, error: 'StakeTooSmall' },
      { at: 9_000, who: 'ann', does: 'stake', amount: k, error: 'Closed' },
    ],
  },
  {
    name: 'is stopped by its owner, who frees every stake and takes what nobody can earn',
    from: ['test_StopReward_EndsRewardsAndLocks', 'test_Admin_AloneSetsTerms'],
    steps: [
      { at: 0, who: 'ann', does: 'stake', amount: k },
      { at: 50, who: 'ann', does: 'stop', error: 'NotOwner' },
      { at: 51, who: 'ann', does: 'setRate', amount: 2n * k, error: 'NotOwner' },
      { at: 52, who: 'ann', does: 'setEnd', amount: 12_000n, error: 'NotOwner' },
      { at: 53, who: 'ann', does: 'setLimit', amount: k, error: 'NotOwner' },
      { at: 54, who: 'ann', does: 'openExit', error: 'NotOwner' },
      { at: 55, who: 'ann', does: 'recover', error: 'NotOwner' },
      { at: 100, who: 'owner', does: 'stop' },
      { at: 101, who: 'owner', does: 'stop', error: 'Ended' },
      { at: 102, who: 'ben', does: 'stake', amount: k, error: 'Closed' },
      { at: 110, who: 'owner', does: 'recover', reward: 9_900n * k },
      { at: 120, who: 'ann', does: 'withdraw', amount: k, gives: k, reward: 100n * k },
    ],
  },
  {
    name: 'pays more where its owner pays more in, and less only with open doors',
    from: ['test_UpdateRate_HigherIsPaidForLowerLiftsLocks'],
    steps: [
      { at: 0, who: 'ann', does: 'stake', amount: k },
      { at: 1_000, who: 'owner', does: 'setRate', amount: 2n * k, reward: -9_000n * k },
      { at: 1_900, who: 'ann', does: 'harvest', reward: 2_800n * k },
      { at: 2_000, who: 'ann', does: 'stake', amount: k, reward: 200n * k },
      { at: 2_100, who: 'owner', does: 'setRate', amount: 0n, error: 'RateZero' },
      { at: 2_500, who: 'owner', does: 'setRate', amount: k },
      {
        at: 2_600,
        who: 'ann',
        does: 'withdraw',
        amount: 2n * k,
        gives: 2n * k,
        reward: 1_100n * k,
      },
      // Of 7 500 seconds 1 024 each, and of 50 without a stake.
      { at: 2_650, who: 'owner', does: 'recover', reward: 7_550n * k },
    ],
  },
  {
    name: 'ends later where that is paid for, and earlier only with open doors',
    from: ['test_P29_LaterEndIsPaidFor', 'test_P06_EndToTheSecond'],
    steps: [
      { at: 0, who: 'ann', does: 'stake', amount: k },
      { at: 100, who: 'owner', does: 'setEnd', amount: 12_000n, reward: -2_000n * k },
      { at: 200, who: 'owner', does: 'setEnd', amount: 499n, error: 'EndTooEarly' },
      // Ten years from then on, and a second more.
      { at: 210, who: 'owner', does: 'setEnd', amount: 315_360_211n, error: 'EndTooLate' },
      { at: 220, who: 'owner', does: 'setEnd', amount: 315_360_220n, reward: -315_348_220n * k },
      { at: 300, who: 'owner', does: 'setEnd', amount: 600n },
      { at: 400, who: 'ann', does: 'withdraw', amount: k, gives: k, reward: 400n * k },
      { at: 700, who: 'owner', does: 'recover', reward: 315_359_820n * k },
    ],
  },
  {
    name: 'bounds a wallet while its limit holds',
    from: ['test_Limit_HoldsForItsTimeAndOnlyRises', 'test_OpenExit_LiftsLocksForGood'],
    limited: true,
    steps: [
      { at: 0, who: 'ann', does: 'stake', amount: k + 1n, error: 'LimitExceeded' },
      { at: 10, who: 'ann', does: 'stake', amount: k },
      { at: 20, who: 'owner', does: 'setLimit', amount: k, error: 'LimitOnlyRises' },
      { at: 30, who: 'owner', does: 'setLimit', amount: 2n * k },
      { at: 40, who: 'ann', does: 'stake', amount: k, reward: 30n * k },
      { at: 50, who: 'ann', does: 'stake', amount: 1n, error: 'LimitExceeded' },
      { at: 499, who: 'ann', does: 'stake', amount: 1n, error: 'LimitExceeded' },
      { at: 500, who: 'ann', does: 'stake', amount: 6n * k, reward: 460n * k },
      { at: 600, who: 'owner', does: 'openExit' },
      { at: 610, who: 'owner', does: 'openExit', error: 'ExitAlreadyOpen' },
      { at: 756, who: 'ann', does: 'withdraw', amount: 8n * k, gives: 8n * k, reward: 256n * k },
    ],
  },
  {
    name: 'is stopped before its start, when nothing is earned',
    from: ['test_StopReward_BeforeTheStart'],
    steps: [
      { at: -200, who: 'ann', does: 'stake', amount: k },
      { at: -100, who: 'owner', does: 'stop' },
      { at: -90, who: 'ben', does: 'stake', amount: k, error: 'Closed' },
      { at: -80, who: 'owner', does: 'setRate', amount: 2n * k, error: 'Ended' },
      { at: 10, who: 'ann', does: 'withdraw', amount: k, gives: k },
      { at: 20, who: 'ann', does: 'harvest', error: 'NothingToHarvest' },
      { at: 30, who: 'owner', does: 'recover', reward: 10_000n * k },
      { at: 40, who: 'owner', does: 'recover', error: 'NothingToRecover' },
    ],
  },
  {
    name: 'takes no stake of which nothing arrives',
    from: ['test_RevertWhen_NothingArrives'],
    taxBps: 10_000,
    steps: [{ at: 0, who: 'ann', does: 'stake', amount: k, error: 'ReceivedNothing' }],
  },
  {
    name: 'counts what arrives of a taxed token, and gives that back',
    from: ['test_Deposit_CountsWhatArrives'],
    taxBps: 200,
    steps: [
      // 1 254 400 arrive.
      { at: 0, who: 'ann', does: 'stake', amount: 1_280_000n },
      { at: 1_000, who: 'ann', does: 'withdraw', amount: 1_254_401n, error: 'StakeTooSmall' },
      {
        at: 4_900,
        who: 'ann',
        does: 'withdraw',
        amount: 1_254_400n,
        gives: 1_229_312n,
        reward: 4_900n * k,
      },
      { at: 5_000, who: 'owner', does: 'recover', reward: 100n * k },
    ],
  },
  {
    name: 'closes for stakes when it was said to, though it ends later',
    from: ['test_P29_LaterEndIsPaidFor', 'test_RevertWhen_ClosedToTheSecond'],
    steps: [
      { at: 0, who: 'ann', does: 'stake', amount: k },
      { at: 100, who: 'owner', does: 'setEnd', amount: 12_000n, reward: -2_000n * k },
      { at: 8_999, who: 'ben', does: 'stake', amount: k },
      { at: 9_000, who: 'ann', does: 'stake', amount: k, error: 'Closed' },
      // Alone for 8 999 seconds, then half of 1 000.
      { at: 9_999, who: 'ann', does: 'withdraw', amount: k, gives: k, reward: 9_499n * k },
      { at: 11_999, who: 'ben', does: 'withdraw', amount: k, gives: k, reward: 2_500n * k },
      { at: 12_000, who: 'ben', does: 'stake', amount: k, error: 'Closed' },
      // Of the one second without a stake.
      { at: 12_001, who: 'owner', does: 'recover', reward: k },
    ],
  },
  {
    name: 'pays a rise out of what is over, and asks its owner for the rest alone',
    from: ['test_UpdateRate_HigherIsPaidForLowerLiftsLocks'],
    steps: [
      { at: 0, who: 'ann', does: 'stake', amount: k },
      { at: 1_000, who: 'owner', does: 'setRate', amount: 2n * k, reward: -9_000n * k },
      // 8 000 seconds of 1 024 are over, of which the next rise takes 7 000.
      { at: 2_000, who: 'owner', does: 'setRate', amount: k },
      { at: 3_000, who: 'owner', does: 'setRate', amount: 2n * k },
      { at: 4_000, who: 'owner', does: 'recover', reward: 1_000n * k },
      { at: 5_000, who: 'owner', does: 'setEnd', amount: 11_000n, reward: -2_000n * k },
      { at: 11_000, who: 'ann', does: 'withdraw', amount: k, gives: k, reward: 20_000n * k },
      { at: 11_010, who: 'owner', does: 'recover', error: 'NothingToRecover' },
    ],
  },
]
