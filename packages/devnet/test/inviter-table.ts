import type { TableScenario } from './presale-table.ts'

const million = 1_000_000n

/** What presales do that reward inviters, the same on EVM networks and on Solana. */
export const inviterTable: readonly TableScenario[] = [
  {
    name: 'rewards an inviter who is no buyer, and those above, for what stays in',
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
      { who: 'ben', does: 'claim', gives: 3_750_000n, excess: 2_250n * million },
    ],
  },
  {
    name: 'rewards nobody where it fails',
    kind: 'normal',
    inviterBps: [1_000],
    steps: [
      {
        ...{ at: ['start', 0], who: 'ann', does: 'contribute', amount: 1_000n * million },
        ...{ inviter: 'cat', gives: 1_000n * million },
      },
      { who: 'owner', does: 'cancel', label: 'canceled', reason: 'owner' },
      { who: 'ann', does: 'takeBack', gives: 1_000n * million },
    ],
  },
]
