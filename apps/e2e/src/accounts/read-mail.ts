import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { readRunContext } from '../harness/run-context.ts'
import { waitFor } from '../harness/wait-for.ts'

/** The outbox of the stack: where messages stay when no mail server is set up. */
export function openOutbox() {
  const pool = createDatabasePool({
    url: readRunContext().databaseUrl,
    name: 'journey',
    max: 1,
    statementTimeoutMs: 5_000,
    onError: () => undefined,
  })
  const bodiesFor = async (recipient: string): Promise<string[]> => {
    const { rows } = await pool.query<{ body: string }>(
      'SELECT body FROM app.outbox_message WHERE recipient = $1 ORDER BY id',
      [recipient],
    )
    return rows.map(({ body }) => body)
  }
  return {
    /** Waits for somebody's message. @param number 1 for the first */
    message: async (recipient: string, number: number): Promise<string> => {
      const bodies = await waitFor(
        `message ${number} to ${recipient}`,
        () => bodiesFor(recipient),
        (found) => found.length >= number,
      )
      return bodies[number - 1] ?? ''
    },
    /** Brings the end of every link nearer that somebody was sent. */
    passTime: (recipient: string, seconds: number) =>
      pool.query(
        `UPDATE app.account_token t SET expires_at = t.expires_at - make_interval(secs => $2)
         FROM app.account a WHERE a.id = t.account_id AND a.email = $1`,
        [recipient, seconds],
      ),
    close: () => pool.end(),
  }
}

/** Path and query of the link in a mail. */
export function linkIn(mail: string): string {
  const link = /https?:\/\/\S+/.exec(mail)?.[0]
  if (!link) throw new Error('The mail has no link.')
  const url = new URL(link)
  return `${url.pathname}${url.search}`
}
