import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOperator, type NewOperator } from '../src/operator/create-operator.ts'
import { type AccountSite, mailedToken, openAccountSite } from './account-site.ts'

const HOUR = 3_600_000

describe('the operator', () => {
  let site: AccountSite
  let made: NewOperator

  beforeAll(async () => {
    site = await openAccountSite()
    const input = { name: 'root', issuer: 'launch.example' }
    const answer = await createOperator(site.database, site.accounts.key, input)
    if (!answer) throw new Error('no operator was made')
    made = answer
  })
  afterAll(() => site?.close())
  beforeEach(() => {
    site.clock.ms += 24 * HOUR
  })

  const codeNow = () => {
    const secret = new URL(made.uri).searchParams.get('secret') ?? ''
    return generateSync({ secret, epoch: Math.floor(site.clock.ms / 1_000) })
  }
  const send = async (
    method: string,
    path: string,
    given: { body?: object; token?: string } = {},
  ) => {
    const response = await site.app.request(`/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(given.token && { 'Access-Token': given.token }),
      },
      ...(given.body && { body: JSON.stringify(given.body) }),
    })
    const answer = (await response.json()) as {
      result?: { token?: string }
      error?: { code: string }
    }
    return { status: response.status, headers: response.headers, ...answer }
  }
  const login = (change: object = {}) =>
    send('POST', '/operator/login', {
      body: { name: 'root', password: made.password, code: codeNow(), ...change },
    })
  const signedIn = async () => (await login()).result?.token ?? ''

  it('signs in by name, password and code, and each code works once', async () => {
    const first = await login()
    expect(first.status).toBe(200)
    expect((await login()).error?.code).toBe('CREDENTIALS_WRONG')
  })

  it('is not told which of the three was wrong', async () => {
    const answers = [
      await login({ name: 'nobody' }),
      await login({ password: 'wrong' }),
      await login({ code: '000000' }),
    ].map(({ status, error }) => ({ status, error }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 422, error: { code: 'CREDENTIALS_WRONG' } })
  })

  it('is slowed down when guessing, and told for how long', async () => {
    for (let n = 0; n < 10; n++) await login({ password: 'wrong' })
    const refused = await login()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('reads the outbox and the reports; a visitor and an account do not', async () => {
    const email = 'ann@mail.example'
    const client = site.clientFor()
    await client.register({ email, password: 'a right password', language: 'en-US' })
    await client.activate({
      token: await mailedToken(site, email),
      password: 'a right password',
    })
    const { token } = await client.login({ email, password: 'a right password' })
    for (const path of ['/operator/outbox', '/operator/reports']) {
      expect((await send('GET', path)).status).toBe(401)
      expect((await send('GET', path, { token: token ?? '' })).status).toBe(401)
    }
    const operator = await signedIn()
    const outbox = await send('GET', '/operator/outbox', { token: operator })
    expect(outbox.headers.get('cache-control')).toBe('private, no-store')
    expect(JSON.stringify(outbox.result)).toContain(email)
    expect((await send('GET', '/operator/reports', { token: operator })).result).toEqual([])
    // An operator is no account either.
    expect((await send('GET', '/user/info', { token: operator })).status).toBe(401)
  })

  it('is signed out after 12 hours, or at once', async () => {
    const token = await signedIn()
    await send('POST', '/operator/logout', { token })
    expect((await send('GET', '/operator/outbox', { token })).status).toBe(401)
    site.clock.ms += HOUR
    const second = await signedIn()
    site.clock.ms += 12 * HOUR + 1
    expect((await send('GET', '/operator/outbox', { token: second })).status).toBe(401)
  })

  it('has a name of its own, and no secret that the database shows', async () => {
    const input = { name: 'root', issuer: 'launch.example' }
    expect(await createOperator(site.database, site.accounts.key, input)).toBeUndefined()
    const { rows } = await site.pool.query('SELECT * FROM app.operator')
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(made.password)
    expect(stored).not.toContain(new URL(made.uri).searchParams.get('secret'))
  })
})
