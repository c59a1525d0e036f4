/** EIP-1193: the user said no. */
const userRejected = 4001

/** Whether a wallet's error means that its user refused, however deep the library wrapped it. */
export function isUserRejection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === userRejected) return true
  return 'cause' in error && isUserRejection(error.cause)
}
