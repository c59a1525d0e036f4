import type { TableScenario } from './presale-table.ts'

const day = 86_400
const million = 1_000_000n

/** What creators of presales decide – whom they let in and when, and what they get – the same on EVM networks and on Solana. */
export const creatorTable: readonly TableScenario[] = [
  {
    name: 'lets listed wallets in by their tier, and everybody once both windows are over',
    from: ['test_P16_NoMomentBelongsToTwoTiers'],
    kind: 'normal',
    whitelist: { mode: 'tiers', windowSeconds: 600, list: { ann: 1, ben: 2 } },
    steps: [
      {
        ...{ at: ['start', 0], who: 'ben', does: 'contribute', amount: 600n * million },
        error: 'TierOnly',
      },
      { who: 'cat', does: 'contribute', amount: 600n * million, error: 'NotWhitelisted' },
      { who: 'ann', does: 'contribute', amount: 600n * million, gives: 600n * million },
      {
        ...{ at: ['start', 600], who: 'cat', does: 'contribute', amount: 600n * million },
        error: 'NotWhitelisted',
      },
      { who: 'ben', does: 'contribute', amount: 700n * million, gives: 700n * million },
      {
        ...{ at: ['start', 1_200], who: 'cat', does: 'contribute', amount: 800n * million },
        gives: 800n * million,
      },
    ],
  },
  {
    name: 'lets listed wallets in alone, and pays its creator as it pays them; what is not sold goes back',
    from: [
      'test_S56_PrivatePresalePaysItsOwnerStepByStep',
      'test_ListedOnly_RefusesWhoIsNotListed',
      'test_Settle_OfNothing',
    ],
    kind: 'private',
    release: [25, 25],
    inviterBps: [1_000],
    whitelist: { mode: 'only', windowSeconds: 0, list: { ann: 1, ben: 1 } },
    steps: [
      {
        ...{ at: ['start', 0], who: 'ann', does: 'contribute', amount: 5_001_003_000n },
        gives: 5_001_003_000n,
      },
      { who: 'owner', does: 'withdraw', error: 'NothingToWithdraw' },
      {
        ...{ at: ['end', -60], who: 'cat', does: 'contribute', amount: 600n * million },
        error: 'NotWhitelisted',
      },
      { at: ['end', 10], who: 'owner', does: 'finalize', label: 'finished', burned: 0n },
      // Nobody was named: nothing is kept back.
      { who: 'ann', does: 'claimReward', error: 'NothingToClaim' },
      { who: 'owner', does: 'withdraw', gives: 1_250_250_750n, tokens: 4_998_997n },
      { who: 'owner', does: 'withdraw', error: 'NothingToWithdraw' },
      { who: 'ann', does: 'claim', gives: 1_250_250n, excess: 0n },
      {
        ...{ at: ['end', day + 60], who: 'owner', does: 'withdraw' },
        ...{ gives: 1_250_250_750n, tokens: 0n },
      },
      { who: 'ann', does: 'claim', gives: 1_250_251n, excess: 0n },
      {
        ...{ at: ['end', 9 * day], who: 'owner', does: 'withdraw' },
        ...{ gives: 2_500_501_500n, tokens: 0n },
      },
      { who: 'ann', does: 'claim', gives: 2_500_502n, excess: 0n },
      { who: 'owner', does: 'withdraw', error: 'NothingToWithdraw' },
    ],
  },
  {
    name: 'burns what is not sold where its creator said so',
    from: ['test_Finalize_BurnsTheUnsold'],
    kind: 'normal',
    burnsUnsold: true,
    steps: [
      {
        ...{ at: ['start', 0], who: 'ann', does: 'contribute', amount: 5_001_003_000n },
        gives: 5_001_003_000n,
      },
      { at: ['end', 10], who: 'owner', does: 'finalize', label: 'finished', burned: 4_998_997n },
      { who: 'owner', does: 'withdraw', tokens: 0n },
      { who: 'ann', does: 'claim', gives: 5_001_003n, excess: 0n },
    ],
  },
  {
    name: 'is moved by its creator alone before it begins, within the bounds of a new one',
    from: ['test_SetTime_BeforeTheStart', 'test_RevertWhen_TimesUnusable'],
    kind: 'normal',
    steps: [
      { who: 'ann', does: 'setTime', times: [100, 3_700], error: 'NotCreator' },
      { who: 'owner', does: 'setTime', times: [-120, 3_600], error: 'StartTooEarly' },
      { who: 'owner', does: 'setTime', times: [100, 100], error: 'EndNotAfterStart' },
      { who: 'owner', does: 'setTime', times: [100, 3_651 * day], error: 'EndTooLate' },
      { who: 'owner', does: 'setTime', times: [1_000, 5_000], label: 'coming' },
      {
        ...{ at: ['start', 900], who: 'ann', does: 'contribute', amount: 600n * million },
        error: 'NotStarted',
      },
      {
        ...{ at: ['start', 1_000], who: 'ann', does: 'contribute', amount: 600n * million },
        gives: 600n * million,
      },
      // Nothing was moved since: leaving costs a tenth.
      { at: ['start', 3_700], who: 'ann', does: 'leave', gives: 540n * million },
    ],
  },
  {
    name: 'is moved with notice once somebody is in, who leaves for nothing from then on',
    from: ['test_P14_RefundIsFreeAfterAChangeOfTerms'],
    kind: 'normal',
    steps: [
      {
        ...{ at: ['start', 0], who: 'ann', does: 'contribute', amount: 2_000n * million },
        gives: 2_000n * million,
      },
      { who: 'ben', does: 'contribute', amount: 1_000n * million, gives: 1_000n * million },
      { who: 'cat', does: 'contribute', amount: 1_000n * million, gives: 1_000n * million },
      { who: 'cat', does: 'leave', gives: 900n * million },
      { who: 'owner', does: 'setTime', times: [500, 7_200], error: 'AlreadyBegun' },
      { who: 'owner', does: 'setTime', times: [0, 3_500], error: 'EndTooEarly' },
      { who: 'owner', does: 'setTime', times: [0, 7_200], label: 'running' },
      { who: 'ann', does: 'leave', gives: 2_000n * million },
      {
        ...{ at: ['start', 7_200], who: 'owner', does: 'setTime', times: [0, 20_000] },
        ...{ error: 'Ended', label: 'canceled', reason: 'softCapMissed' },
      },
      { who: 'ben', does: 'takeBack', gives: 1_000n * million },
      { who: 'cat', does: 'takeBack', gives: 100n * million },
    ],
  },
]
