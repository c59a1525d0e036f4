/** How patient the driver is. */
export const flowTiming = {
  /** Milliseconds between two looks at a waiting transaction, where nobody says how long a block takes. */
  pollMs: 1_500,
  /** Bounds of the same where somebody does. */
  pollMinMs: 1_000,
  pollMaxMs: 4_000,
  /** Milliseconds between two looks for what a wallet may have sent while its answer is on the way. */
  askedPollMs: 5_000,
  /** Milliseconds between two looks at what people have to agree to first, while they may be at it. */
  proposalPollMs: 4_000,
  /** The same after a while without any news: owners take days. */
  proposalPollMaxMs: 60_000,
  /** Milliseconds for which no node knows a transaction before it counts as dropped. */
  dropAfterMs: 90_000,
  /** Milliseconds after the sending in which none does where a wallet may send through a relay that shows it to nobody. */
  dropRelayedAfterMs: 1_800_000,
  /** Looks after which a used-up nonce whose transaction cannot be found counts as replaced. */
  looksForReplacement: 4,
  /** Blocks searched one by one when a node keeps no old states. */
  blocksSearched: 256n,
  /** Blocks whose events are asked for at once. */
  blocksOfEvents: 2_000n,
  /** Newest blocks whose events are read anew at every look: a node tells of a block before it has its events. */
  blocksReadAgain: 64n,
  /** Parts of a long absence in which a proposal is looked for before the person is asked again. */
  partsOfRecovery: 500,
  /** Parts in a row that no node told of before the person is asked again. */
  failuresOfRecovery: 40,
  /** Milliseconds between two such parts. */
  recoveryPauseMs: 250,
  /** Numbers after the next one that a proposal of a contract account may have been given. */
  proposalsAhead: 16,
} as const

/** Milliseconds between two looks on a network: one for each block, within bounds. */
export function pollMsOf(blockTimeSeconds: number | undefined): number {
  if (blockTimeSeconds === undefined) return flowTiming.pollMs
  return Math.min(flowTiming.pollMaxMs, Math.max(flowTiming.pollMinMs, blockTimeSeconds * 1_000))
}
