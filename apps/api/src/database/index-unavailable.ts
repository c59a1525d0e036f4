import { isIndexMissing } from '@slipway/database/release/index-missing'

/** SQLSTATE classes of a server that is away, starting, stopping or full. */
const UNAVAILABLE_CLASSES = ['08', '53', '57', '58']
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH']
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/i

function speaksOfAbsence(error: Error & { code?: unknown }): boolean {
  if (typeof error.code === 'string') {
    if (NETWORK.includes(error.code)) return true
    if (error.code.length === 5 && UNAVAILABLE_CLASSES.includes(error.code.slice(0, 2))) return true
  }
  return POOL_MESSAGES.test(error.message)
}

/** Whether an error means that database or index cannot be read now, so that trying later makes sense. */
export function isIndexUnavailable(error: unknown): boolean {
  if (isIndexMissing(error)) return true
  for (let current = error; current instanceof Error; current = current.cause) {
    if (speaksOfAbsence(current)) return true
    if (current instanceof AggregateError && current.errors.some(isIndexUnavailable)) return true
  }
  return false
}
