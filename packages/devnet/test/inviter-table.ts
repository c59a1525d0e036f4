import type { TableScenario } from './presale-table.ts'

const day = 86_400
const million = 1_000_000n

/** What presales do that reward inviters, the same on EVM networks and on Solana. */
export const inviterTable: readonly TableScenario[] = [
  {
    name: 'rewards an inviter who is no buyer, and those above, for what stays in',
    from: [
      'test_Record_BindsWithTheFirstContribution',
      'test_Record_WeighsThreeLevels',
      'test_RevertWhen_OneInvitesOneself',
      'test_Revoke_TakesOffWhatWasAdded',
      'test_RevertWhen_NothingIsToBeClaimed',
    ],
    kind: 'normal',
    inviterBps: [500, 200, 100],
    steps: [
      {
        ...{ at: ['start', 0], who: 'ann', does: 'contribute', amount: 6_000n * million },
        ...{ inviter: 'ann', error: 'InviterSelf' },
      },
      {
        ...{ who: 'ann', does: 'contribute', amount: 1_000n * million, inviter: 'owner' },
        gives: 1_000n * million,
      },
      {
        ...{ who: 'ben', does: 'contribute', amount: 2_000n * million, inviter: 'ann' },
        gives: 2_000n * million,
      },
      {
        ...{ who: 'cat', does: 'contribute', amount: 4_000n * million, inviter: 'ben' },
        gives: 4_000n * million,
      },
      { who: 'ann', does: 'contribute', amount: 1_000n * million, gives: 1_000n * million },
      // What ben's two thousand earned is gone with them, what cat's four earned above ben is not.
      { who: 'ben', does: 'leave', gives: 1_800n * million },
      { at: ['end', 0], who: 'owner', does: 'finalize', label: 'finished' },
      { who: 'ben', does: 'claimReward', gives: 200n * million },
      { who: 'ann', does: 'claimReward', gives: 80n * million },
      { who: 'ann', does: 'claimReward', error: 'NothingToClaim' },
      // Ann's two thousand at the first rate, cat's four at the third.
      { who: 'owner', does: 'claimReward', gives: 140n * million },
      { who: 'cat', does: 'claimReward', error: 'NothingToClaim' },
      { who: 'ann', does: 'claim', gives: 2n * million, excess: 0n },
      { who: 'cat', does: 'claim', gives: 4n * million, excess: 0n },
    ],
  },
  {
    name: 'rewards for the accepted part alone where it is fair and over-subscribed',
    from: ['test_Settle_OfAnOversubscribedPresaleIsShared'],
    kind: 'fair',
    inviterBps: [1_000],
    steps: [
      {
        ...{ at: ['start', 0], who: 'ann', does: 'contribute', amount: 6_000n * million },
        gives: 6_000n * million,
      },
      {
        ...{ who: 'ben', does: 'contribute', amount: 6_000n * million, inviter: 'ann' },
        gives: 6_000n * million,
      },
      {
        ...{ who: 'cat', does: 'contribute', amount: 4_000n * million, inviter: 'ben' },
        gives: 4_000n * million,
      },
      { at: ['end', 10], who: 'owner', does: 'finalize', label: 'finished' },
      { who: 'ann', does: 'claimReward', gives: 375n * million },
      { who: 'ben', does: 'claimReward', gives: 250n * million },
      { who: 'owner', does: 'claimReward', error: 'NothingToClaim' },
      { who: 'ben', does: 'claim', gives: 3_750n * million, excess: 2_250n * million },
    ],
  },
  {
    name: 'rewards nobody where it fails',
    from: ['test_VoidRewards_OwesNobodyAnything'],
    kind: 'normal',
    inviterBps: [1_000],
    steps: [
      {
        ...{ at: ['start', 0], who: 'ann', does: 'contribute', amount: 1_000n * million },
        ...{ inviter: 'cat', gives: 1_000n * million },
      },
      { who: 'owner', does: 'cancel', label: 'canceled', reason: 'owner' },
      { who: 'ann', does: 'takeBack', gives: 1_000n * million },
      { who: 'ann', does: 'claimReward', error: 'NothingToClaim' },
    ],
  },
  {
    name: 'rewards whom the first contribution names, at once, out of its creator’s part alone',
    from: [
      'test_Finalize_PaysInvitersOutOfTheOwnersPart',
      'test_Record_BindsWithTheFirstContribution',
      'test_Record_NobodyIsBoundLater',
    ],
    // There alone its creator's part is the same on both.
    kind: 'private',
    release: [25, 25],
    inviterBps: [1_000],
    whitelist: { mode: 'only', windowSeconds: 0, list: { ann: 1, ben: 1 } },
    steps: [
      {
        ...{ at: ['start', 0], who: 'ann', does: 'contribute', amount: 2_000n * million },
        ...{ inviter: 'cat', gives: 2_000n * million },
      },
      // Once is enough, and for ever; and whoever came unnamed stays so.
      {
        ...{ who: 'ann', does: 'contribute', amount: 2_000n * million, inviter: 'owner' },
        gives: 2_000n * million,
      },
      { who: 'ben', does: 'contribute', amount: 2_000n * million, gives: 2_000n * million },
      {
        ...{ who: 'ben', does: 'contribute', amount: 1_000n * million, inviter: 'ann' },
        gives: 1_000n * million,
      },
      { at: ['end', 10], who: 'owner', does: 'finalize', label: 'finished' },
      { who: 'cat', does: 'claimReward', gives: 400n * million },
      { who: 'ann', does: 'claimReward', error: 'NothingToClaim' },
      // A quarter of seven billions less the reward.
      { who: 'owner', does: 'withdraw', gives: 1_650n * million, tokens: 3n * million },
      { who: 'ann', does: 'claim', gives: 1n * million, excess: 0n },
      {
        ...{ at: ['end', 9 * day], who: 'owner', does: 'withdraw' },
        ...{ gives: 4_950n * million, tokens: 0n },
      },
      { who: 'ann', does: 'claim', gives: 3n * million, excess: 0n },
      { who: 'ben', does: 'claim', gives: 3n * million, excess: 0n },
    ],
  },
]
