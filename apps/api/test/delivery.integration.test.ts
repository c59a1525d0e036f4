import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readKey } from '../src/accounts/make-account-parts.ts'
import { deliverMessages, emptyExpiredMessages } from '../src/outbox/deliver-messages.ts'
import { queueMessage } from '../src/outbox/outbox.ts'
import { makeSmsCarrier } from '../src/outbox/sms-carrier.ts'
import { makeSmtpCarrier } from '../src/outbox/smtp-carrier.ts'
import { type AccountSite, openAccountSite } from './account-site.ts'

const HOUR = 3_600_000

/** A real mail server that refuses as often as it is told to. */
async function startMailServer() {
  const received: string[] = []
  const refusals: number[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, callback) => {
      const responseCode = refusals.shift()
      callback(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null)
    },
    onData: (stream, _session, callback) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        received.push(text)
        callback()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    refusals,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((settle) => server.close(settle)),
  }
}

/** A provider of text messages that answers with what it is told to. */
async function startProvider() {
  const asked: { authorization: string | undefined; body: unknown }[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(text) })
    response.writeHead(statuses.shift() ?? 202).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    asked,
    statuses,
    url: `http://127.0.0.1:${port}/messages`,
    stop: () => new Promise((settle) => server.close(settle)),
  }
}

describe('delivery', () => {
  let site: AccountSite
  let mail: Awaited<ReturnType<typeof startMailServer>>
  let provider: Awaited<ReturnType<typeof startProvider>>

  beforeAll(async () => {
    site = await openAccountSite()
    mail = await startMailServer()
    provider = await startProvider()
  })
  afterAll(async () => {
    await provider?.stop()
    await mail?.stop()
    await site?.close()
  })
  beforeEach(async () => {
    await site.pool.query('TRUNCATE app.outbox_message')
    mail.received.length = 0
    provider.asked.length = 0
  })

  const queue = (change: Partial<Parameters<typeof queueMessage>[1]> = {}) =>
    queueMessage(site.database, {
      channel: 'mail',
      recipient: 'ann@mail.example',
      subject: 'Hello',
      body: 'A link.',
      expiresAt: new Date(Date.now() + HOUR),
      ...change,
    })
  const carriers = () => [
    makeSmtpCarrier(mail.url, 'Slipway <no-reply@launch.example>'),
    makeSmsCarrier(provider.url, 'a token'),
  ]
  const deliver = () => deliverMessages(site.database, carriers())
  const isDueNow = () => site.pool.query('UPDATE app.outbox_message SET next_attempt_at = now()')
  const rows = async () =>
    (
      await site.pool.query(
        'SELECT status, attempts, body, next_attempt_at > now() AS waits FROM app.outbox_message',
      )
    ).rows

  it('a mail reaches the server once, and its text is not kept', async () => {
    await queue({ body: '链接 https://launch.example/user/recover?token=abc' })
    await deliver()
    await deliver()
    expect(mail.received).toHaveLength(1)
    expect(mail.received[0]).toContain('From: Slipway <no-reply@launch.example>')
    expect(mail.received[0]).toContain('To: ann@mail.example')
    expect(await rows()).toEqual([expect.objectContaining({ status: 'delivered', body: '' })])
  })

  it('a mail that the server puts off is sent later, and not at once', async () => {
    mail.refusals.push(451)
    await queue()
    await deliver()
    expect(await rows()).toEqual([{ status: 'queued', attempts: 1, body: 'A link.', waits: true }])
    await deliver()
    expect(mail.received).toHaveLength(0)
    await isDueNow()
    await deliver()
    expect(mail.received).toHaveLength(1)
  })

  it('a mail that the server refuses for good is not tried again', async () => {
    mail.refusals.push(550)
    await queue()
    await deliver()
    await isDueNow()
    await deliver()
    expect(mail.received).toHaveLength(0)
    expect(await rows()).toEqual([expect.objectContaining({ status: 'failed', attempts: 1 })])
  })

  it('two processes send each mail once', async () => {
    for (let n = 0; n < 6; n++) await queue({ recipient: `person${n}@mail.example` })
    await Promise.all([deliver(), deliver()])
    expect(mail.received).toHaveLength(6)
  })

  it('an expired message is not sent, and its text goes', async () => {
    await queue({ expiresAt: new Date(Date.now() - 1_000) })
    await deliver()
    await emptyExpiredMessages(site.database)
    expect(mail.received).toHaveLength(0)
    expect(await rows()).toEqual([expect.objectContaining({ status: 'failed', body: '' })])
  })

  it('a text message goes to the provider, again after 503 and never after 400', async () => {
    provider.statuses.push(503)
    await queue({ channel: 'sms', recipient: '+436641234567', body: 'Code 123456' })
    await deliver()
    expect(await rows()).toEqual([expect.objectContaining({ status: 'queued', waits: true })])
    await isDueNow()
    await deliver()
    expect(provider.asked.at(-1)).toEqual({
      authorization: 'Bearer a token',
      body: { to: '+436641234567', text: 'Code 123456' },
    })
    expect(await rows()).toEqual([expect.objectContaining({ status: 'delivered', body: '' })])
    provider.statuses.push(400)
    await queue({ channel: 'sms', recipient: '+436641234567', body: 'Code 654321' })
    await deliver()
    expect((await rows()).map(({ status }) => status)).toContain('failed')
  })

  it('processes that start together share one key, which its owner alone can read', () => {
    const directory = mkdtempSync(join(tmpdir(), 'slipway-key-'))
    const config = {
      siteUrl: 'https://launch.example',
      secret: undefined,
      keyFile: join(directory, 'account-key'),
      smtp: undefined,
      sms: undefined,
    }
    try {
      const keys = [readKey(config), readKey(config)].map((key) => key.toString('hex'))
      expect(keys[0]).toHaveLength(64)
      expect(keys[1]).toBe(keys[0])
      expect(statSync(config.keyFile).mode & 0o777).toBe(0o600)
    } finally {
      rmSync(directory, { recursive: true })
    }
  })
})
