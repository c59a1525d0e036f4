/** SQLSTATE codes of a relation and a schema that are not there. */
const MISSING_RELATION = ['42P01', '3F000']

/** The same, and that of a column: an index that lacks what is asked for. */
const MISSING_INDEX = [...MISSING_RELATION, '42703']

/** What a server says of a relation or schema of the index that is not there. */
const NAMES_INDEX = /"index[."]/

const hasCode = (error: Error, codes: readonly string[]) =>
  'code' in error && typeof error.code === 'string' && codes.includes(error.code)

/** Whether an error or one of its causes is such a one; of several errors at once each has to be. */
function isCausedBy(error: unknown, isSuch: (error: Error) => boolean): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (isSuch(current)) return true
    if (current instanceof AggregateError)
      return current.errors.length > 0 && current.errors.every((one) => isCausedBy(one, isSuch))
  }
  return false
}

/** Whether background work failed because no release of the index is published yet; a table of ours that is gone is none. */
export const isIndexUnpublished = (error: unknown): boolean =>
  isCausedBy(error, (one) => hasCode(one, MISSING_RELATION) && NAMES_INDEX.test(one.message))

/** Whether a query failed because no release of the index is published yet: nothing is wrong before the first. */
export const isIndexMissing = (error: unknown): boolean =>
  isCausedBy(error, (one) => hasCode(one, MISSING_INDEX))
