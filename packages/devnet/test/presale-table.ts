/** People of the table. */
export type TablePerson = 'owner' | 'ann' | 'ben' | 'cat'

/** What somebody does, and what comes of it on every network: a refusal by its name, or amounts in base units. */
export interface TableStep {
  /** Moves the clock there before: seconds after the start or the end. */
  readonly at?: readonly ['start' | 'end', number]
  readonly who: TablePerson
  readonly does:
    | 'contribute'
    | 'leave'
    | 'takeBack'
    | 'finalize'
    | 'claim'
    | 'claimReward'
    | 'withdraw'
    | 'cancel'
    | 'setTime'
  /** Start and end, in seconds after the start that the presale was made with. */
  readonly times?: readonly [number, number]
  /** Of a contribution. */
  readonly amount?: bigint
  /** Who is named by a contribution. */
  readonly inviter?: TablePerson
  /** What is paid or kept: currency, or tokens of a claim. */
  readonly gives?: bigint
  /** Tokens that a withdrawal pays. */
  readonly tokens?: bigint
  /** Tokens for sale that the end takes out of the world. */
  readonly burned?: bigint
  /** Currency that a claim gives back. */
  readonly excess?: bigint
  readonly error?: string
  /** What the presale is called afterwards. */
  readonly label?: string
  readonly reason?: string
}

export interface TableScenario {
  readonly name: string
  /** Scenarios of the contracts' branching trees that it runs on both. */
  readonly from: readonly string[]
  /** Those of Solana have no pool: a private one of EVM networks is a normal one there whose list lets nobody else in. */
  readonly kind: 'normal' | 'fair' | 'private'
  /** Released at once, unless it says what is released then and what with each day, in percent. */
  readonly release?: readonly [atOnce: number, daily: number]
  /** What a contribution earns its inviter and those above, in basis points, the nearest first. */
  readonly inviterBps?: readonly number[]
  readonly whitelist?: TableWhitelist
  readonly burnsUnsold?: true
  readonly steps: readonly TableStep[]
}

export interface TableWhitelist {
  /** Two windows and then everybody, or nobody else ever. */
  readonly mode: 'tiers' | 'only'
  /** Of each tier. */
  readonly windowSeconds: number
  readonly list: Partial<Readonly<Record<TablePerson, 1 | 2>>>
}

/** What presales of the table have in common, in base units: 10 million tokens, of fair ones 10 billion, for 10 billion of the currency. */
export const tableTerms = {
  tokens: { normal: 10_000_000n, private: 10_000_000n, fair: 10_000_000_000n },
  softCap: 5_000_000_000n,
  hardCap: 10_000_000_000n,
  min: 500_000_000n,
  max: 6_000_000_000n,
  /** From the start to the end. */
  seconds: 3_600,
} as const

const day = 86_400
const million = 1_000_000n

/** What presales do, the same on EVM networks and on Solana. */
export const presaleTable: readonly TableScenario[] = [
  {
    name: 'fills to its hard cap: what does not fit is not taken, and nobody else comes in',
    from: [
      'test_Contribute_CountsWhatIsKept',
      'test_Contribute_GivesBackWhatDoesNotFitTheCap',
      'test_Contribute_GivesBackWhatDoesNotFitTheWallet',
      'test_P10_TheLastRestCanBeTaken',
      'test_RevertWhen_ContributionUnusable',
      'test_RevertWhen_RefundingAFinishedPresale',
      'test_Claim_SendsAllAtOnceWithoutVesting',
      'test_Finalize_FullBeforeItsEnd',
      'test_P11_NothingIsClaimableBeforeFinalize',
    ],
    kind: 'normal',
    steps: [
      {
        who: 'ann',
        does: 'contribute',
        amount: 600n * million,
        error: 'NotStarted',
        label: 'coming',
      },
      { at: ['start', 0], who: 'ann', does: 'contribute', amount: 0n, error: 'AmountZero' },
      { who: 'ann', does: 'contribute', amount: 499n * million, error: 'BelowMin' },
      { who: 'ann', does: 'contribute', amount: 500n * million, gives: 500n * million },
      { who: 'ann', does: 'contribute', amount: 9_000n * million, gives: 5_500n * million },
      { who: 'ann', does: 'contribute', amount: 500n * million, error: 'AboveMax' },
      { who: 'ann', does: 'claim', error: 'NotFinished', label: 'running' },
      { who: 'cat', does: 'claim', error: 'NotFinished' },
      { who: 'owner', does: 'finalize', error: 'StillRunning' },
      { who: 'ben', does: 'contribute', amount: 3_700n * million, gives: 3_700n * million },
      // Less than the least, and all the room there is.
      { who: 'cat', does: 'contribute', amount: 400n * million, gives: 300n * million },
      { who: 'cat', does: 'contribute', amount: 500n * million, error: 'HardCapReached' },
      { who: 'ann', does: 'finalize', error: 'OwnerOnly' },
      { who: 'owner', does: 'finalize', label: 'finished' },
      { who: 'owner', does: 'finalize', error: 'NotOpen' },
      { who: 'owner', does: 'cancel', error: 'NotOpen' },
      { who: 'ann', does: 'leave', error: 'NotOpen' },
      // Nor is there anything for whoever was never in.
      { who: 'owner', does: 'leave', error: 'NothingToRefund' },
      { who: 'owner', does: 'claim', error: 'NothingToClaim' },
      { who: 'ann', does: 'claim', gives: 6n * million, excess: 0n },
      { who: 'cat', does: 'claim', gives: 300_000n, excess: 0n },
    ],
  },
  {
    name: 'pays in parts what it owes, and no part twice',
    from: ['test_P16_ClaimReleasesStepByStep', 'test_P16_AnybodyFinalizesFromADayAfterTheEnd'],
    kind: 'normal',
    release: [25, 25],
    steps: [
      {
        at: ['start', 0],
        who: 'ann',
        does: 'contribute',
        amount: 4_000n * million,
        gives: 4_000n * million,
      },
      { who: 'ben', does: 'contribute', amount: 1_001n * million, gives: 1_001n * million },
      {
        at: ['end', 0],
        who: 'ann',
        does: 'contribute',
        amount: 500n * million,
        error: 'Ended',
        label: 'waiting',
      },
      { at: ['end', day + 10], who: 'cat', does: 'finalize', label: 'finished' },
      { who: 'ann', does: 'claim', gives: 1n * million, excess: 0n },
      { who: 'ann', does: 'claim', error: 'NothingToClaim' },
      { at: ['end', 2 * day + 20], who: 'ann', does: 'claim', gives: 1n * million, excess: 0n },
      { who: 'ben', does: 'claim', gives: 500_500n, excess: 0n },
      { at: ['end', 9 * day], who: 'ann', does: 'claim', gives: 2n * million, excess: 0n },
      { who: 'ben', does: 'claim', gives: 500_500n, excess: 0n },
    ],
  },
  {
    name: 'takes a tenth of whoever leaves, and gives it back where it fails',
    from: [
      'test_Refund_CostsATenthWhileOpen',
      'test_P14_RefundIsFreeAfterAMissedSoftCap',
      'test_RevertWhen_TheSoftCapIsMissed',
      'test_Withdraw_TakesTheTokensOfAFailedPresale',
      'test_S53_ExitFeesComeBackWhenThePresaleFails',
    ],
    kind: 'normal',
    steps: [
      {
        at: ['start', 0],
        who: 'ann',
        does: 'contribute',
        amount: 2_000n * million,
        gives: 2_000n * million,
      },
      { who: 'ben', does: 'contribute', amount: 1_000n * million, gives: 1_000n * million },
      { who: 'ann', does: 'leave', gives: 1_800n * million },
      { who: 'ann', does: 'leave', error: 'NothingToRefund' },
      { who: 'cat', does: 'leave', error: 'NothingToRefund' },
      { who: 'ann', does: 'contribute', amount: 500n * million, gives: 500n * million },
      { at: ['end', -890], who: 'ben', does: 'leave', error: 'ExitClosed', label: 'running' },
      {
        at: ['end', 0],
        who: 'owner',
        does: 'finalize',
        error: 'SoftCapNotReached',
        label: 'canceled',
        reason: 'softCapMissed',
      },
      { who: 'ann', does: 'takeBack', gives: 700n * million },
      { who: 'ben', does: 'takeBack', gives: 1_000n * million },
      { who: 'owner', does: 'withdraw' },
      { who: 'owner', does: 'withdraw', error: 'NothingToWithdraw' },
    ],
  },
  {
    name: 'is canceled by its creator, and everybody has everything back',
    from: [
      'test_RevertWhen_ContributingAfterTheEndOfAll',
      'test_P14_RefundIsFreeAfterCancel',
      'test_P11_NothingIsClaimableBeforeFinalize',
    ],
    kind: 'fair',
    steps: [
      {
        at: ['start', 0],
        who: 'ann',
        does: 'contribute',
        amount: 6_000n * million,
        gives: 6_000n * million,
      },
      { who: 'owner', does: 'withdraw', error: 'NothingToWithdraw' },
      { who: 'owner', does: 'cancel', label: 'canceled', reason: 'owner' },
      { who: 'ben', does: 'contribute', amount: 600n * million, error: 'NotOpen' },
      { who: 'ann', does: 'claim', error: 'NotFinished' },
      { who: 'ann', does: 'takeBack', gives: 6_000n * million },
      { who: 'owner', does: 'finalize', error: 'NotOpen' },
    ],
  },
  {
    name: 'lapses a week after its end where nobody finishes it',
    from: ['test_P14_RefundIsFreeAfterALapse'],
    kind: 'normal',
    steps: [
      {
        at: ['start', 0],
        who: 'ann',
        does: 'contribute',
        amount: 6_000n * million,
        gives: 6_000n * million,
      },
      { at: ['end', 6 * day], who: 'ann', does: 'leave', error: 'ExitClosed', label: 'waiting' },
      {
        at: ['end', 7 * day],
        who: 'owner',
        does: 'finalize',
        error: 'Lapsed',
        label: 'canceled',
        reason: 'lapsed',
      },
      { who: 'ben', does: 'takeBack', error: 'NothingToRefund' },
      { who: 'ann', does: 'takeBack', gives: 6_000n * million },
    ],
  },
]
