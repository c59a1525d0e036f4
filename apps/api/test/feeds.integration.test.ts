import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import { insertRow } from './insert-row.ts'
import { makeTestApp } from './make-test-app.ts'
import { seedIndex } from './seed-index.ts'
import { presaleAddress, seedPresale } from './seed-presales.ts'
import { addressOf } from './seed-terms.ts'

const HOUR = 3_600
const NOW = Math.floor(Date.now() / 1_000)
const SUBJECT = addressOf(0x50b)

describe('feeds', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let close: () => Promise<void>
  let ask: (path: string, wish?: string) => Promise<Response>

  async function act(number: number, kind: string, more: object = {}) {
    await insertRow(pool, 'platform_act', {
      id: `56-${number}`,
      chain_id: 56,
      number,
      kind,
      subject: SUBJECT,
      account: addressOf(0xacc),
      created_at: NOW - 100 + number,
      block_number: number,
      tx_hash: `0x${'ab'.repeat(32)}`,
      ...more,
    })
  }

  beforeAll(async () => {
    database = await testEngine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    pool.on('error', () => undefined)
    await pool.query('UPDATE "index".index_head SET block_at = $1', [NOW])
    await seedPresale(pool, 1, { startTime: NOW + HOUR, endTime: NOW + 5 * HOUR })
    await seedPresale(pool, 2, { startTime: NOW - HOUR, endTime: NOW + HOUR })
    await seedPresale(pool, 3, { startTime: NOW - 9 * HOUR, endTime: NOW - HOUR })
    await act(1, 'collectionCreated')
    await act(2, 'minted')
    await act(3, 'presaleCreated', { subject: presaleAddress(2) })
    const opened = openReadDatabase(database.url, () => undefined)
    const { app } = makeTestApp({ database: opened.read })
    ask = async (path, wish) =>
      app.request(`/api${path}`, wish ? { headers: { 'accept-language': wish } } : {})
    close = () => opened.pool.end()
  })
  afterAll(async () => {
    await close?.()
    await pool?.end()
    await database?.stop()
  })

  it('of presales tell when what is to come starts and ends, and lead to its page', async () => {
    const answer = await ask('/feeds/presales.ics')
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    const text = (await answer.text()).replaceAll('\r\n ', '')
    const uids = [...text.matchAll(/UID:(.*)\r/g)].map(([, uid]) => uid)
    expect(uids).toEqual([
      `56-${presaleAddress(2)}-end@slipway`,
      `56-${presaleAddress(1)}-start@slipway`,
      `56-${presaleAddress(1)}-end@slipway`,
    ])
    const page = `https://launch.example/presale/detail/${getAddress(presaleAddress(1))}?chain=bsc`
    expect(text).toContain(`URL:${page}`)
  })

  it('of one presale, one owner or one network have theirs alone', async () => {
    const count = async (query: string) =>
      (await (await ask(`/feeds/presales.ics?${query}`)).text()).split('BEGIN:VEVENT').length - 1
    expect(await count(`presale=${presaleAddress(1)}`)).toBe(2)
    expect(await count(`owner=${addressOf(0xdead)}`)).toBe(0)
    expect(await count('chain=bsc')).toBe(3)
    expect(await count('chain=eth')).toBe(0)
    expect((await ask('/feeds/presales.ics?chain=nowhere')).status).toBe(404)
  })

  it('of launches have what was made, newest first, each under a name that stays', async () => {
    const answer = await ask('/feeds/launches.rss?chain=bsc')
    expect(answer.headers.get('content-type')).toContain('application/rss+xml')
    const text = await answer.text()
    const guids = [...text.matchAll(/<guid isPermaLink="false">(.*)<\/guid>/g)].map(([, id]) => id)
    expect(guids).toEqual([`56:${getAddress(presaleAddress(2))}`, `56:${getAddress(SUBJECT)}`])
    expect(text).toContain(`https://launch.example/nft/mint/${getAddress(SUBJECT)}?chain=bsc`)
    expect(text).toContain('href="https://launch.example/api/feeds/launches.rss?chain=bsc"')
    const nfts = await (await ask('/feeds/launches.rss?feature=nft')).text()
    expect(nfts.match(/<item>/g)).toHaveLength(1)
    expect(await (await ask('/feeds/launches.rss?feature=lock')).text()).not.toContain('<item>')
  })

  it('are in the language of their address, else of whoever reads them, and say on what that depends', async () => {
    const told = async (path: string, wish?: string) => {
      const answer = await ask(path, wish)
      const text = (await answer.text()).replaceAll('\r\n ', '')
      return { text, vary: answer.headers.get('vary') ?? '', tag: answer.headers.get('etag') }
    }
    for (const [path, english, chinese] of [
      ['/feeds/presales.ics?chain=bsc', 'presale starts', '预售开始'],
      ['/feeds/launches.rss?chain=bsc', 'NFT collection created: ', '已创建 NFT 合集：'],
      [`/locks/calendar.ics?chain=bsc&owner=${addressOf(0xacc)}`, 'Locks of', '的锁仓'],
    ] as const) {
      const plain = await told(path)
      expect(plain.text).toContain(english)
      expect(plain.vary).toContain('Accept-Language')
      const wished = await told(path, 'zh-TW,zh;q=0.9,en;q=0.1')
      expect(wished.text).toContain(chinese)
      expect(wished.text).not.toContain(english)
      expect(wished.tag).not.toBe(plain.tag)
      // Whatever was read last is not what the next reader gets.
      expect((await told(path, 'en')).text).toContain(english)
      const asked = await told(`${path}&lang=zh-CN`, 'en')
      expect(asked.text).toContain(chinese)
      expect(asked.vary).not.toContain('Accept-Language')
      expect((await ask(`${path}&lang=fr`)).status).toBe(400)
    }
    expect((await told('/feeds/launches.rss?lang=zh-CN')).text).toContain(
      '<language>zh-CN</language>',
    )
  })
})
