/** People of the table. */
export type PoolPerson = 'owner' | 'ann' | 'ben'

/** What somebody does, and what comes of it on every network: a refusal by its name, or amounts in base units. */
export interface PoolStep {
  /** Moves the clock there before: seconds after the start. */
  readonly at: number
  readonly who: PoolPerson
  readonly does:
    | 'stake'
    | 'withdraw'
    | 'leave'
    | 'harvest'
    | 'stop'
    | 'setRate'
    | 'setEnd'
    | 'setLimit'
    | 'openExit'
    | 'recover'
  /** Of a stake and a withdrawal; the new rate or limit; the new end in seconds after the start. */
  readonly amount?: bigint
  readonly error?: string
  /** Reward that came into the wallet; below zero what it paid in. */
  readonly reward?: bigint
  /** What came back of the stake. */
  readonly gives?: bigint
}

export interface PoolScenario {
  readonly name: string
  readonly limited?: boolean
  readonly steps: readonly PoolStep[]
}

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

export const stakingTable: readonly PoolScenario[] = [
  {
    name: 'is shared by what is staked at each second',
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
    steps: [
      { at: 100, who: 'ann', does: 'stake', amount: 2n * k },
      { at: 1_099, who: 'ann', does: 'withdraw', amount: k, error: 'StillLocked' },
      { at: 1_100, who: 'ann', does: 'withdraw', amount: k, gives: k, reward: 1_000n * k },
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
    steps: [
      { at: 0, who: 'ann', does: 'stake', amount: k },
      { at: 50, who: 'ann', does: 'stop', error: 'NotOwner' },
      { at: 100, who: 'owner', does: 'stop' },
      { at: 101, who: 'owner', does: 'stop', error: 'Ended' },
      { at: 102, who: 'ben', does: 'stake', amount: k, error: 'Closed' },
      { at: 110, who: 'owner', does: 'recover', reward: 9_900n * k },
      { at: 120, who: 'ann', does: 'withdraw', amount: k, gives: k, reward: 100n * k },
    ],
  },
  {
    name: 'pays more where its owner pays more in, and less only with open doors',
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
    steps: [
      { at: 0, who: 'ann', does: 'stake', amount: k },
      { at: 100, who: 'owner', does: 'setEnd', amount: 12_000n, reward: -2_000n * k },
      { at: 200, who: 'owner', does: 'setEnd', amount: 499n, error: 'EndTooEarly' },
      { at: 300, who: 'owner', does: 'setEnd', amount: 600n },
      { at: 400, who: 'ann', does: 'withdraw', amount: k, gives: k, reward: 400n * k },
      { at: 700, who: 'owner', does: 'recover', reward: 11_600n * k },
    ],
  },
  {
    name: 'bounds a wallet while its limit holds',
    limited: true,
    steps: [
      { at: 0, who: 'ann', does: 'stake', amount: k + 1n, error: 'LimitExceeded' },
      { at: 10, who: 'ann', does: 'stake', amount: k },
      { at: 20, who: 'owner', does: 'setLimit', amount: k, error: 'LimitOnlyRises' },
      { at: 30, who: 'owner', does: 'setLimit', amount: 2n * k },
      { at: 40, who: 'ann', does: 'stake', amount: k, reward: 30n * k },
      { at: 50, who: 'ann', does: 'stake', amount: 1n, error: 'LimitExceeded' },
      { at: 500, who: 'ann', does: 'stake', amount: 6n * k, reward: 460n * k },
      { at: 600, who: 'owner', does: 'openExit' },
      { at: 610, who: 'owner', does: 'openExit', error: 'ExitAlreadyOpen' },
      { at: 756, who: 'ann', does: 'withdraw', amount: 8n * k, gives: 8n * k, reward: 256n * k },
    ],
  },
]
