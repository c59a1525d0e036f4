import type { ApiError } from '@slipway/api-client'
import { accountLimits } from '@slipway/sdk/accounts/account-limits'
import { SolanaTestWallet } from '@slipway/testing/wallet/solana-test-wallet'
import { getAddressDecoder } from '@solana/kit'
import { generateSync } from 'otplib'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetExpired } from '../src/accounts/forget-expired.ts'
import { type AccountSite, mailedToken, openAccountSite } from './account-site.ts'

const language = 'en-US'
const password = 'a right password'
const HOUR = 3_600_000
const wallet = privateKeyToAccount(`0x${'42'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'43'.repeat(32)}`)

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: unknown) => (error as ApiError).code,
  )

describe('accounts', () => {
  let site: AccountSite
  let count = 0

  beforeAll(async () => {
    site = await openAccountSite()
  })
  afterAll(() => site?.close())
  beforeEach(() => {
    // Attempts of the test before are forgiven.
    site.clock.ms += 24 * HOUR
  })

  const mailbox = () => `person${++count}@mail.example`

  async function registered(email = mailbox()) {
    const client = site.clientFor()
    await client.register({ email, password, language })
    await client.activate({ token: await mailedToken(site, email), password })
    return email
  }

  async function signedIn(email?: string) {
    const address = email ?? (await registered())
    const { token } = await site.clientFor().login({ email: address, password })
    return { email: address, token: token ?? '', client: site.clientFor(token ?? '') }
  }

  it('registers by a mailed link, signs in for 7 days, and signs out', async () => {
    const email = mailbox()
    const client = site.clientFor()
    await client.register({ email: ` ${email.toUpperCase()} `, password, language })
    // Not even to who knows the password: a stranger's registration would tell whether there was an account before.
    expect(await codeOf(client.login({ email, password }))).toBe('CREDENTIALS_WRONG')
    const [mail] = await site.messagesTo(email)
    expect(mail?.subject).toBe('Activate your account')
    expect(mail?.body).toContain('https://launch.example/user/register-result?token=')
    await client.activate({ token: await mailedToken(site, email), password })
    const session = await client.login({ email, password })
    expect(session.ticket).toBeNull()
    expect(session.expiresAt).toBe(Math.floor(site.clock.ms / 1_000) + 604_800)
    const own = site.clientFor(session.token ?? '')
    const info = await own.getUserInfo()
    expect(info).toMatchObject({ name: 'Admin', avatar: '/favicon.svg', info: { email } })
    expect(info.roles).toMatchObject([
      { id: 'admin', permissions: [{ permissionId: 'dashboard' }] },
    ])
    const nav = await own.getUserNav()
    expect(nav.flatMap(({ entries }) => entries.map(({ path }) => path))).toContain('/token/create')
    await own.logout()
    expect(await codeOf(own.getUserInfo())).toBe('UNAUTHORIZED')
  })

  it('a sign-in ends after 7 days', async () => {
    const { client } = await signedIn()
    site.clock.ms += accountLimits.sessionSeconds * 1_000 - 1_000
    expect(await codeOf(client.getOwnAccount())).toBe('OK')
    site.clock.ms += 1_001
    expect(await codeOf(client.getOwnAccount())).toBe('UNAUTHORIZED')
  })

  it('the link of a registration works once, within 24 hours; only the newest does', async () => {
    const email = mailbox()
    const client = site.clientFor()
    await client.register({ email, password, language })
    const first = await mailedToken(site, email)
    await client.resendActivation(email, language)
    await expect.poll(async () => (await site.messagesTo(email)).length).toBe(2)
    const second = await mailedToken(site, email)
    expect(await codeOf(client.activate({ token: first, password }))).toBe('LINK_INVALID')
    site.clock.ms += 24 * HOUR + 1
    expect(await codeOf(client.activate({ token: second, password }))).toBe('LINK_INVALID')
    await client.register({ email, password, language })
    const third = await mailedToken(site, email)
    site.clock.ms += 24 * HOUR - 1_000
    await client.activate({ token: third, password })
    expect(await codeOf(client.activate({ token: third, password }))).toBe('LINK_INVALID')
  })

  it('who registers a stranger’s address has no password that works once its owner registers', async () => {
    const email = mailbox()
    const client = site.clientFor()
    await client.register({ email, password: 'of the attacker', language })
    await client.register({ email, password, language })
    await client.activate({ token: await mailedToken(site, email), password })
    expect(await codeOf(client.login({ email, password: 'of the attacker' }))).toBe(
      'CREDENTIALS_WRONG',
    )
    expect(await codeOf(client.login({ email, password }))).toBe('OK')
  })

  it('nobody learns whether an address has an account', async () => {
    const known = await registered()
    const unknown = mailbox()
    const answer = async (path: string, body: object) => {
      const response = await site.app.request(`/api${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      // Every answer has a name of its own, and says nothing else by it.
      expect(response.headers.get('x-request-id')).toBeTruthy()
      response.headers.delete('x-request-id')
      const headers = [...response.headers.entries()].sort()
      return { status: response.status, headers, body: await response.text() }
    }
    for (const path of ['/auth/forge-password', '/auth/activation'])
      expect(await answer(path, { email: known })).toEqual(await answer(path, { email: unknown }))
    const wrong = (email: string) => answer('/auth/login', { email, password: 'a wrong password' })
    expect(await wrong(known)).toEqual(await wrong(unknown))
    const again = (email: string) => answer('/auth/register', { email, password })
    expect(await again(known)).toEqual(await again(mailbox()))
    // Whoever owns the mailbox is told.
    expect((await site.messagesTo(known)).at(-1)?.subject).toBe('You already have an account')
    // And the password that was typed there opens nothing.
    expect(await codeOf(site.clientFor().login({ email: known, password }))).toBe('OK')
  })

  it('a forgotten password is replaced by a mailed link, once, and every sign-in ends', async () => {
    const { email, client } = await signedIn()
    const anyone = site.clientFor()
    await anyone.forgePassword(email, 'zh-CN')
    await expect.poll(async () => (await site.messagesTo(email)).at(-1)?.subject).toBe('设置新密码')
    const token = await mailedToken(site, email)
    const change = { token, password: 'another password', language } as const
    expect(await codeOf(anyone.resetPassword({ ...change, password: 'short' }))).toBe(
      'VALIDATION_FAILED',
    )
    await anyone.resetPassword(change)
    expect(await codeOf(anyone.resetPassword(change))).toBe('LINK_INVALID')
    expect(await codeOf(client.getOwnAccount())).toBe('UNAUTHORIZED')
    expect(await codeOf(anyone.login({ email, password }))).toBe('CREDENTIALS_WRONG')
    expect(await codeOf(anyone.login({ email, password: 'another password' }))).toBe('OK')
  })

  it('guessing a password is slowed down, for one account and one network', async () => {
    const email = await registered()
    const guess = () => codeOf(site.clientFor().login({ email, password: 'a guess' }))
    const answers = []
    for (let round = 0; round < 11; round++) answers.push(await guess())
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('CREDENTIALS_WRONG'))
    expect(answers.at(-1)).toBe('TOO_MANY_ATTEMPTS')
    expect(await codeOf(site.clientFor().login({ email: await registered(), password }))).toBe('OK')
    site.clock.ms += 60_000
    expect(await codeOf(site.clientFor().login({ email, password }))).toBe('OK')
  })

  it('wrong input is refused by the rule of the form, and named', async () => {
    const refused = site.clientFor().register({ email: 'nobody', password: '12345', language })
    const error = (await refused.catch((reason: unknown) => reason)) as ApiError
    expect(error.code).toBe('VALIDATION_FAILED')
    expect(error.details).toEqual([
      { target: 'json', path: 'email', issue: 'Account_EmailWrong' },
      { target: 'json', path: 'password', issue: 'Account_PasswordShort' },
    ])
  })

  it('a second step is asked for once it is on; each code works once', async () => {
    const { email, client } = await signedIn()
    const begun = await client.beginSecondStep()
    const code = () => generateSync({ secret: begun.secret, epoch: site.clock.ms / 1_000 })
    expect(begun.uri).toContain('otpauth://totp/launch.example:')
    expect(await codeOf(client.confirmSecondStep({ sealed: begun.sealed, code: '000000' }))).toBe(
      'CODE_WRONG',
    )
    const { recoveryCodes } = await client.confirmSecondStep({ sealed: begun.sealed, code: code() })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await codeOf(client.beginSecondStep())).toBe('SECOND_STEP_ON')

    const anyone = site.clientFor()
    const { ticket, token } = await anyone.login({ email, password })
    expect(token).toBeNull()
    const finish = (typed: string) => anyone.finishSignIn({ ticket: ticket ?? '', code: typed })
    // The code that switched it on was seen once: it opens nothing.
    expect(await codeOf(finish(code()))).toBe('CODE_WRONG')
    site.clock.ms += 30_000
    expect((await finish(code())).token).toBeTruthy()
    expect(await codeOf(finish(code()))).toBe('SIGN_IN_EXPIRED')

    const recovery = recoveryCodes[0] ?? ''
    const next = await anyone.login({ email, password })
    const recover = (of: string | null) =>
      anyone.finishSignIn({ ticket: of ?? '', code: recovery.toUpperCase() })
    expect((await recover(next.ticket)).token).toBeTruthy()
    const third = await anyone.login({ email, password })
    expect(await codeOf(recover(third.ticket))).toBe('CODE_WRONG')
    site.clock.ms += accountLimits.ticketSeconds * 1_000 + 1
    expect(await codeOf(recover(third.ticket))).toBe('SIGN_IN_EXPIRED')

    await client.dropSecondStep(code())
    expect((await anyone.login({ email, password })).token).toBeTruthy()
  })

  it('the secret of a second step cannot be read in the database, nor used for another account', async () => {
    const { client } = await signedIn()
    const begun = await client.beginSecondStep()
    expect(begun.sealed).not.toContain(begun.secret)
    const { client: stranger } = await signedIn()
    const code = generateSync({ secret: begun.secret, epoch: site.clock.ms / 1_000 })
    expect(await codeOf(stranger.confirmSecondStep({ sealed: begun.sealed, code }))).toBe(
      'CODE_WRONG',
    )
  })

  async function signedText(by = wallet, change = (message: string) => message) {
    const body = { address: wallet.address, chainId: 31_337, language } as const
    const message = change((await site.clientFor().makeWalletMessage(body)).message)
    return { message, signature: await by.signMessage({ message }) }
  }

  it('a wallet signs in by one text of this site, once', async () => {
    const anyone = site.clientFor()
    const signed = await signedText()
    expect(signed.message).toContain('launch.example wants you to sign in')
    const { token } = await anyone.signInByWallet(signed)
    const own = await site.clientFor(token ?? '').getOwnAccount()
    expect(own.wallets.map(({ address }) => address)).toEqual([wallet.address])
    expect(own).toMatchObject({ email: null, hasPassword: false })
    expect(await codeOf(anyone.signInByWallet(signed))).toBe('WALLET_MESSAGE_WRONG')
  })

  it.each([
    ['another wallet’s signature', () => signedText(other)],
    [
      'a text of another site',
      () => signedText(wallet, (text) => text.replaceAll('launch.example', 'phish.example')),
    ],
    [
      'a text with a number of its own',
      () => signedText(wallet, (text) => text.replace(/Nonce: \w+/, 'Nonce: 0123456789abcdef')),
    ],
    [
      'a text that lives longer',
      () =>
        signedText(wallet, (text) => text.replace(/Expiration Time: .*/, 'Expiration Time: never')),
    ],
  ])('%s signs nobody in', async (_name, make) => {
    expect(await codeOf(site.clientFor().signInByWallet(await make()))).toBe('WALLET_MESSAGE_WRONG')
  })

  it('a text is too old after 10 minutes', async () => {
    const signed = await signedText()
    site.clock.ms += accountLimits.walletMessageSeconds * 1_000 + 1
    expect(await codeOf(site.clientFor().signInByWallet(signed))).toBe('WALLET_MESSAGE_WRONG')
  })

  it('a wallet is linked to one account, and the last way in stays', async () => {
    const { client, email } = await signedIn()
    await site.clientFor().signInByWallet(await signedText())
    expect(await codeOf(client.linkWallet(await signedText()))).toBe('WALLET_TAKEN')
    const { token } = await site.clientFor().signInByWallet(await signedText())
    const walletOnly = site.clientFor(token ?? '')
    expect(await codeOf(walletOnly.removeWallet(wallet.address))).toBe('LAST_WAY_IN')
    const body = { address: other.address, chainId: 31_337, language } as const
    const { message } = await client.makeWalletMessage(body)
    await client.linkWallet({ message, signature: await other.signMessage({ message }) })
    expect((await client.getOwnAccount()).wallets).toMatchObject([{ address: other.address }])
    await client.removeWallet(other.address)
    expect((await client.getOwnAccount()).wallets).toEqual([])
    expect(await codeOf(site.clientFor().login({ email, password }))).toBe('OK')
  })

  async function signedOnSolana(by: SolanaTestWallet, change = (message: string) => message) {
    const address = getAddressDecoder().decode(by.publicKey)
    const body = { address, chainId: 900, language } as const
    const message = change((await site.clientFor().makeWalletMessage(body)).message)
    const signature = by.sign(new TextEncoder().encode(message))
    return { address, message, signature: `0x${Buffer.from(signature).toString('hex')}` as const }
  }

  it('a wallet of Solana signs in by one text of this site, once, and is linked and removed', async () => {
    const key = new SolanaTestWallet()
    const { address, ...signed } = await signedOnSolana(key)
    expect(signed.message).toContain('launch.example wants you to sign in with your Solana account')
    const anyone = site.clientFor()
    const { token } = await anyone.signInByWallet(signed)
    const alone = site.clientFor(token ?? '')
    expect((await alone.getOwnAccount()).wallets).toMatchObject([{ address }])
    expect(await codeOf(anyone.signInByWallet(signed))).toBe('WALLET_MESSAGE_WRONG')
    expect(await codeOf(alone.removeWallet(address))).toBe('LAST_WAY_IN')
    const { client } = await signedIn()
    const again = async (by: SolanaTestWallet) => {
      const { message, signature } = await signedOnSolana(by)
      return codeOf(client.linkWallet({ message, signature }))
    }
    expect(await again(key)).toBe('WALLET_TAKEN')
    expect(await again(new SolanaTestWallet())).toBe('OK')
    const [linked] = (await client.getOwnAccount()).wallets
    await client.removeWallet(linked?.address ?? '')
    expect((await client.getOwnAccount()).wallets).toEqual([])
  })

  it.each([
    [
      'a text of another site',
      (text: string) => text.replaceAll('launch.example', 'phish.example'),
    ],
    [
      'a text with a number of its own',
      (text: string) => text.replace(/Nonce: \w+/, 'Nonce: 0123456789abcdef'),
    ],
    [
      'a text that lives longer',
      (text: string) => text.replace(/Expiration Time: .*/, 'Expiration Time: never'),
    ],
    ['a text of another cluster', (text: string) => text.replace('mainnet', 'elsewhere')],
    ['a text of another wallet', (text: string) => text.replace(/^\w{32,44}$/m, '1'.repeat(32))],
  ])('%s, signed on Solana, signs nobody in', async (_name, change) => {
    const { message, signature } = await signedOnSolana(new SolanaTestWallet(), change)
    expect(await codeOf(site.clientFor().signInByWallet({ message, signature }))).toBe(
      'WALLET_MESSAGE_WRONG',
    )
  })

  it('an address belongs to its kind of network', async () => {
    const make = (address: string, chainId: number) =>
      codeOf(site.clientFor().makeWalletMessage({ address, chainId, language }))
    const ofSolana = getAddressDecoder().decode(new SolanaTestWallet().publicKey)
    expect(await make(ofSolana, 56)).toBe('VALIDATION_FAILED')
    expect(await make(wallet.address, 900)).toBe('VALIDATION_FAILED')
  })

  it('a phone number is proven by a code that was sent to it', async () => {
    const { client } = await signedIn()
    const phone = '+44 7400 123456'
    await client.sendPhoneCode(phone, language)
    const [sms] = await site.messagesTo('+447400123456')
    const code = /^\d{6}/.exec(sms?.body ?? '')?.[0] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await codeOf(client.confirmPhone({ phone, code: wrong }))).toBe('CODE_WRONG')
    expect(await codeOf(client.confirmPhone({ phone: '+447400123457', code }))).toBe('CODE_WRONG')
    await client.confirmPhone({ phone, code })
    expect((await client.getOwnAccount()).phone).toBe('+447400123456')
    expect(await codeOf(client.confirmPhone({ phone, code }))).toBe('CODE_WRONG')
    await client.reportLostCode(phone)
    const { rows } = await site.pool.query('SELECT recipient FROM app.delivery_report')
    expect(rows).toEqual([{ recipient: '+447400123456' }])
    await client.sendPhoneCode(phone, language)
    await client.sendPhoneCode(phone, language)
    expect(await codeOf(client.sendPhoneCode(phone, language))).toBe('TOO_MANY_ATTEMPTS')
  })

  it('the owner changes name and password, and ends a sign-in elsewhere', async () => {
    const { client, email } = await signedIn()
    const elsewhere = await signedIn(email)
    await client.changeName('  Anna ')
    expect(await client.getUserInfo()).toMatchObject({ welcome: 'Anna', info: { name: 'Anna' } })
    const { sessions } = await client.getOwnAccount()
    const strange = sessions.find(({ isThis }) => !isThis)
    await client.endSession(strange?.id ?? '')
    expect(await codeOf(elsewhere.client.getOwnAccount())).toBe('UNAUTHORIZED')
    const third = await signedIn(email)
    const change = { current: 'not it', password: 'another password', language } as const
    expect(await codeOf(client.changePassword(change))).toBe('CREDENTIALS_WRONG')
    await client.changePassword({ ...change, current: password })
    expect(await codeOf(third.client.getOwnAccount())).toBe('UNAUTHORIZED')
    expect(await codeOf(client.getOwnAccount())).toBe('OK')
    expect((await site.messagesTo(email)).at(-1)?.subject).toBe('Your password was changed')
  })

  it('nobody ends a stranger’s sign-in', async () => {
    const mine = await signedIn()
    const [session] = (await mine.client.getOwnAccount()).sessions
    const { client: stranger } = await signedIn()
    await stranger.endSession(session?.id ?? '')
    expect(await codeOf(mine.client.getOwnAccount())).toBe('OK')
  })

  it('no secret is stored as it is', async () => {
    const { token, email } = await signedIn()
    await site.clientFor().forgePassword(email, language)
    await expect.poll(async () => (await site.messagesTo(email)).length).toBe(2)
    const link = await mailedToken(site, email)
    const tables = ['account', 'account_session', 'account_token', 'account_event']
    const stored = await Promise.all(
      tables.map(async (table) =>
        JSON.stringify((await site.pool.query(`SELECT * FROM app.${table}`)).rows),
      ),
    )
    for (const text of stored)
      for (const secret of [token, link, password]) expect(text).not.toContain(secret)
    expect(stored[0]).toContain('$argon2id$')
  })

  describe('a registration whose link has run out', () => {
    /** Lets every link end, and as many days pass; what has run out is forgotten. */
    async function endLinks(daysAgo: number): Promise<void> {
      await site.pool.query(
        `UPDATE app.account_token SET expires_at = now() - make_interval(days => $1) - interval '1 s'`,
        [daysAgo],
      )
      await site.pool.query("UPDATE app.account SET created_at = now() - interval '9 days'")
      await forgetExpired(site.database)
    }

    /** The link of the newest of so many mails. */
    async function linkOf(email: string, mails: number): Promise<string> {
      await expect.poll(async () => (await site.messagesTo(email)).length).toBe(mails)
      return await mailedToken(site, email)
    }

    it('can have another one sent, which is good for whoever registered the address', async () => {
      const email = mailbox()
      const client = site.clientFor()
      await client.register({ email, password, language })
      const first = await linkOf(email, 1)
      await client.register({ email, password: 'of a stranger', language })
      const second = await linkOf(email, 2)
      await endLinks(0)
      await client.resendActivation(email, language)
      const third = await linkOf(email, 3)
      for (const token of [first, second])
        expect(await codeOf(client.activate({ token, password }))).toBe('LINK_INVALID')
      await client.activate({ token: third, password })
      expect(await codeOf(client.login({ email, password }))).toBe('OK')
    })

    it('takes nothing from a link that still works', async () => {
      const email = mailbox()
      const client = site.clientFor()
      await client.register({ email, password, language })
      const own = await linkOf(email, 1)
      await client.register({ email, password: 'of a stranger', language })
      await client.resendActivation(email, language)
      await linkOf(email, 3)
      await client.activate({ token: own, password })
    })

    it('is forgotten after a week', async () => {
      const email = mailbox()
      await site.clientFor().register({ email, password, language })
      const read = 'SELECT email FROM app.account WHERE email = $1'
      await endLinks(6)
      expect((await site.pool.query(read, [email])).rows).toEqual([{ email }])
      await endLinks(7)
      expect((await site.pool.query(read, [email])).rows).toEqual([])
    })
  })

  it('calls of accounts have a rate of their own', async () => {
    const strict = await openAccountSite(3)
    try {
      const call = () => codeOf(strict.clientFor().login({ email: mailbox(), password }))
      const answers = [await call(), await call(), await call(), await call()]
      expect(answers).toEqual([...Array(3).fill('CREDENTIALS_WRONG'), 'RATE_LIMITED'])
    } finally {
      await strict.close()
    }
  })
})
