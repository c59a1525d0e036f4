import type { ApiError } from '@slipway/api-client'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountSite, mailedToken, openAccountSite } from './account-site.ts'

const language = 'en-US'
const password = 'a right password'
const stolen = privateKeyToAccount(`0x${'46'.repeat(32)}`)

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: unknown) => (error as ApiError).code,
  )

describe('who wants into another’s account', () => {
  let site: AccountSite
  let count = 0

  beforeAll(async () => {
    site = await openAccountSite()
  })
  afterAll(() => site?.close())
  beforeEach(() => {
    // Attempts of the test before are forgiven.
    site.clock.ms += 24 * 3_600_000
  })

  const mailbox = () => `target${++count}@mail.example`

  async function signedIn() {
    const email = mailbox()
    await site.clientFor().register({ email, password, language })
    await site.clientFor().activate({ token: await mailedToken(site, email), password })
    const { token } = await site.clientFor().login({ email, password })
    return site.clientFor(token ?? '')
  }
  async function signedText(wallet = stolen) {
    const body = { address: wallet.address, chainId: 31_337, language } as const
    const { message } = await site.clientFor().makeWalletMessage(body)
    return { message, signature: await wallet.signMessage({ message }) }
  }

  it('registers a stranger’s address before or after them, and has no password that opens it', async () => {
    const chosen = 'chosen by a stranger'
    for (const passwords of [
      [chosen, password],
      [password, chosen],
    ]) {
      const email = mailbox()
      const client = site.clientFor()
      for (const each of passwords) await client.register({ email, password: each, language })
      // Its owner opens whichever mail came last, and types what they chose themselves.
      const token = await mailedToken(site, email)
      expect(await codeOf(client.activate({ token, password: 'not even theirs' }))).toBe(
        'CREDENTIALS_WRONG',
      )
      await client.activate({ token, password })
      expect(await codeOf(client.login({ email, password: chosen }))).toBe('CREDENTIALS_WRONG')
      expect(await codeOf(client.login({ email, password }))).toBe('OK')
    }
  })

  it('brings no account into being for who opens a link without having registered', async () => {
    const email = mailbox()
    const client = site.clientFor()
    await client.register({ email, password: 'chosen by a stranger', language })
    const token = await mailedToken(site, email)
    expect(await codeOf(client.activate({ token, password }))).toBe('CREDENTIALS_WRONG')
    const tried = Array.from({ length: 10 }, () => client.activate({ token, password }))
    const codes = await Promise.all(tried.map(codeOf))
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS')
  })

  it('is out with the wallet that let them in, and its owner stays', async () => {
    const owner = await signedIn()
    await owner.linkWallet(await signedText())
    const { token } = await site.clientFor().signInByWallet(await signedText())
    const thief = site.clientFor(token ?? '')
    expect((await thief.getUserInfo()).info.id).toBe((await owner.getUserInfo()).info.id)
    await owner.removeWallet(stolen.address)
    expect(await codeOf(thief.getOwnAccount())).toBe('UNAUTHORIZED')
    expect(await codeOf(owner.getOwnAccount())).toBe('OK')
  })

  it('has no text messages sent at the operator’s cost by one account after the other', async () => {
    const send = async (n: number) => {
      const account = privateKeyToAccount(`0x${String(n).repeat(64)}`)
      const { token } = await site.clientFor().signInByWallet(await signedText(account))
      return codeOf(site.clientFor(token ?? '').sendPhoneCode(`+44740012345${n}`, language))
    }
    expect([await send(1), await send(2), await send(3), await send(4)]).toEqual([
      'OK',
      'OK',
      'OK',
      'TOO_MANY_ATTEMPTS',
    ])
  })
})
