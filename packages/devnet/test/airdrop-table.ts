import type { DropScenario, DropStep } from './airdrop-scenario.ts'

const million = 1_000_000n
/** 100 000 000 minutes. */
const longest = 6_000_000_000
/** One of them is there twice. */
const threeEntries = [
  ['ann', million],
  ['ben', 250_000n],
  ['ann', 7n],
] as const
const inParts = { start: 1_000, firstBps: 1_500, releaseSeconds: 7_000, end: 8_300 }

/** What airdrops of a list do, the same on EVM networks and on Solana. */
export const airdropTable: readonly DropScenario[] = [
  {
    name: 'pays each entry once from its start on, to its claimant, whoever asks',
    from: [
      'test_Claim_PaysTheEntryToItsAccount',
      'test_RevertWhen_NothingToClaim',
      'test_Terms_AreThoseOfTheCreation',
    ],
    list: threeEntries,
    steps: [
      {
        ...{ at: 0, who: 'owner', does: 'begin', terms: { start: 1_000, end: 9_000 } },
        left: million + 250_007n,
      },
      { at: 999, who: 'ann', does: 'claim', entry: 0, error: 'NotRunning' },
      { at: 1_000, who: 'cat', does: 'claim', entry: 0, gives: million, left: 250_007n },
      { at: 1_001, who: 'ann', does: 'claim', entry: 0, error: 'NothingToClaim' },
      { at: 1_002, who: 'cat', does: 'claim', entry: 0, error: 'NothingToClaim' },
      { at: 1_003, who: 'ben', does: 'claim', entry: 1, gives: 250_000n },
      { at: 1_004, who: 'ben', does: 'claim', entry: 2, gives: 7n, left: 0n },
      { at: 1_005, who: 'ann', does: 'claim', entry: 2, error: 'NothingToClaim' },
    ],
  },
  {
    name: 'pays nothing by another place, claimant, amount or proof',
    from: ['test_RevertWhen_NotInList', 'test_IsInList_OfEveryEntryAndNoOther'],
    list: threeEntries,
    steps: [
      { at: 0, who: 'owner', does: 'begin', terms: {} },
      ...(
        [
          { index: 1 },
          { index: 3 },
          { claimant: 'cat' },
          { claimant: 'ben' },
          { amount: million + 1n },
          { amount: million - 1n },
          { proofOf: 1 },
          { proofOf: 2 },
          { index: 1, claimant: 'ben', proofOf: 1 },
        ] as const
      ).map(
        (says, index): DropStep => ({
          ...{ at: 10 + index, who: 'cat', does: 'claim', entry: 0, says, error: 'NotInList' },
          left: million + 250_007n,
        }),
      ),
      { at: 30, who: 'ann', does: 'claim', entry: 0, gives: million },
    ],
  },
  {
    name: 'releases a part at its start and the rest evenly, not a unit more and none lost',
    from: ['test_Claim_PaysWhatIsReleased', 'test_ReleasedOf_ToTheSecond'],
    list: [
      ['ann', million + 3n],
      ['ben', 250_001n],
      ['cat', 7n],
    ],
    steps: [
      { at: 0, who: 'owner', does: 'begin', terms: inParts, left: 1_250_011n },
      { at: 999, who: 'ben', does: 'claim', entry: 0, error: 'NotRunning' },
      { at: 1_000, who: 'ben', does: 'claim', entry: 0, gives: 150_000n },
      { at: 1_001, who: 'ann', does: 'claim', entry: 0, gives: 121n },
      { at: 1_002, who: 'cat', does: 'claim', entry: 2, gives: 1n },
      { at: 1_100, who: 'cat', does: 'claim', entry: 2, error: 'NothingToClaim' },
      { at: 4_333, who: 'ben', does: 'claim', entry: 1, gives: 138_680n },
      { at: 4_500, who: 'ann', does: 'claim', entry: 0, gives: 575_001n - 150_121n },
      { at: 7_998, who: 'ann', does: 'claim', entry: 2, gives: 5n },
      { at: 7_999, who: 'ann', does: 'claim', entry: 0, gives: 999_881n - 575_001n },
      { at: 8_000, who: 'ann', does: 'claim', entry: 0, gives: 122n },
      { at: 8_001, who: 'ann', does: 'claim', entry: 1, gives: 250_001n - 138_680n },
      { at: 8_002, who: 'ann', does: 'claim', entry: 2, gives: 1n, left: 0n },
      { at: 8_003, who: 'ann', does: 'claim', entry: 0, error: 'NothingToClaim' },
    ],
  },
  {
    name: 'pays nobody from its end on, when alone its maker takes what is left',
    from: [
      'test_P16_WindowToTheSecond',
      'test_P33_OwnerTakesNothingInsideTheWindow',
      'test_WithdrawLeft_BeforeAndAfterTheWindow',
      'test_RevertWhen_CallerNotOwner',
    ],
    list: threeEntries,
    steps: [
      { at: 0, who: 'owner', does: 'begin', terms: { start: 1_000, end: 9_000 } },
      // Before the start contracts give everything back; the program not even then (ADR 0286).
      { at: 1_000, who: 'owner', does: 'takeLeft', error: 'StillRunning' },
      { at: 1_001, who: 'ann', does: 'claim', entry: 0, gives: million },
      { at: 8_998, who: 'owner', does: 'takeLeft', error: 'StillRunning' },
      { at: 8_999, who: 'ann', does: 'claim', entry: 2, gives: 7n },
      { at: 9_000, who: 'ben', does: 'claim', entry: 1, error: 'NotRunning' },
      { at: 9_001, who: 'ben', does: 'takeLeft', error: 'NotCreator', left: 250_000n },
      { at: 9_002, who: 'owner', does: 'takeLeft', gives: 250_000n, left: 0n },
    ],
  },
  {
    name: 'runs on where it has no end, and nothing is taken back',
    from: ['test_Status_NeverEndsWithoutAnEnd'],
    list: threeEntries,
    steps: [
      { at: 0, who: 'owner', does: 'begin', terms: {} },
      { at: 4_000_000_000, who: 'owner', does: 'takeLeft', error: 'StillRunning' },
      { at: 4_000_000_010, who: 'ben', does: 'claim', entry: 1, gives: 250_000n },
    ],
  },
  {
    name: 'is covered by what arrives of a taxed token, and sends each entry once',
    from: ['test_Claim_PaysTheEntryToItsAccount'],
    taxBps: 200,
    list: [
      ['ann', million],
      ['ben', 250_000n],
    ],
    steps: [
      {
        ...{ at: 0, who: 'owner', does: 'begin', terms: { end: 9_000, isCovered: false } },
        error: 'NotCovered',
      },
      {
        ...{ at: 100, who: 'owner', does: 'begin', terms: { end: 9_000, isCovered: true } },
        left: 1_250_000n,
      },
      { at: 1_000, who: 'ann', does: 'claim', entry: 0, gives: 980_000n, left: 250_000n },
      { at: 9_000, who: 'owner', does: 'takeLeft', gives: 245_000n, left: 0n },
    ],
  },
  {
    name: 'pays out of what anybody adds where its list takes more than its maker said',
    from: ['test_RevertWhen_PoolTooSmall', 'test_Recharge_ByAnybody'],
    list: threeEntries,
    steps: [
      { at: 0, who: 'owner', does: 'begin', terms: { total: million }, left: million },
      { at: 10, who: 'ann', does: 'claim', entry: 0, gives: million },
      { at: 20, who: 'ben', does: 'claim', entry: 1, error: 'PoolTooSmall' },
      { at: 30, who: 'ann', does: 'payIn', amount: 300_000n, left: 300_000n },
      { at: 40, who: 'ben', does: 'claim', entry: 1, gives: 250_000n, left: 50_000n },
    ],
  },
  {
    name: 'pays nothing of an entry of nothing, and leaves claims of what has no key to itself',
    from: ['test_RevertWhen_TheEntryIsOfNothing', 'test_P42_EntriesOfContractsAreTheirOwn'],
    list: [
      ['ann', 0n],
      ['keyless', 5n],
    ],
    steps: [
      { at: 0, who: 'owner', does: 'begin', terms: {} },
      { at: 10, who: 'ann', does: 'claim', entry: 0, error: 'NothingToClaim' },
      { at: 20, who: 'ann', does: 'claim', entry: 1, error: 'AsksForItself', left: 5n },
      { at: 30, who: 'owner', does: 'begin', terms: { firstBps: 1_500, releaseSeconds: 100 } },
      { at: 40, who: 'ann', does: 'claim', entry: 0, error: 'NothingToClaim' },
      { at: 140, who: 'owner', does: 'claim', entry: 1, error: 'AsksForItself', left: 5n },
    ],
  },
  {
    name: 'is none by terms that cannot be kept, and is by the shortest and the longest',
    from: ['test_Terms_AreThoseOfTheCreation'],
    list: threeEntries,
    steps: [
      ...(
        [
          ['RootZero', { hasRoot: false }],
          ['TotalZero', { total: 0n }],
          ['ReleaseUnusable', { releaseSeconds: 100 }],
          ['ReleaseUnusable', { firstBps: 9_999 }],
          ['ReleaseUnusable', { firstBps: 0, releaseSeconds: longest + 1 }],
          ['StartTooLate', { start: longest + 6 }],
          ['EndTooEarly', { end: 305 }],
          ['EndTooEarly', { start: 1_000, end: 1_299 }],
          ['EndTooEarly', { ...inParts, end: 8_299 }],
          ['EndTooLate', { end: longest + 10 }],
        ] as const
      ).map(([error, terms], at): DropStep => ({ at, who: 'owner', does: 'begin', terms, error })),
      { at: 20, who: 'owner', does: 'begin', terms: { end: 320 }, left: million + 250_007n },
      { at: 319, who: 'ben', does: 'claim', entry: 1, gives: 250_000n },
      { at: 320, who: 'ann', does: 'claim', entry: 0, error: 'NotRunning' },
      {
        ...{ at: 330, who: 'owner', does: 'begin', terms: { start: 10_000, end: longest + 330 } },
        left: million + 250_007n,
      },
    ],
  },
]

const batches = 'a transaction of Solana claims several entries by as many instructions'
const words = 'what an airdrop of Solana says of its file is fixed when it begins'

/** Scenarios of the contracts that are none of the program's, and why. */
export const evmAirdropsAlone: Readonly<Record<string, string>> = {
  test_Solvency_OwesTheListWhileItRuns:
    'wallets read the accounts themselves; there is nothing to ask the program',
  test_ClaimMany_PassesOverWhatIsPaid: batches,
  test_RevertWhen_LengthsDiffer: batches,
  test_RevertWhen_ABatchNamesAStranger: batches,
  test_SetIpfsKey_ByTheOwner: words,
  test_RevertWhen_KeyTooLong: words,
  test_RevertWhen_AmountZero:
    'whoever adds to an airdrop of Solana sends to its vault, by the token’s program',
  test_Recharge_ByPermit2:
    'a transaction of Solana moves tokens by its own signature, without an allowance',
  test_Root_IsThatOfThePublicTree: 'leaves of Solana have a domain, and addresses of 32 bytes',
}

/** Scenarios of the program (by the names of its tests) that are none of the contracts', and why. */
export const solanaAirdropsAlone: Readonly<Record<string, string>> = {
  'without an end nothing is taken back before every entry was paid; then the deposits are':
    'contracts count no entries: what is left before the end stays, and nobody paid a deposit',
  'a stranger does not multiply the fee of a taxed token by many small claims':
    'a tax of EVM networks has no most: parts cost what the whole would',
  'a claim for somebody goes into that wallet’s associated account, whatever is tried':
    'contracts pay to addresses: nobody names an account',
  'close and revive: what is paid to an ended airdrop in the same transaction revives nothing':
    'an airdrop of EVM networks stays, empty, when all was taken',
}
