/** SQLSTATE codes of a database that has no index yet, or one without what is asked for. */
const MISSING_INDEX = ['3F000', '42P01', '42703']

/** What a server says of a relation or schema of the index that is not there. */
const NAMES_INDEX = /"index[."]/

/** Whether background work failed because no release of the index is published yet; a table of ours that is gone is none. */
export function isIndexUnpublished(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown }
    if (code === '42P01' || code === '3F000') return NAMES_INDEX.test(current.message)
  }
  return false
}

/** Whether a query failed because no release of the index is published yet: nothing is wrong before the first. */
export function isIndexMissing(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown }
    if (typeof code === 'string' && MISSING_INDEX.includes(code)) return true
    if (current instanceof AggregateError)
      return current.errors.length > 0 && current.errors.every(isIndexMissing)
  }
  return false
}
