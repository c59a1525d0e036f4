import { createApiClient } from '@slipway/api-client'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AccountSite, mailedToken, openAccountSite } from './account-site.ts'
import { makeTestApp } from './make-test-app.ts'

const work = vi.hoisted(() => ({ count: 0 }))

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => {
      work.count++
      return real.hash(...given)
    },
    verify: (...given: Parameters<typeof real.verify>) => {
      work.count++
      return real.verify(...given)
    },
  }
})

const password = 'a right password'
const language = 'en-US'

describe('what a stranger learns of an account', () => {
  let site: AccountSite

  beforeAll(async () => {
    site = await openAccountSite()
  })
  afterAll(() => site?.close())
  beforeEach(() => {
    site.clock.ms += 24 * 3_600_000
  })

  async function registered(email: string) {
    const client = site.clientFor()
    await client.register({ email, password, language })
    await client.activate({ token: await mailedToken(site, email), password })
  }
  async function ask(path: string, body: object) {
    const before = work.count
    const response = await site.app.request(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = { status: response.status, body: await response.text() }
    return { ...answer, hashes: work.count - before }
  }

  it('each call hashes as often for a known address as for an unknown one', async () => {
    await registered('known@mail.example')
    const paths = ['/auth/login', '/auth/register', '/auth/forge-password', '/auth/activation']
    for (const path of paths) {
      const body = (email: string) => ({ email, password: 'another password' })
      expect(await ask(path, body('known@mail.example'))).toEqual(
        await ask(path, body(`unknown${path.length}@mail.example`)),
      )
    }
    expect((await ask('/auth/login', { email: 'who@mail.example', password })).hashes).toBe(1)
  })

  it('registering a stranger’s address and signing in with that password tells nothing', async () => {
    await registered('owner@mail.example')
    const chosen = 'chosen by a stranger'
    const tell = async (email: string) => {
      await ask('/auth/register', { email, password: chosen })
      return ask('/auth/login', { email, password: chosen })
    }
    expect(await tell('owner@mail.example')).toEqual(await tell('nobody@mail.example'))
  })

  it('a node that lies about signatures opens no account of a wallet with a key', async () => {
    const wallet = privateKeyToAccount(`0x${'44'.repeat(32)}`)
    const place = { address: wallet.address, chainId: 56, language } as const
    const client = site.clientFor()
    const { message } = await client.makeWalletMessage(place)
    const signature = await wallet.signMessage({ message })
    const honest = await client.signInByWallet({ message, signature })

    const accounts = { ...site.accounts, verifyWallet: async () => 'contract' as const }
    const { app } = makeTestApp({ database: site.database, accounts })
    const clientOf = (token?: string) =>
      createApiClient({
        baseUrl: 'http://site.test/api',
        readAccessToken: () => token,
        fetch: async (request) => app.fetch(request),
      })
    const again = await client.makeWalletMessage(place)
    const forged = await clientOf().signInByWallet({ message: again.message, signature: '0x00' })

    const idOf = async (token: string | null) => (await clientOf(token ?? '').getUserInfo()).info.id
    expect(await idOf(forged.token)).not.toBe(await idOf(honest.token))
  })
})
