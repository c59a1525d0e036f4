/** How a command ends, as its process says it. Numbers are never reused for another meaning. */
export const exitCodes = {
  ok: 0,
  /** A contract, a check before it, or a proof said no; or the transaction was reverted, replaced or lost. */
  refused: 1,
  /** Arguments, a file or a draft that nobody needs a network to refuse; or nobody said yes. */
  wrongUse: 2,
  /** No node answered, or one of another network did. */
  network: 3,
  /** A keystore, a password or a signer. */
  key: 4,
  /** A fault of the program itself. */
  fault: 5,
  /** Stopped by Ctrl+C or a signal; what was sent stays sent. */
  interrupted: 130,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
