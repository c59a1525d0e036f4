import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

const answerMs = 25
const most = 6
/** In which a follower begins to write, also on a machine that does other work. */
const startMs = 20_000

/** A node that answers slowly. */
async function slowNode(rpcUrl: string): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    await delay(answerMs)
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(rpcUrl, { method: 'POST', headers, body })
    response.writeHead(200, headers).end(await answer.text())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

/**
 * Lets processes follow the cluster and kills one after the other, in the middle of a batch or between two, until all is read.
 *
 * @param whole events that there are
 * @returns at how many events they were killed
 */
export async function killSolanaFollowers(options: {
  readonly pool: pg.Pool
  readonly databaseUrl: string
  readonly rpcUrl: string
  readonly whole: number
}): Promise<ReadonlySet<number>> {
  const { pool, databaseUrl, rpcUrl, whole } = options
  const count = async () => {
    const { rows } = await pool.query('SELECT count(*)::int AS events FROM app.solana_event')
    return rows[0].events as number
  }
  const slow = await slowNode(rpcUrl)
  const cut = new Set<number>()
  for (let times = 0; times < most && !cut.has(whole); times++) {
    const follower = spawn(
      process.execPath,
      [fileURLToPath(new URL('follow-solana.ts', import.meta.url)), slow.url],
      { env: { ...process.env, DATABASE_URL: databaseUrl }, stdio: 'ignore' },
    )
    const begun = await count()
    const until = Date.now() + startMs
    while (Date.now() < until && (await count()) === begun) await delay(5)
    await delay(Math.random() * 120)
    follower.kill('SIGKILL')
    await once(follower, 'exit')
    cut.add(await count())
  }
  slow.server.close()
  slow.server.closeAllConnections()
  return cut
}
