import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '@slipway/database/connection/find-free-port'
import { readIndexStatements } from '@slipway/database/schema/read-indexes'
import { testEngines } from '@slipway/database/testing/test-database'
import pg from 'pg'
import { seedIndex, TOKEN_COLUMNS } from '../apps/api/test/seed-index.ts'
import type { BenchRow } from './bench-row.ts'

const TOKENS = 100_000
const CONNECTIONS = 32
const SECONDS = 4
const TARGET_RATE = 3_000
const TARGET_P99_MS = 50

/** 100 000 tokens with 20 holders each on some of them, under the read indexes of the product. */
const MANY = `
INSERT INTO "index".token (${TOKEN_COLUMNS}) SELECT '56-' || a, 56, a, '0x' || lpad(to_hex(n % 5000), 40, '0'), '0x' || lpad(to_hex(n % 5000), 40, '0'), 1, n,
  md5(n::text), 'S' || n, 18, 1000, 1000, NULL, 5, 1, 1700000000 + n, n, '0x' || lpad(to_hex(n), 64, '0'), false, 0, 0, 0, '', false, n % 900, n % 7000
  FROM (SELECT n, '0x' || lpad(to_hex(n::bigint * 7919 + 9000000000), 40, '0') AS a FROM generate_series(1, ${TOKENS}) n) s;
ANALYZE;
`

interface Load {
  requestsPerSecond: number
  p50: number
  p99: number
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** One kept-alive connection that asks again as soon as it has an answer. */
function runConnection(port: number, nextPath: () => string, until: number, times: number[]) {
  return new Promise<void>((settle, reject) => {
    const socket = connect(port, '127.0.0.1')
    let startedAt = 0
    let expected = -1
    let received = 0
    const ask = () => {
      if (performance.now() > until) {
        socket.end()
        settle()
        return
      }
      startedAt = performance.now()
      expected = -1
      received = 0
      socket.write(`GET ${nextPath()} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
    }
    socket.once('connect', ask)
    socket.once('error', reject)
    socket.on('data', (part: Buffer) => {
      if (expected < 0) {
        const head = part.toString('latin1', 0, Math.min(part.length, 2_000))
        const end = head.indexOf('\r\n\r\n')
        const length = /content-length: (\d+)/i.exec(head)?.[1]
        if (!head.startsWith('HTTP/1.1 200') || end < 0 || length === undefined) {
          reject(new Error(`unexpected answer: ${head.slice(0, 200)}`))
          return
        }
        expected = end + 4 + Number(length)
      }
      received += part.length
      if (received < expected) return
      times.push(performance.now() - startedAt)
      ask()
    })
  })
}

async function load(port: number, nextPath: () => string): Promise<Load> {
  const times: number[] = []
  const startedAt = performance.now()
  const until = startedAt + SECONDS * 1_000
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => runConnection(port, nextPath, until, times)),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  times.sort((a, b) => a - b)
  return {
    requestsPerSecond: Math.round(times.length / seconds),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

/** The API as the stack runs it: a process of its own, with the logging of production. */
async function startApiProcess(
  databaseUrl: string,
): Promise<{ child: ChildProcess; port: number }> {
  const port = await findFreePort()
  const main = new URL('../apps/api/src/main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      SLIPWAY_API_RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: 'ignore',
  })
  for (let attempt = 0; attempt < 400; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (answer?.ok) return { child, port }
    await delay(50)
  }
  throw new Error('the API did not start')
}

const rowsOf = (name: string, { requestsPerSecond, p50, p99 }: Load): BenchRow[] => [
  {
    area: 'api',
    name: `${name}, ${CONNECTIONS} connections`,
    value: requestsPerSecond,
    unit: 'requests/s',
    target: TARGET_RATE,
    better: 'higher',
    holds: requestsPerSecond >= TARGET_RATE,
  },
  {
    area: 'api',
    name: `${name}, p50`,
    value: Math.round(p50 * 10) / 10,
    unit: 'ms',
    target: null,
    better: 'lower',
    holds: true,
  },
  {
    area: 'api',
    name: `${name}, p99`,
    value: Math.round(p99 * 10) / 10,
    unit: 'ms',
    target: TARGET_P99_MS,
    better: 'lower',
    holds: p99 <= TARGET_P99_MS,
  },
]

/** Reads of the API over 100 000 tokens; load generator, API and database share the machine. */
export async function measure(): Promise<readonly BenchRow[]> {
  const database = await testEngines[0].start()
  let child: ChildProcess | undefined
  try {
    await seedIndex(database.url)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(MANY)
    for (const statement of readIndexStatements('index', 'app')) await client.query(statement)
    const { rows } = await client.query<{ address: string; name: string }>(
      'SELECT address, name FROM "index".token TABLESAMPLE SYSTEM (2) LIMIT 1000',
    )
    await client.query('VACUUM ANALYZE')
    await client.end()
    const started = await startApiProcess(database.url)
    child = started.child
    let turn = 0
    const pick = () => rows[turn++ % rows.length]
    const kinds: [string, () => string][] = [
      ['token list', () => '/api/tokens?chain=bsc'],
      [
        'token list by owner',
        () => `/api/tokens?owner=0x${(turn++ % 5_000).toString(16).padStart(40, '0')}`,
      ],
      ['token', () => `/api/tokens/bsc/${pick()?.address}`],
      ['search', () => `/api/tokens?search=${encodeURIComponent(pick()?.name.slice(3, 11) ?? '')}`],
      ['statistics', () => '/api/stats'],
    ]
    const result: BenchRow[] = []
    for (const [name, nextPath] of kinds) {
      await load(started.port, nextPath)
      result.push(...rowsOf(name, await load(started.port, nextPath)))
    }
    return result
  } finally {
    child?.kill('SIGTERM')
    await database.stop()
  }
}
