import type { TableScenario } from './presale-table.ts'

const day = 86_400
const million = 1_000_000n

/** What fair presales do, the same on EVM networks and on Solana. */
export const fairTable: readonly TableScenario[] = [
  {
    name: 'shares out its hard cap where it is fair and over-subscribed',
    from: ['test_Contribute_FairHasNoCap'],
    kind: 'fair',
    steps: [
      {
        at: ['start', 0],
        who: 'ann',
        does: 'contribute',
        amount: 6_000n * million,
        gives: 6_000n * million,
      },
      { who: 'ben', does: 'contribute', amount: 6_000n * million, gives: 6_000n * million },
      { who: 'cat', does: 'contribute', amount: 4_000n * million, gives: 4_000n * million },
      { who: 'owner', does: 'finalize', error: 'StillRunning' },
      { at: ['end', 10], who: 'owner', does: 'finalize', label: 'finished' },
      { who: 'ann', does: 'claim', gives: 3_750n * million, excess: 2_250n * million },
      { who: 'ben', does: 'claim', gives: 3_750n * million, excess: 2_250n * million },
      { who: 'cat', does: 'claim', gives: 2_500n * million, excess: 1_500n * million },
    ],
  },
  {
    name: 'keeps everything where it is fair and below its hard cap',
    from: ['test_Claim_FairBelowItsCapKeepsAll'],
    kind: 'fair',
    steps: [
      {
        ...{ at: ['start', 0], who: 'ann', does: 'contribute', amount: 4_000n * million },
        gives: 4_000n * million,
      },
      { who: 'ben', does: 'contribute', amount: 2_000n * million, gives: 2_000n * million },
      { at: ['end', 10], who: 'owner', does: 'finalize', label: 'finished' },
      { who: 'ann', does: 'claim', gives: 4_000n * million, excess: 0n },
      { who: 'ben', does: 'claim', gives: 2_000n * million, excess: 0n },
    ],
  },
  {
    name: 'gives back what is not accepted at once and once, where it is fair and pays in parts',
    from: ['test_Claim_FairGivesTheExcessBackOnce'],
    kind: 'fair',
    release: [0, 50],
    steps: [
      {
        ...{ at: ['start', 0], who: 'ann', does: 'contribute', amount: 6_000n * million },
        gives: 6_000n * million,
      },
      { who: 'ben', does: 'contribute', amount: 6_000n * million, gives: 6_000n * million },
      { who: 'cat', does: 'contribute', amount: 4_000n * million, gives: 4_000n * million },
      { at: ['end', 10], who: 'owner', does: 'finalize', label: 'finished' },
      // No token is released yet.
      { who: 'ann', does: 'claim', gives: 0n, excess: 2_250n * million },
      { who: 'ann', does: 'claim', error: 'NothingToClaim' },
      { at: ['end', day + 60], who: 'ann', does: 'claim', gives: 1_875n * million, excess: 0n },
      { who: 'cat', does: 'claim', gives: 1_250n * million, excess: 1_500n * million },
      { at: ['end', 9 * day], who: 'ann', does: 'claim', gives: 1_875n * million, excess: 0n },
      { who: 'ben', does: 'claim', gives: 3_750n * million, excess: 2_250n * million },
      { who: 'cat', does: 'claim', gives: 1_250n * million, excess: 0n },
    ],
  },
]
