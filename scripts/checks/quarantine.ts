/** A test that is known to be red while its cause is looked for: it runs, is printed, and does not turn the gate red. */
export type Quarantined = {
  /** Path from the repository root. */
  readonly file: string
  /** Full name of the test, or `*` for the whole file. */
  readonly test: string
  readonly reason: string
  /** Day (UTC, `YYYY-MM-DD`), at most 14 days ahead; after it the gate is red. */
  readonly expires: string
}

export const quarantine: readonly Quarantined[] = []

const MOST = 10
const DAYS = 14

/** What is wrong with the list itself. @param now milliseconds since 1970 */
export function quarantineProblems(list: readonly Quarantined[], now: number): string[] {
  const problems = list.flatMap(({ file, test, expires }) => {
    // The day itself still counts.
    const left = (Date.parse(expires) - now) / 86_400_000 + 1
    if (!(left > 0)) return [`${file}: ${test}: the quarantine ended on ${expires}`]
    return left > DAYS + 1 ? [`${file}: ${test}: ${expires} is more than ${DAYS} days away`] : []
  })
  return list.length > MOST
    ? [...problems, `${list.length} tests in quarantine, at most ${MOST}`]
    : problems
}

export function isQuarantined(file: string, test: string, list = quarantine): boolean {
  return list.some((one) => one.file === file && (one.test === '*' || one.test === test))
}
