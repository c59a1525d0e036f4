import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type BenchRow, benchRow } from '../bench-row.ts'
import { residentMb } from './resident-mb.ts'
import { startApiProcess } from './start-api-process.ts'

/** As many as one process takes by default. */
const CLIENTS = 5_000
/** Connections that are opened at a time: the backlog of a listening socket is short. */
const AT_ONCE = 100
const EVENTS = 20
const PAUSE_MS = 500
const PATIENCE_MS = 20_000
const TARGET_MB = 300
const TARGET_P99_MS = 500
/** Far above what the seeded index has. */
const FIRST_NUMBER = 1_000_000

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** One client; settles once it is let in. @param onFrame told of each act's number as soon as its frame is there */
function listen(port: number, onFrame: (number: number) => void): Promise<Socket> {
  return new Promise((settle, reject) => {
    const socket = connect(port, '127.0.0.1')
    let rest = ''
    socket.once('connect', () =>
      socket.write(
        'GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n',
      ),
    )
    socket.once('error', reject)
    socket.on('data', (part: Buffer) => {
      const text = rest + part.toString('latin1')
      if (text.startsWith('HTTP/1.1 ') && !text.startsWith('HTTP/1.1 200')) {
        reject(new Error(`no stream: ${text.slice(0, 60)}`))
        return
      }
      settle(socket)
      for (const [, number] of text.matchAll(/event: act\ndata: [^\n]*?"number":(\d+)[^\n]*\n/g))
        onFrame(Number(number))
      // What may be the beginning of a frame; whole ones are told.
      rest = text.slice(text.lastIndexOf('\n\n') + 1).slice(-2_000)
    })
  })
}

/** Puts an act into the index as its commit does, with the word that it is there. */
async function commitAct(pool: pg.Pool, number: number): Promise<void> {
  const now = Math.floor(Date.now() / 1_000)
  await pool.query(
    `INSERT INTO "index".platform_act (id, chain_id, number, kind, subject, account, created_at, block_number, tx_hash)
     VALUES ($1, 56, $2, 'minted', $3, $3, $4, $2, $5)`,
    [
      `56-${number}`,
      number,
      `0x${'ab'.repeat(20)}`,
      now,
      `0x${number.toString(16).padStart(64, '0')}`,
    ],
  )
  // Acts are told once the head has passed them.
  await pool.query('UPDATE "index".index_head SET block_number = block_number + 1')
  await pool.query('SELECT pg_notify($1, $2)', ['index_a_live_query', ''])
}

async function openAll(port: number, onFrame: (number: number) => void): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < CLIENTS) {
    const batch = Array.from({ length: AT_ONCE }, () => listen(port, onFrame))
    sockets.push(...(await Promise.all(batch)))
  }
  return sockets
}

/** How long an event takes from its commit to every client of one process, and what that process needs. */
export async function measureStreams(databaseUrl: string): Promise<BenchRow[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  pool.on('error', () => undefined)
  const { child, port } = await startApiProcess(databaseUrl)
  const times: number[] = []
  const startedAt = new Map<number, number>()
  let sockets: Socket[] = []
  try {
    sockets = await openAll(port, (number) => {
      const since = startedAt.get(number)
      if (since !== undefined) times.push(performance.now() - since)
    })
    for (let event = 0; event < EVENTS; event++) {
      const number = FIRST_NUMBER + event
      startedAt.set(number, performance.now())
      await commitAct(pool, number)
      await delay(PAUSE_MS)
    }
    const wanted = CLIENTS * EVENTS
    for (let waited = 0; times.length < wanted && waited < PATIENCE_MS; waited += PAUSE_MS)
      await delay(PAUSE_MS)
    times.sort((a, b) => a - b)
    const row = { area: 'api', better: 'lower' as const }
    const of = `${CLIENTS} streams of one process`
    const ms = (part: number) => Math.round(percentile(times, part))
    return [
      benchRow({
        ...row,
        name: `${of}, frames lost`,
        value: wanted - times.length,
        unit: 'frames',
        target: 0,
      }),
      benchRow({
        ...row,
        name: `${of}, commit to frame, p50`,
        value: ms(0.5),
        unit: 'ms',
        target: null,
      }),
      benchRow({
        ...row,
        name: `${of}, commit to frame, p99`,
        value: ms(0.99),
        unit: 'ms',
        target: TARGET_P99_MS,
      }),
      benchRow({
        ...row,
        name: `${of}, memory`,
        value: Math.round(residentMb(child.pid)),
        unit: 'MB',
        target: TARGET_MB,
      }),
    ]
  } finally {
    for (const socket of sockets) socket.destroy()
    child.kill('SIGTERM')
    await pool.end()
  }
}
