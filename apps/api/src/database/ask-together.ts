/** Questions that are under way at the same time. */
const MOST_QUESTIONS = 2
/** Rows that are asked for in one question, so that nobody waits long for those of others. */
const MOST_ROWS = 32

interface Waiting<Asked, Row> {
  readonly asked: Asked
  settle(row: Row | undefined): void
  fail(error: unknown): void
}

/**
 * Reads single rows. Whoever asks while the database is idle is answered at once. Those who come while it is busy are
 * asked for together in the next question: under load, most of what a row costs is the way to it.
 *
 * @param ask reads the rows of all ids at once, in any order, without those that there are not
 */
export function askTogether<Asked extends { readonly id: string }, Row extends { id: string }>(
  ask: (asked: readonly Asked[]) => Promise<readonly Row[]>,
): (asked: Asked) => Promise<Row | undefined> {
  const waiting: Waiting<Asked, Row>[] = []
  let questions = 0

  const askNext = async (): Promise<void> => {
    if (questions === MOST_QUESTIONS || waiting.length === 0) return
    questions++
    const now = waiting.splice(0, MOST_ROWS)
    try {
      const rows = await ask(now.map(({ asked }) => asked))
      const byId = new Map(rows.map((row) => [row.id, row]))
      for (const { asked, settle } of now) settle(byId.get(asked.id))
    } catch (error) {
      for (const { fail } of now) fail(error)
    }
    questions--
    void askNext()
  }

  return (asked) =>
    new Promise((settle, fail) => {
      waiting.push({ asked, settle, fail })
      void askNext()
    })
}
