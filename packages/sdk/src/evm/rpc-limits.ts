/** How long nodes are waited for and when they are left alone. */
export const rpcLimits = {
  /** Milliseconds that one node has for one answer. */
  requestTimeoutMs: 4_000,
  /** Milliseconds after which a read gives up, however many nodes are left. */
  totalTimeoutMs: 12_000,
  /** Milliseconds for which a node's word on which network it serves is taken. */
  chainCheckMs: 10_000,
  /** Answers up to this many milliseconds count as equally fast: the green of the speed indicator (section 9). */
  fastMs: 400,
  /** Failures in a row after which a node is left alone. */
  failuresToOpen: 3,
  /** Milliseconds for which it is left alone the first time; doubled each further time. */
  openMs: 5_000,
  /** Longest rest, in milliseconds. */
  openMaxMs: 300_000,
  /**
   * Milliseconds for which the wallet is left alone after a transaction was mined: wallets look for new blocks every
   * 20 seconds at the latest, and answer from the block that they know.
   */
  walletAfterReceiptMs: 30_000,
  /** Weight of the newest answer in a node's mean time. */
  newestWeight: 0.3,
} as const
