import { randomUUID } from 'node:crypto'
import { critiqueLimits } from '@slipway/sdk/critique/critique-rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BadgeSite, openBadgeSite } from './badge-site.ts'

const goal = 'Find out whether the terms are fair to small buyers.'
const said = 'The soft cap is low, and the lock of the liquidity is short.'
const critic = (n: number) => `0x${n.toString(16).padStart(40, '5')}`

describe('requests for critique', () => {
  let site: BadgeSite
  beforeAll(async () => {
    site = await openBadgeSite()
  })
  afterAll(() => site?.close())

  const codeOf = (answer: { json?: { error?: { code?: string } } }) => answer.json?.error?.code
  const ask = (token: string, contract: string, change: object = {}) => {
    const startsAt = Math.floor(site.clock.ms / 1_000)
    const texts = { title: 'Before the presale', goal, standard: 'The presales of this year.' }
    const time = { startsAt, endsAt: startsAt + 3_600 }
    const rest = { critics: [critic(1)], visibility: 'public' }
    const body = { chain: 'bsc', contract, ...texts, ...time, ...rest, ...change }
    return site.send('POST', '/critique-requests', { token, body })
  }
  const answer = (token: string, id: string, verdict = 'improve') =>
    site.send('POST', `/critique-requests/${id}/answer`, { token, body: { verdict, said } })
  const own = async (token: string) =>
    (await site.send('GET', '/critique-requests', { token })).json
  const show = (token: string, id: string, visibility: string) =>
    site.send('POST', `/critique-requests/${id}/visibility`, { token, body: { visibility } })
  let critics = 100
  /** A request with one invited critic, signed in. */
  const asked = async (change: object = {}) => {
    const presale = await site.newPresale()
    critics += 1
    const wallet = critic(critics)
    const made = await ask(presale.token, presale.address, { critics: [wallet], ...change })
    expect(made.status).toBe(201)
    return { ...presale, id: made.json.id as string, critic: await site.signIn(wallet) }
  }

  it('a critic who is invited answers, and everybody reads it with the request', async () => {
    const { id, critic: token, address } = await asked({ weight: 40, client: 'Harbour Works' })
    expect((await own(token)).invited).toMatchObject([{ id, critics: [{ answer: null }] }])
    expect((await answer(token, id)).status).toBe(200)
    expect((await answer(token, id, 'unfit')).status).toBe(200)
    const read = (await site.send('GET', `/critiques/${id}`)).json
    expect(read).toMatchObject({ goal, weight: 40, client: 'Harbour Works' })
    expect(read.critics).toMatchObject([{ answer: { verdict: 'unfit', said } }])
    expect((await site.send('GET', `/critiques/bsc/${address}`)).json.items).toEqual([read])
  })

  it('only the wallet that owns the contract asks', async () => {
    const { address } = await site.newPresale()
    const stranger = await site.signIn(critic(90))
    expect(codeOf(await ask(stranger, address))).toBe('NOT_OWNER')
    expect(codeOf(await ask('no-token', address))).toBe('UNAUTHORIZED')
    expect(codeOf(await ask(stranger, critic(91)))).toBe('BADGE_SUBJECT_NOT_FOUND')
  })

  it('nobody is invited who asks', async () => {
    const { address, owner, token } = await site.newPresale()
    const refused = await ask(token, address, { critics: [critic(1), owner] })
    expect(refused.json.error.details).toMatchObject([{ issue: 'Critique_CriticOneself' }])
  })

  it('who is not invited does not answer, and a wallet of another network is nobody', async () => {
    const { id, token } = await asked()
    const stranger = await site.signIn(critic(92))
    expect(codeOf(await answer(stranger, id))).toBe('CRITIQUE_NOT_FOUND')
    expect(codeOf(await answer(token, id))).toBe('CRITIQUE_NOT_FOUND')
    const vouched = critic(93)
    const other = await asked({ critics: [vouched] })
    expect(codeOf(await answer(await site.signIn(vouched, 1), other.id))).toBe('CRITIQUE_NOT_FOUND')
    expect((await answer(await site.signIn(vouched, 56), other.id)).status).toBe(200)
  })

  it('a draft is its owner’s alone until it is shown', async () => {
    const { id, token, critic: invited, address } = await asked({ visibility: 'private' })
    expect((await own(invited)).invited).toEqual([])
    expect(codeOf(await answer(invited, id))).toBe('CRITIQUE_NOT_FOUND')
    expect((await site.send('GET', `/critiques/${id}`)).status).toBe(404)
    expect((await site.send('GET', `/critiques/bsc/${address}`)).json.items).toEqual([])
    expect((await own(token)).asked).toMatchObject([{ id, visibility: 'private' }])
    expect((await show(token, id, 'public')).status).toBe(200)
    expect((await site.send('GET', `/critiques/${id}`)).status).toBe(200)
  })

  it('partly public, a critic sees its own answer alone, and the owner all of them', async () => {
    const wallets = [critic(94), critic(95)]
    const { id, token } = await asked({ visibility: 'invited', critics: wallets })
    const [first = '', second = ''] = await Promise.all(wallets.map((one) => site.signIn(one)))
    await answer(first, id)
    expect((await site.send('GET', `/critiques/${id}`)).status).toBe(404)
    expect((await own(first)).invited[0].critics).toMatchObject([{ answer: { said } }])
    expect((await own(second)).invited[0].critics).toMatchObject([{ answer: null }])
    expect((await own(token)).asked[0].critics).toHaveLength(2)
  })

  it('what a critic wrote for few is not shown to more', async () => {
    const { id, token, critic: invited } = await asked({ visibility: 'invited' })
    await answer(invited, id)
    expect(codeOf(await show(token, id, 'public'))).toBe('CRITIQUE_ANSWERED')
  })

  it('answers are taken from the start to the end alone', async () => {
    const now = Math.floor(site.clock.ms / 1_000)
    const early = await asked({ startsAt: now + 60, endsAt: now + 120 })
    expect(codeOf(await answer(early.critic, early.id))).toBe('CRITIQUE_CLOSED')
  })

  it('another’s request is as if it were not there', async () => {
    const { id } = await asked()
    const { token: other } = await site.newPresale()
    for (const one of [id, randomUUID()]) {
      expect(codeOf(await show(other, one, 'private'))).toBe('CRITIQUE_NOT_FOUND')
      const removed = await site.send('POST', `/critique-requests/${one}/remove`, { token: other })
      expect(codeOf(removed)).toBe('CRITIQUE_NOT_FOUND')
    }
  })

  it('an account keeps so many requests, and may delete one with its answers', async () => {
    const { address, token } = await site.newPresale()
    const made = []
    for (let n = 0; n < critiqueLimits.requestsPerAccount; n += 1)
      made.push((await ask(token, address)).json.id)
    expect(codeOf(await ask(token, address))).toBe('TOO_MANY_CRITIQUES')
    const removed = await site.send('POST', `/critique-requests/${made[0]}/remove`, { token })
    expect(removed.status).toBe(200)
    expect((await ask(token, address)).status).toBe(201)
  })

  it('goes with its account, and an answer with its critic’s', async () => {
    const { id, token, critic: invited, owner } = await asked()
    await answer(invited, id)
    const wallet = (await own(token)).asked[0].critics[0].address.toLowerCase()
    const drop = (address: string) =>
      site.pool.query(
        'DELETE FROM app.account WHERE id IN (SELECT account_id FROM app.account_wallet WHERE address = $1)',
        [address],
      )
    await drop(wallet)
    expect((await own(token)).asked[0].critics).toMatchObject([{ answer: null }])
    await drop(owner)
    expect((await site.send('GET', `/critiques/${id}`)).status).toBe(404)
  })
})
