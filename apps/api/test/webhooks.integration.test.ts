import { webhookLimits } from '@slipway/sdk/webhooks/webhook-rules'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetDeliveries } from '../src/webhooks/forget-deliveries.ts'
import { MAX_ATTEMPTS } from '../src/webhooks/retry-delays.ts'
import type { Received } from './webhook-receiver.ts'
import { hex, openWebhookSite, type WebhookSite } from './webhook-site.ts'

describe('webhooks', () => {
  let site: WebhookSite
  let token: string
  let email: string

  beforeAll(async () => {
    site = await openWebhookSite()
    const owner = await site.signUp()
    token = owner.token
    email = owner.email
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    await site.clear()
    await site.finalize(100)
    await site.record()
  })

  /** A webhook of the account. */
  const made = async (change: object = {}) => {
    const { status, result } = await site.create(token, change)
    expect(status).toBe(200)
    return { id: result.webhook.id as string, secret: result.secret as string }
  }
  /** Something happens and becomes final. */
  const happens = async (change: Readonly<Record<string, unknown>> = {}) => {
    const act = await site.act(change)
    await site.finalize(act.block)
    await site.record()
    return act
  }
  const verify = (secret: string, { body, headers }: Received) =>
    new Verifier(secret).verify(body, headers as Record<string, string>)
  const shown = async () => (await site.send('GET', '/account/webhooks', token)).result.items

  it('an act arrives once, and an independent implementation knows its sender', async () => {
    const { secret } = await made()
    const { id, txHash } = await happens()
    await site.deliver()
    await site.deliver()
    const [got, ...more] = site.receiver.received
    expect(more).toEqual([])
    if (!got) throw new Error('nothing arrived')
    expect(got).toMatchObject({ method: 'POST', path: '/hook?from=slipway' })
    expect(got.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(verify(secret, got)).toMatchObject({
      type: 'act.contributed',
      data: { id, chainId: 56, txHash, amount: '1000', feature: 'presale' },
    })
    expect(got.headers['webhook-id']).toBe(id)
    const changed = { ...got, body: got.body.replace('1000', '9000') }
    expect(() => verify(secret, changed)).toThrow()
    expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, got)).toThrow()
  })

  it('tells what it listens to and nothing else', async () => {
    await site.finalize(100, 1)
    await site.record()
    await made({ url: `${site.receiver.url}&all` })
    await made({ url: `${site.receiver.url}&eth`, chains: ['eth'] })
    await made({ url: `${site.receiver.url}&locks`, kinds: ['locked', 'unlocked'] })
    await made({ url: `${site.receiver.url}&presale`, addresses: [hex(0xcc)] })
    await made({ url: `${site.receiver.url}&wallet`, addresses: [hex(0xdd), hex(0xee)] })
    await made({ url: `${site.receiver.url}&token`, addresses: [hex(0xff)], kinds: ['locked'] })
    await site.act({ subject: hex(0xcc) })
    await site.act({ account: hex(0xdd), asset: hex(0xff) })
    await site.act({ kind: 'locked', asset: hex(0xff) })
    await site.act({ chain_id: 1, number: 1 })
    await site.finalize(104)
    await site.finalize(104, 1)
    await site.record()
    for (let turn = 0; turn < 3; turn++) await site.deliver()
    const heard: Record<string, number> = {}
    for (const { path } of site.receiver.received) {
      const name = path?.split('&')[1] ?? ''
      heard[name] = (heard[name] ?? 0) + 1
    }
    expect(heard).toEqual({ all: 4, eth: 1, locks: 1, presale: 1, wallet: 1, token: 1 })
  })

  it('says nothing of what may still be taken back', async () => {
    await made()
    const { block, id } = await site.act()
    await site.pool.query('UPDATE "index".index_head SET block_number = $1', [block + 5])
    await site.record()
    await site.deliver()
    expect(site.receiver.received).toEqual([])
    await site.finalize(block)
    await site.pool.query("UPDATE app.chain_status SET problem = 'CHAIN_REPLACED'")
    await site.record()
    await site.deliver()
    expect(site.receiver.received).toEqual([])
    await site.finalize(block)
    await site.record()
    await site.deliver()
    expect(site.receiver.ids()).toEqual([id])
  })

  it('begins with what becomes final after it was made, on another chain anew', async () => {
    await happens()
    await made()
    await site.pool.query(
      "UPDATE app.webhook_cursor SET genesis_hash = '0xanother', block_number = 1",
    )
    await site.record()
    await site.deliver()
    expect(site.receiver.received).toEqual([])
    const { id } = await happens()
    await site.deliver()
    expect(site.receiver.ids()).toEqual([id])
  })

  it('a receiver that is away gets it later: the same id, the same bytes, a new time', async () => {
    const { id, secret } = await made()
    site.receiver.answerWith(503, 500)
    await happens()
    await site.deliver()
    const [first] = await site.deliveries(token, id)
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, status: 503, failure: 'status' })
    expect(first.excerpt).toBe('says 503')
    expect((await shown())[0].failingSince).toBeGreaterThan(0)
    await site.deliver()
    expect(site.receiver.received).toHaveLength(1)
    site.clock.ms += 60_000
    await site.isDueNow()
    await site.deliver()
    await site.isDueNow()
    await site.deliver()
    const [before, , after] = site.receiver.received
    if (!before || !after) throw new Error('attempts are missing')
    expect(after.body).toBe(before.body)
    expect(after.headers['webhook-id']).toBe(before.headers['webhook-id'])
    expect(after.headers['webhook-timestamp']).not.toBe(before.headers['webhook-timestamp'])
    verify(secret, after)
    const [last] = await site.deliveries(token, id)
    expect(last).toMatchObject({ state: 'delivered', attempts: 3, status: 204, failure: null })
    expect((await shown())[0]).toMatchObject({ failingSince: null, counts: { delivered: 1 } })
    expect(await site.metrics.registry.metrics()).toContain(
      'slipway_api_webhook_attempts_total{outcome="retried"} 2',
    )
  })

  /** All attempts but the last have failed. */
  const nearlyGivenUp = () =>
    site.pool.query('UPDATE app.webhook_delivery SET attempts = $1, next_attempt_at = now()', [
      MAX_ATTEMPTS - 1,
    ])

  it('after eleven attempts an event is given up; a webhook that failed for days is paused, and its owner told', async () => {
    const { id } = await made({ language: 'zh-CN' })
    await happens()
    await nearlyGivenUp()
    await site.pool.query("UPDATE app.webhook SET failing_since = now() - interval '3 days'")
    site.receiver.answerWith(500)
    await site.deliver()
    expect(await site.deliveries(token, id)).toMatchObject([
      { state: 'given-up', attempts: MAX_ATTEMPTS, nextAttemptAt: null },
    ])
    expect((await shown())[0]).toMatchObject({ state: 'paused', pausedBy: 'failing' })
    const mails = await site.messagesTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain('Books')
    expect(mails[0]?.body).toContain('https://launch.example/account/webhooks')
    expect(mails[0]?.body).toContain('暂停')
    await site.isDueNow()
    await site.deliver()
    expect(site.receiver.received).toHaveLength(1)
    await happens()
    await site.deliver()
    expect(site.receiver.received).toHaveLength(1)
  })

  it('an event that a receiver always refuses pauses nothing while others arrive', async () => {
    const { id } = await made()
    await happens()
    await nearlyGivenUp()
    site.receiver.answerWith(400)
    await site.deliver()
    expect(await site.deliveries(token, id)).toMatchObject([{ state: 'given-up' }])
    expect((await shown())[0]).toMatchObject({ state: 'active' })
  })

  it('a receiver that is gone for good is not asked again', async () => {
    await made()
    site.receiver.answerWith(410)
    await happens()
    await site.deliver()
    expect((await shown())[0]).toMatchObject({ state: 'paused', pausedBy: 'gone' })
    expect(await site.messagesTo(email)).toHaveLength(1)
  })

  it('an answer that leads elsewhere is a failure', async () => {
    const { id } = await made()
    site.receiver.answerWith(302)
    await happens()
    await site.deliver()
    expect(await site.deliveries(token, id)).toMatchObject([
      { state: 'waiting', failure: 'redirect', status: 302 },
    ])
  })

  it('a webhook for which too much waits is paused instead of filled further', async () => {
    const { id } = await made()
    await site.pool.query(
      `INSERT INTO app.webhook_delivery (webhook_id, event_id, type, body)
       SELECT $1, 'old_' || n, 'act.locked', '{}' FROM generate_series(1, $2::int) n`,
      [id, webhookLimits.waiting],
    )
    await happens()
    expect((await shown())[0]).toMatchObject({
      pausedBy: 'backlog',
      counts: { waiting: webhookLimits.waiting },
    })
  })

  it('several workers at once tell each event once', async () => {
    await made()
    for (let n = 0; n < 12; n++) await site.act()
    await site.finalize(112)
    await Promise.all([site.record(), site.record(), site.record()])
    // What one has in hand, and what is not answered yet, is no other's.
    const held: (() => void)[] = []
    for (let n = 0; n < 4; n++)
      site.receiver.answers.push((response) => held.push(() => response.writeHead(204).end()))
    const first = site.deliver()
    await expect.poll(() => held.length).toBe(4)
    // If they were free they would be the next ones.
    await site.pool.query(
      "UPDATE app.webhook_delivery SET next_attempt_at = now() - interval '1 hour' WHERE claimed_until IS NOT NULL",
    )
    await site.deliver()
    for (const answer of held) answer()
    await first
    for (let turn = 0; turn < 3; turn++)
      await Promise.all([site.deliver(), site.deliver(), site.deliver()])
    expect(site.receiver.ids()).toHaveLength(12)
    expect(new Set(site.receiver.ids()).size).toBe(12)
  })

  it('what is cut off before it is written is told the next time, and once', async () => {
    await made()
    const { block, id } = await site.act()
    await site.finalize(block)
    await site.pool.query(`CREATE FUNCTION app.cut() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'cut off'; END $$`)
    await site.pool.query(
      'CREATE TRIGGER cut BEFORE UPDATE ON app.webhook_cursor FOR EACH ROW EXECUTE FUNCTION app.cut()',
    )
    await expect(site.record()).rejects.toThrow()
    await site.pool.query('DROP FUNCTION app.cut CASCADE')
    await site.record()
    await site.record()
    await site.deliver()
    expect(site.receiver.ids()).toEqual([id])
  })

  it('after a rebuilt index with other numbers an act is told no second time', async () => {
    await made()
    const { id } = await happens()
    await site.deliver()
    await site.pool.query('UPDATE "index".platform_act SET number = number + 40')
    await site.pool.query('UPDATE app.webhook_cursor SET block_number = 1')
    await site.record()
    await site.deliver()
    expect(site.receiver.ids()).toContain(id)
    expect(site.receiver.ids().filter((one) => one === id)).toHaveLength(1)
  })

  it('says that acts were missed where the stream has forgotten them', async () => {
    await made({ kinds: ['locked'] })
    await site.act()
    await site.pool.query('UPDATE "index".platform_act SET number = 9000, block_number = 150')
    await site.finalize(200)
    await site.record()
    await site.deliver()
    expect(site.receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'acts.missed', data: { chainId: 56, afterBlock: 100, untilBlock: 150 } },
    ])
  })

  it('a new secret signs at once, and the one before for a day more', async () => {
    const { id, secret } = await made()
    const rotated = (await site.send('POST', '/account/webhooks/rotate', token, { id })).result
    expect(rotated.secret).not.toBe(secret)
    expect(rotated.webhook.bothSecretsUntil).toBeGreaterThan(0)
    await happens()
    await site.deliver()
    const [both] = site.receiver.received
    if (!both) throw new Error('nothing arrived')
    verify(secret, both)
    verify(rotated.secret, both)
    site.clock.ms += webhookLimits.overlapSeconds * 1_000
    try {
      await happens()
      await site.deliver()
      const late = site.receiver.received[1]
      expect(String(late?.headers['webhook-signature']).split(' ')).toHaveLength(1)
      expect((await shown())[0].bothSecretsUntil).toBeNull()
    } finally {
      site.clock.ms -= webhookLimits.overlapSeconds * 1_000
    }
  })

  it('a secret is told once, sealed for its webhook, and opens for no other', async () => {
    const first = await made()
    const second = await made()
    const { rows } = await site.pool.query('SELECT id, secret FROM app.webhook')
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(first.secret.slice('whsec_'.length))
    expect(JSON.stringify(await shown())).not.toContain('secret":')
    await site.pool.query(
      'UPDATE app.webhook SET secret = (SELECT secret FROM app.webhook WHERE id = $1) WHERE id = $2',
      [first.id, second.id],
    )
    await happens()
    await site.deliver()
    expect(site.receiver.received).toHaveLength(1)
    expect(await site.deliveries(token, second.id)).toMatchObject([{ failure: 'secret' }])
  })

  it('a test is sent once, to a paused webhook as well; what happens meanwhile is not told later', async () => {
    const { id, secret } = await made()
    const pause = (state: string) =>
      site.send('POST', '/account/webhooks/state', token, { id, state })
    expect((await pause('paused')).result).toMatchObject({ state: 'paused', pausedBy: 'owner' })
    await happens()
    site.receiver.answerWith(404)
    const sent = await site.send('POST', '/account/webhooks/test', token, { id })
    await site.deliver()
    expect(site.receiver.ids()).toEqual([sent.result.eventId])
    expect(verify(secret, site.receiver.received[0] as Received)).toMatchObject({
      type: 'webhook.test',
    })
    expect(await site.deliveries(token, id)).toMatchObject([{ state: 'given-up', status: 404 }])
    expect((await pause('active')).result).toMatchObject({ state: 'active', pausedBy: null })
    await site.record()
    await site.deliver()
    expect(site.receiver.received).toHaveLength(1)
  })

  it('an event is sent again under its id, and not while it is being sent', async () => {
    const { id } = await made()
    const { id: eventId } = await happens()
    await site.deliver()
    const again = () => site.send('POST', '/account/webhooks/redeliver', token, { id, eventId })
    expect((await again()).status).toBe(200)
    await site.deliver()
    expect(site.receiver.ids()).toEqual([eventId, eventId])
    await site.pool.query(
      "UPDATE app.webhook_delivery SET claimed_until = now() + interval '1 minute', state = 'waiting'",
    )
    expect((await again()).code).toBe('DELIVERY_IN_HAND')
    const other = { id, eventId: 'act_56_0_1' }
    expect((await site.send('POST', '/account/webhooks/redeliver', token, other)).code).toBe(
      'DELIVERY_NOT_FOUND',
    )
  })

  it('an account has ten, also when it asks for many at once', async () => {
    const all = await Promise.all(Array.from({ length: 14 }, () => site.create(token)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(webhookLimits.perAccount)
    expect(all.find(({ status }) => status !== 200)?.code).toBe('TOO_MANY_WEBHOOKS')
  })

  it('a stranger’s webhook is not there, whatever is asked of it', async () => {
    const { id } = await made()
    const { id: eventId } = await happens()
    const stranger = (await site.signUp()).token
    const terms = { url: site.receiver.url, label: 'Mine' }
    for (const [path, body] of Object.entries({
      change: { id, ...terms },
      state: { id, state: 'paused' },
      rotate: { id },
      remove: { id },
      test: { id },
      redeliver: { id, eventId },
    }))
      expect((await site.send('POST', `/account/webhooks/${path}`, stranger, body)).code).toBe(
        'WEBHOOK_NOT_FOUND',
      )
    const listed = await site.send('GET', `/account/webhooks/${id}/deliveries`, stranger)
    expect(listed.code).toBe('WEBHOOK_NOT_FOUND')
    expect((await site.send('GET', '/account/webhooks', stranger)).result.items).toEqual([])
    expect((await site.create('x'.repeat(43))).code).toBe('UNAUTHORIZED')
    expect((await shown())[0]).toMatchObject({ label: 'Books', state: 'active' })
  })

  it('refuses what the form refuses, by the same codes', async () => {
    const issues = async (change: object) =>
      (await site.create(token, change)).json.error.details.map(
        ({ issue }: { issue: string }) => issue,
      )
    expect(await issues({ url: 'https://10.0.0.1/' })).toEqual(['Webhook_UrlWrong'])
    expect(await issues({ label: '' })).toEqual(['Webhook_LabelWrong'])
    expect(await issues({ addresses: ['0x1'] })).toEqual(['Webhook_AddressWrong'])
    expect((await site.create(token, { chains: ['nowhere'] })).code).toBe('CHAIN_UNKNOWN')
    expect((await site.create(token, { kinds: ['stolen'] })).code).toBe('VALIDATION_FAILED')
  })

  it('changes what it listens to, and goes with everything that waits for it', async () => {
    const { id } = await made()
    const terms = {
      url: site.receiver.url,
      label: 'Locks',
      kinds: ['locked'],
      chains: ['bsc', '56'],
    }
    const changed = await site.send('POST', '/account/webhooks/change', token, { id, ...terms })
    expect(changed.result).toMatchObject({ label: 'Locks', kinds: ['locked'], chainIds: [56] })
    await happens({ kind: 'locked' })
    expect((await site.send('POST', '/account/webhooks/remove', token, { id })).status).toBe(200)
    expect((await site.pool.query('SELECT 1 FROM app.webhook_delivery')).rows).toEqual([])
  })

  it('forgets deliveries after fourteen days, and a replaced secret after one', async () => {
    const { id } = await made()
    await happens()
    await site.send('POST', '/account/webhooks/rotate', token, { id })
    await site.pool.query("UPDATE app.webhook SET previous_until = now() - interval '1 second'")
    await site.pool.query("UPDATE app.webhook_delivery SET created_at = now() - interval '15 days'")
    await forgetDeliveries(site.database)
    expect(await site.deliveries(token, id)).toEqual([])
    const { rows } = await site.pool.query('SELECT previous_secret FROM app.webhook')
    expect(rows).toEqual([{ previous_secret: null }])
  })
})
