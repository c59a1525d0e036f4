import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBackup } from '@slipway/database/backup/write-backup'
import { generateSync } from 'otplib'
import { Webhook as Verifier } from 'standardwebhooks'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFiles } from '../src/files/check-files.ts'
import { makeDiskStore } from '../src/files/disk-store.ts'
import { makeMetrics } from '../src/http/metrics.ts'
import { createOperator } from '../src/operator/create-operator.ts'
import { deliverWebhooks } from '../src/webhooks/deliver-webhooks.ts'
import { type AccountSite, mailedToken, openAccountSite } from './account-site.ts'
import { CODE, PDF, said } from './badge-site.ts'
import { presaleAddress, seedPresale } from './seed-presales.ts'
import { startReceiver } from './webhook-receiver.ts'

const email = 'ada@mail.example'
const password = 'a right password'
const language = 'en-US'
const wallet = privateKeyToAccount(`0x${'42'.repeat(32)}`)
const PRESALES = { badged: 801, drafted: 802 }
const UNLIMITED = { bytes: 1e9, files: 1e6, totalBytes: 1e12 }

/** What somebody did on the first site, and has to find on the second. */
interface Before {
  secondStep: string
  webhook: { id: string; secret: string }
  draft: string
  documentId: string
  critique: string
  granted: string
  operator: { password: string; secret: string }
  file: { url: string; text: string }
}

/** Sends JSON or bytes as a signed-in visitor, and reads whatever comes. */
const senderOf =
  (site: AccountSite) =>
  async (method: string, path: string, token = '', body?: object | Uint8Array) => {
    const isBytes = body instanceof Uint8Array
    const response = await site.app.request(`/api${path}`, {
      method,
      headers: {
        'access-token': token,
        'content-type': isBytes ? 'application/octet-stream' : 'application/json',
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const json = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined
    return { status: response.status, bytes, json }
  }

type Send = ReturnType<typeof senderOf>

const codeOf = (site: AccountSite, secret: string) =>
  generateSync({ secret, epoch: Math.floor(site.clock.ms / 1_000) })

async function operatorOf(site: AccountSite, known: Before['operator']): Promise<string> {
  site.clock.ms += 30_000
  const body = { name: 'root', password: known.password, code: codeOf(site, known.secret) }
  return (await senderOf(site)('POST', '/operator/login', '', body)).json.result?.token
}

/** Signs up, with a second step and a wallet. */
async function makeAccount(site: AccountSite) {
  const anyone = site.clientFor()
  await anyone.register({ email, password, language })
  await anyone.activate({ token: await mailedToken(site, email), password })
  const token = (await anyone.login({ email, password })).token ?? ''
  const own = site.clientFor(token)
  const { message } = await own.makeWalletMessage({
    ...{ address: wallet.address, chainId: 31_337, language },
  })
  await own.linkWallet({ message, signature: await wallet.signMessage({ message }) })
  const { secret, sealed } = await own.beginSecondStep()
  await own.confirmSecondStep({ sealed, code: codeOf(site, secret) })
  return { token, secondStep: secret }
}

/** An application with its documents, handed over where it is told so. */
async function apply(send: Send, token: string, presale: number, isHandedOver: boolean) {
  const body = { kind: 'kyc', chain: 'bsc', contract: presaleAddress(presale), ...said }
  const id: string = (await send('POST', '/badge-applications', token, body)).json.id
  const documents: string[] = []
  for (const role of ['identity', 'residence']) {
    const path = `/badge-applications/${id}/documents?role=${role}&name=scan.pdf`
    documents.push((await send('POST', path, token, PDF)).json.id)
  }
  if (isHandedOver) await send('POST', `/badge-applications/${id}/submit`, token)
  return { id, documentId: documents[0] ?? '' }
}

async function askForCritique(site: AccountSite, token: string): Promise<string> {
  const startsAt = Math.floor(site.clock.ms / 1_000)
  const goal = 'Find out whether the terms are fair to small buyers.'
  const answer = await senderOf(site)('POST', '/critique-requests', token, {
    ...{
      chain: 'bsc',
      contract: presaleAddress(PRESALES.badged),
      title: 'Before the presale',
      goal,
    },
    ...{ standard: 'The presales of this year.', startsAt, endsAt: startsAt + 3_600 },
    ...{ critics: [`0x${'5'.repeat(40)}`], visibility: 'private' },
  })
  return answer.json.id
}

/** One of everything that people entrust to a site. */
async function live(site: AccountSite, hookUrl: string): Promise<Before> {
  const send = senderOf(site)
  const { token, secondStep } = await makeAccount(site)
  const made = await createOperator(site.database, site.accounts.key, {
    ...{ name: 'root', issuer: 'launch.example' },
  })
  if (!made) throw new Error('no operator was made')
  const secret = new URL(made.uri).searchParams.get('secret') ?? ''
  const operator = { password: made.password, secret }
  const hook = { url: hookUrl, label: 'Books' }
  const { result } = (await send('POST', '/account/webhooks', token, hook)).json
  const handedOver = await apply(send, token, PRESALES.badged, true)
  const operatorToken = await operatorOf(site, operator)
  await send('POST', `/operator/badges/${handedOver.id}/take`, operatorToken)
  const grant = {
    issuer: 'Harbour Registry',
    scope: 'Passports of both founders were compared with them by video.',
    expiresAt: Math.floor(site.clock.ms / 1_000) + 86_400,
  }
  await send('POST', `/operator/badges/${handedOver.id}/grant`, operatorToken, grant)
  const draft = await apply(send, token, PRESALES.drafted, false)
  const text = { name: 'Harbour', symbol: 'HBR', description: '滑道 "quoted"' }
  const file = (await send('POST', '/ipfs/metadata', '', text)).json
  const kept = await site.app.request(file.url)
  return {
    ...{ secondStep, operator, granted: handedOver.id, draft: draft.id },
    ...{ documentId: draft.documentId, critique: await askForCritique(site, token) },
    webhook: { id: result.webhook.id, secret: result.secret },
    file: { url: file.url, text: await kept.text() },
  }
}

describe('a site that was lost, and restored from its backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-restored-'))
  const backup = join(folder, 'slipway.backup')
  const place = (name: string) => join(folder, name)
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let before: Before
  let site: AccountSite
  let send: Send
  let token: string

  const open = async (files: string, more: { backup?: string } = {}) => {
    const opened = await openAccountSite(0, {
      ...{ isIndexed: true, webhooksToLoopback: true, ...more },
      readCodeHash: async () => CODE as Hex,
      files: {
        ...{ store: makeDiskStore(place(files)), pinServices: [] },
        ...{ allowance: UNLIMITED, assetAllowance: UNLIMITED },
      },
    })
    // What chains know is no part of a backup: the index reads it again.
    for (const presale of Object.values(PRESALES))
      await seedPresale(opened.pool, presale, { owner: wallet.address.toLowerCase() })
    return opened
  }

  beforeAll(async () => {
    receiver = await startReceiver()
    const first = await open('first')
    before = await live(first, receiver.url)
    await writeBackup(first.url, backup)
    cpSync(place('first'), place('second'), { recursive: true })
    await first.close()
    rmSync(place('first'), { recursive: true, force: true })
    site = await open('second', { backup })
    send = senderOf(site)
    // The code of the last sign-in is used up.
    site.clock.ms += 90_000
    const { ticket } = await site.clientFor().login({ email, password })
    const step = { ticket: ticket ?? '', code: codeOf(site, before.secondStep) }
    token = (await site.clientFor().finishSignIn(step)).token ?? ''
  })
  afterAll(async () => {
    await site?.close()
    await receiver?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('lets people in by their password, second step and wallet', async () => {
    expect(token).not.toBe('')
    const own = await site.clientFor(token).getOwnAccount()
    expect(own).toMatchObject({ email, wallets: [{ address: wallet.address }] })
  })

  it('sends webhooks that their receivers know by the secret of before', async () => {
    const { id, secret } = before.webhook
    expect((await send('POST', '/account/webhooks/test', token, { id })).status).toBe(200)
    const road = { resolve: async () => ['127.0.0.1'], allowsLoopback: true }
    await deliverWebhooks({ ...site.accounts, metrics: makeMetrics(), road })
    const [got] = receiver.received
    if (!got) throw new Error('nothing arrived')
    const headers = got.headers as Record<string, string>
    expect(new Verifier(secret).verify(got.body, headers)).toBeTruthy()
  })

  it('shows the badge, and its grant in the books of the operator', async () => {
    const badges = (await send('GET', `/badges/bsc/${presaleAddress(PRESALES.badged)}`)).json
    expect(JSON.stringify(badges)).toContain('Harbour Registry')
    const operatorToken = await operatorOf(site, before.operator)
    const read = await send('GET', `/operator/badges/${before.granted}`, operatorToken)
    expect(read.json).toMatchObject({ state: 'granted' })
    const outbox = await send('GET', '/operator/outbox', operatorToken)
    expect(JSON.stringify(outbox.json)).toContain(email)
  })

  it('has the drafts where they were left, with their documents', async () => {
    const root = `/badge-applications/${before.draft}`
    const draft = (await send('GET', root, token)).json
    expect(draft).toMatchObject({ state: 'draft', statement: said.statement })
    expect(draft.documents).toHaveLength(2)
    const document = await send('GET', `${root}/documents/${before.documentId}`, token)
    expect(Buffer.from(document.bytes).equals(Buffer.from(PDF))).toBe(true)
    const { asked } = (await send('GET', '/critique-requests', token)).json
    expect(asked).toMatchObject([{ id: before.critique, visibility: 'private' }])
    expect((await send('GET', `/critiques/${before.critique}`)).status).toBe(404)
  })

  it('gives each file as it was, and misses none', async () => {
    const file = await site.app.request(before.file.url)
    expect(await file.text()).toBe(before.file.text)
    const checked = await checkFiles(site.url, makeDiskStore(place('second')))
    expect(checked).toEqual({ checked: 1, missing: [] })
  })
})
