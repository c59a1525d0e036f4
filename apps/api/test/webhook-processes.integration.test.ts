import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { testEngines } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readKey } from '../src/accounts/make-account-parts.ts'
import { readConfig } from '../src/read-config.ts'
import { makeWebhookSecret, sealWebhookSecret } from '../src/webhooks/webhook-secret.ts'
import { type ApiProcess, startApiProcess } from './api-process.ts'
import { insertRow } from './insert-row.ts'
import { seedIndex } from './seed-index.ts'
import { type Receiver, startReceiver } from './webhook-receiver.ts'
import { hex } from './webhook-site.ts'

const ACTS = 24
const WAIT = { timeout: 60_000, interval: 100 }
const [embedded, server] = testEngines
const engine = server.missing ? embedded : server

describe(`webhooks of two API processes on ${engine.name}`, () => {
  let database: TestDatabase
  let pool: pg.Pool
  let receiver: Receiver
  let processes: ApiProcess[] = []
  let acts = 0

  beforeAll(async () => {
    database = await engine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    pool.on('error', () => undefined)
    receiver = await startReceiver()
    const environment = {
      DATABASE_URL: database.url,
      SLIPWAY_SECRET: 'a secret of thirty-two characters',
      SLIPWAY_DEVELOPMENT: '1',
      SLIPWAY_VERIFY: '0',
    }
    const key = readKey(readConfig(environment).accounts)
    const [accountId, id] = [randomUUID(), randomUUID()]
    await pool.query('INSERT INTO app.account (id) VALUES ($1)', [accountId])
    await pool.query(
      "INSERT INTO app.webhook (id, account_id, url, label, secret, language) VALUES ($1, $2, $3, 'Two', $4, 'en-US')",
      [id, accountId, receiver.url, sealWebhookSecret(key, id, makeWebhookSecret())],
    )
    await finalize(100)
    processes = await Promise.all([startApiProcess(environment), startApiProcess(environment)])
  })
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.kill()))
    await receiver?.stop()
    await pool?.end()
    await database?.stop()
  })

  const finalize = (block: number) =>
    pool.query(
      `WITH moved AS (UPDATE "index".index_head SET block_number = $1::int8 WHERE chain_id = 56)
       UPDATE app.chain_status SET anchor_block = $1::int8 WHERE chain_id = 56`,
      [block],
    )
  const cursor = async () => {
    const { rows } = await pool.query('SELECT block_number FROM app.webhook_cursor')
    return Number(rows[0]?.block_number)
  }
  /** Many acts happen and become final together. @returns the ids that must arrive */
  const happen = async () => {
    const ids: string[] = []
    for (let n = 0; n < ACTS; n++) {
      acts += 1
      const tx_hash = hex(acts, 64)
      await insertRow(pool, 'platform_act', {
        ...{ id: `56-${acts}`, chain_id: 56, number: acts, kind: 'locked', subject: hex(1) },
        ...{ account: hex(2), created_at: 1_700_000_000, block_number: 100 + acts, tx_hash },
      })
      ids.push(`act_56_${tx_hash.slice(2)}_1`)
    }
    await finalize(100 + acts)
    return ids.sort()
  }
  const waiting = async () =>
    Number(
      (await pool.query("SELECT count(*) FROM app.webhook_delivery WHERE state = 'waiting'"))
        .rows[0]?.count,
    )

  it('send each event once together', async () => {
    await expect.poll(cursor, WAIT).toBe(100)
    const ids = await happen()
    await expect.poll(() => receiver.received.length, WAIT).toBe(ACTS)
    await expect.poll(waiting, WAIT).toBe(0)
    expect(receiver.ids().sort()).toEqual(ids)
  })

  it('lose nothing when they are killed in the middle, and go on where they were', async () => {
    receiver.received.length = 0
    const held: ServerResponse[] = []
    // The first two arrive, those after them are never answered.
    for (let n = 0; n < ACTS; n++)
      receiver.answers.push((response) => {
        if (n < 2) response.writeHead(204).end()
        else held.push(response)
      })
    const ids = await happen()
    await expect.poll(() => held.length, WAIT).toBeGreaterThan(1)
    await Promise.all(processes.map((one) => one.kill()))
    receiver.answers.length = 0
    // Only the first two were answered: all others are told again.
    const answered = receiver.ids().slice(0, 2)
    receiver.received.length = 0
    expect(await waiting()).toBeGreaterThan(0)
    // What both had in hand is theirs no longer.
    await pool.query(
      'UPDATE app.webhook_delivery SET claimed_until = now(), next_attempt_at = now()',
    )
    await Promise.all(processes.map((one) => one.start()))
    await expect.poll(waiting, WAIT).toBe(0)
    await expect.poll(cursor, WAIT).toBe(100 + acts)
    expect([...new Set([...answered, ...receiver.ids()])].sort()).toEqual(ids)
    const { rows } = await pool.query('SELECT DISTINCT state FROM app.webhook_delivery')
    expect(rows).toEqual([{ state: 'delivered' }])
  })
})
