import type { LockScenario, LockStep } from './lock-scenario.ts'

const million = 1_000_000n
/** 100 000 000 minutes. */
const longest = 6_000_000_000
const linear = { cliff: 1_000, firstBps: 1_234, cycleSeconds: 0, cycleBps: 0 }
/** Three parts of a fifth, and what is left as the fourth. */
const stepped = { cliff: 500, firstBps: 2_345, cycleSeconds: 1_000, cycleBps: 2_000 }

/** What locks do, the same on EVM networks and on Solana. */
export const lockTable: readonly LockScenario[] = [
  {
    name: 'keeps everything until its time, to the second, and is over with the last unit',
    from: [
      'test_Lock_TakesAndRemembers',
      'test_Withdraw_PartThenAll',
      'test_RevertWhen_WithdrawUnusable',
    ],
    steps: [
      { at: 0, who: 'ann', does: 'lock', amount: million, until: 1_000, locked: million },
      { at: 500, who: 'ann', does: 'withdraw', error: 'StillLocked' },
      { at: 999, who: 'ann', does: 'withdraw', amount: 1n, error: 'StillLocked' },
      { at: 1_000, who: 'ben', does: 'withdraw', error: 'NotOwner' },
      { at: 1_001, who: 'ann', does: 'withdraw', amount: 0n, error: 'AmountZero' },
      { at: 1_002, who: 'ann', does: 'withdraw', amount: million + 1n, error: 'AmountAboveLock' },
      { at: 1_003, who: 'ann', does: 'withdraw', amount: 300_001n, gives: 300_001n },
      { at: 1_004, who: 'ann', does: 'withdraw', amount: 699_999n + 1n, error: 'AmountAboveLock' },
      { at: 1_005, who: 'ann', does: 'withdraw', gives: 699_999n, locked: 0n },
    ],
  },
  {
    name: 'opens with the very second of its end',
    from: ['test_P06_UnlockBoundsToTheSecond', 'test_WithdrawReleased_PaysAllThatIs'],
    steps: [
      { at: 0, who: 'ann', does: 'lock', amount: 7n, until: 300, locked: 7n },
      { at: 299, who: 'ann', does: 'withdraw', error: 'StillLocked', locked: 7n },
      { at: 300, who: 'ann', does: 'withdraw', gives: 7n, locked: 0n },
    ],
  },
  {
    name: 'releases evenly by the second behind a cliff, what does not divide at the end',
    from: ['test_Schedule_LinearByTheSecond', 'test_RevertWhen_MoreThanIsReleased'],
    steps: [
      {
        ...{ at: 0, who: 'ann', does: 'lock', amount: million + 3n, until: 11_000 },
        ...{ release: linear, locked: million + 3n },
      },
      { at: 999, who: 'ann', does: 'withdraw', error: 'StillLocked' },
      { at: 1_000, who: 'ann', does: 'withdraw', amount: 123_401n, error: 'AmountAboveReleased' },
      { at: 1_001, who: 'ann', does: 'withdraw', amount: 123_489n, error: 'AmountAboveReleased' },
      { at: 1_002, who: 'ann', does: 'withdraw', amount: 123_400n, gives: 123_400n },
      { at: 4_333, who: 'ann', does: 'withdraw', gives: 415_572n - 123_400n },
      { at: 7_777, who: 'ann', does: 'withdraw', amount: 1n, gives: 1n },
      { at: 10_999, who: 'ann', does: 'withdraw', gives: 999_915n - 415_573n, locked: 88n },
      { at: 11_000, who: 'ann', does: 'withdraw', gives: 88n, locked: 0n },
    ],
  },
  {
    name: 'releases in parts of one size, each with its cycle and not a unit more',
    from: ['test_Schedule_SteppedThatDoesNotDivide'],
    steps: [
      {
        ...{ at: 0, who: 'ann', does: 'lock', amount: million + 3n, until: 4_500 },
        ...{ release: stepped },
      },
      { at: 499, who: 'ann', does: 'withdraw', error: 'StillLocked' },
      { at: 500, who: 'ann', does: 'withdraw', gives: 234_500n },
      { at: 1_499, who: 'ann', does: 'withdraw', error: 'StillLocked' },
      { at: 1_500, who: 'ann', does: 'withdraw', gives: 200_001n },
      { at: 2_500, who: 'ann', does: 'withdraw', amount: 200_001n, error: 'AmountAboveReleased' },
      { at: 2_501, who: 'ann', does: 'withdraw', amount: 200_000n, gives: 200_000n },
      { at: 4_499, who: 'ann', does: 'withdraw', gives: 200_001n, locked: 165_501n },
      { at: 4_500, who: 'ann', does: 'withdraw', gives: 165_501n, locked: 0n },
    ],
  },
  {
    name: 'is only ever prolonged, and begins anew where it had ended',
    from: ['test_Relock_OnlyProlongs', 'test_Relock_OfAnEndedLockBeginsAnew'],
    steps: [
      { at: 0, who: 'ann', does: 'lock', amount: million, until: 1_000 },
      { at: 10, who: 'ann', does: 'relock', until: 1_000, error: 'NotLater' },
      { at: 20, who: 'ann', does: 'relock', until: 999, error: 'NotLater' },
      { at: 30, who: 'ann', does: 'relock', until: 329, error: 'UnlockTooEarly' },
      { at: 40, who: 'ann', does: 'relock', until: longest + 41, error: 'UnlockTooLate' },
      { at: 50, who: 'ben', does: 'relock', until: 2_000, error: 'NotOwner' },
      { at: 60, who: 'ann', does: 'relock', until: 2_000 },
      { at: 1_500, who: 'ann', does: 'withdraw', error: 'StillLocked' },
      { at: 2_000, who: 'ann', does: 'withdraw', amount: 400_000n, gives: 400_000n },
      { at: 2_500, who: 'ann', does: 'relock', until: 3_000, locked: 600_000n },
      { at: 2_999, who: 'ann', does: 'withdraw', error: 'StillLocked' },
      { at: 3_000, who: 'ann', does: 'withdraw', gives: 600_000n, locked: 0n },
    ],
  },
  {
    name: 'moves its release along with its end, and is for ever from then on where it is made so',
    from: ['test_Schedule_MovesWithItsEnd'],
    steps: [
      {
        ...{ at: 0, who: 'ann', does: 'lock', amount: million, until: 11_000 },
        ...{ release: { cliff: 1_000 } },
      },
      { at: 6_000, who: 'ann', does: 'withdraw', amount: 400_000n, gives: 400_000n },
      { at: 6_010, who: 'ann', does: 'relock', until: 14_000 },
      // Less is released now than was withdrawn.
      { at: 7_999, who: 'ann', does: 'withdraw', error: 'StillLocked' },
      { at: 9_000, who: 'ann', does: 'withdraw', gives: 100_000n },
      { at: 9_010, who: 'ann', does: 'relock', until: 'forever' },
      { at: 20_000, who: 'ann', does: 'withdraw', error: 'StillLocked' },
      { at: 20_010, who: 'ann', does: 'relock', until: 30_000, error: 'NotLater' },
      { at: 20_020, who: 'ann', does: 'give', to: 'ben', locked: 500_000n },
    ],
  },
  {
    name: 'is given by its owner alone, and pays its new owner alone',
    from: ['test_TransferOwnership_HandsOver', 'test_P02_NobodyButTheOwner'],
    steps: [
      { at: 0, who: 'ann', does: 'lock', amount: million, until: 1_000, to: 'ben' },
      { at: 10, who: 'ann', does: 'relock', until: 2_000, error: 'NotOwner' },
      { at: 20, who: 'ann', does: 'give', to: 'ann', error: 'NotOwner' },
      { at: 30, who: 'ben', does: 'give', to: 'nobody', error: 'OwnerZero' },
      { at: 40, who: 'ben', does: 'give', to: 'cat', locked: million },
      { at: 50, who: 'ben', does: 'give', to: 'ben', error: 'NotOwner' },
      { at: 1_000, who: 'ben', does: 'withdraw', error: 'NotOwner' },
      { at: 1_001, who: 'ann', does: 'withdraw', amount: 1n, error: 'NotOwner' },
      { at: 1_002, who: 'cat', does: 'withdraw', gives: million, locked: 0n },
    ],
  },
  {
    name: 'holds what arrives of a taxed token, and pays that',
    from: ['test_Lock_CreditsWhatArrives'],
    taxBps: 200,
    steps: [
      { at: 0, who: 'ann', does: 'lock', amount: million, until: 1_000, locked: 980_000n },
      { at: 999, who: 'ann', does: 'withdraw', error: 'StillLocked' },
      { at: 1_000, who: 'ann', does: 'withdraw', amount: 980_001n, error: 'AmountAboveLock' },
      { at: 1_001, who: 'ann', does: 'withdraw', amount: 490_000n, gives: 480_200n },
      { at: 1_002, who: 'ann', does: 'withdraw', gives: 480_200n, locked: 0n },
    ],
  },
  {
    name: 'is none where nothing arrives',
    from: ['test_RevertWhen_LockUnusable'],
    taxBps: 10_000,
    steps: [
      { at: 0, who: 'ann', does: 'lock', amount: million, until: 1_000, error: 'ReceivedNothing' },
    ],
  },
  {
    name: 'is none by terms that cannot be kept, and is by the shortest and the longest',
    from: [
      'test_P32_ScheduleOutOfRangeIsRefused',
      'test_P06_UnlockBoundsToTheSecond',
      'test_Lock_ForEver',
      'test_RevertWhen_LockUnusable',
    ],
    steps: [
      { at: 0, who: 'ann', does: 'lock', amount: 0n, until: 1_000, error: 'AmountZero' },
      { at: 1, who: 'ann', does: 'lock', amount: 9n, until: 300, error: 'UnlockTooEarly' },
      { at: 2, who: 'ann', does: 'lock', amount: 9n, until: longest + 3, error: 'UnlockTooLate' },
      { at: 3, who: 'ann', does: 'lock', amount: 9n, until: 900, to: 'nobody', error: 'OwnerZero' },
      ...(
        [
          ['ScheduleUnusable', { cliff: 11_000 }],
          ['UnlockTooEarly', { cliff: 200 }],
          ['ScheduleUnusable', { firstBps: 10_000 }],
          ['ScheduleUnusable', { cycleBps: 100 }],
          ['ScheduleUnusable', { cycleSeconds: 100 }],
          ['ScheduleUnusable', { firstBps: 5_000, cycleSeconds: 100, cycleBps: 5_001 }],
          ['ScheduleUnusable', { cycleSeconds: longest + 1, cycleBps: 100 }],
          // Its last part comes after ten cycles.
          ['ScheduleEndsElsewhere', { cycleSeconds: 999, cycleBps: 1_000 }],
        ] as const
      ).map(
        ([error, parts], index): LockStep => ({
          ...{ at: 10 + index, who: 'ann', does: 'lock', amount: 9n, until: 11_000, error },
          release: { cliff: 1_000, ...parts },
        }),
      ),
      {
        ...{ at: 20, who: 'ann', does: 'lock', amount: 9n, until: 'forever' },
        ...{ release: { cliff: 1_000 }, error: 'ScheduleUnusable' },
      },
      { at: 30, who: 'ann', does: 'lock', amount: 9n, until: 330, locked: 9n },
      { at: 31, who: 'ann', does: 'lock', amount: 8n, until: longest + 31, locked: 8n },
      { at: 32, who: 'ann', does: 'lock', amount: 7n, until: 'forever', locked: 7n },
    ],
  },
]

const grows = 'what a lock of Solana holds is fixed when it begins; who has more makes another lock'
const signs = 'a transaction of Solana moves tokens by its own signature, without an allowance'
const lists = 'a transaction of Solana makes several locks by as many instructions'
const shares = 'base units of tokens that the program takes never change by themselves'
const wide = 'token programs of Solana count in 64 bits'
const parts = 'a lock of Solana is one account, which is not divided'
const stays = 'the program of Solana has no successor: nobody can announce one'
const asks = 'wallets read the accounts themselves; there is nothing to ask the program'
const signers = 'an owner on Solana signs for itself, and names nobody who withdraws'

/** Scenarios of the contracts that are none of the program's, and why. */
export const evmLocksAlone: Readonly<Record<string, string>> = {
  test_Capabilities_OnlyGoOut: asks,
  test_FindLocks_ByOwnerAndToken: asks,
  test_P38_SolvencyIsPaged: asks,
  test_Increment_AddsForAnybody: grows,
  test_RevertWhen_IncrementUnusable: grows,
  test_LockMany_DividesWhatArrives: lists,
  test_RevertWhen_ListUnusable: lists,
  test_Permit_LocksWithASignature: signs,
  test_Permit2_IsAccepted: signs,
  test_Lock_CreditsNoMoreThanWasGiven:
    'token programs of Solana never move more than was asked for',
  test_Lock_OfATokenThatAnswersNothing: 'the two token programs of Solana answer alike',
  test_RevertWhen_TokenIsNone: 'the token program itself opens a vault of a mint alone',
  test_RevertWhen_TokenIsACollectionOfNfts:
    'an NFT of Solana is a mint like others, by the same rules',
  test_Lock_OfARebasingToken: shares,
  test_Withdraw_OfARebasingLock: shares,
  test_P06_LastIsPaidWhatIsLeftOfAShrunkenBalance: shares,
  test_RevertWhen_ShortByItself: shares,
  test_Lock_OfHugeSupplies: wide,
  test_RevertWhen_AmountTooLarge: wide,
  test_Split_KeepsTermsAndSum: parts,
  test_Schedule_OfASplitLockReleasesNoMore: parts,
  test_WithdrawFor_PaysOwnersThatAgree: signers,
  test_WithdrawFor_PassesOverWhatCannotBePaid: signers,
  test_S60_MigrateMovesToAnAnnouncedLocker: stays,
  test_S60_MigrateOfARebasingLock: stays,
  test_P01_SuccessorThatMakesSomethingElseIsRefused: stays,
  test_RevertWhen_MigrateNotAgreedOnBefore: stays,
  test_RevertWhen_NothingArrivesAtTheSuccessor: stays,
  test_RevertWhen_SuccessorNotOpen: stays,
}

const named = 'contracts find by themselves what a transaction of Solana names as accounts'

/** Scenarios of the program (by the names of its tests) that are none of the contracts', and why. */
export const solanaLocksAlone: Readonly<Record<string, string>> = {
  'the deposits of an emptied lock come back, with what strangers paid in':
    'a lock of EVM networks is gone with its last unit, and has no deposit',
  'tokens that could defeat a lock are refused':
    'a contract cannot tell by a token’s code what its maker may do',
  'a lock pays to its owner’s accounts alone': named,
  'a wrong vault: neither another lock’s nor an own account': named,
  'a wrong mint: a worthless token opens no vault': named,
  'forged state: an account that only looks like a lock': named,
  're-initialisation: a lock that stands is not made again': named,
  'a fake token program moves nothing': named,
}
