/** What Jupiter Lock refuses a claim with, by number: errors of its interface, and those of Anchor below 6 000. */
const names = {
  2001: 'NotRecipient',
  3007: 'Closed',
  3012: 'Closed',
  6010: 'AlreadyCancelled',
  6018: 'NoTransferHookProgram',
} as const

export type JupiterLockErrorName = (typeof names)[keyof typeof names]

const byNumber: ReadonlyMap<number | string, JupiterLockErrorName> = new Map(
  Object.entries(names).map(([number, name]) => [Number(number), name]),
)

/** The name for an error of Jupiter Lock; undefined for errors that a claim does not meet. */
export function nameJupiterLockError(reason: number | string): JupiterLockErrorName | undefined {
  return byNumber.get(reason)
}
