import { createHash, randomBytes } from 'node:crypto'
import { account, accountWallet, operator, operatorSession } from '@slipway/database/accounts/app'
import type { Hex } from 'viem'
import { makeSecretToken } from '../src/accounts/secret-token.ts'
import { startSession } from '../src/accounts/sessions.ts'
import { makeAttestationService } from '../src/badges/attestation-service.ts'
import { compareAttestations } from '../src/badges/compare-attestations.ts'
import { compareBadges } from '../src/badges/compare-badges.ts'
import { openAccountSite } from './account-site.ts'
import { makeTestApp } from './make-test-app.ts'
import { seedIndex } from './seed-index.ts'
import { presaleAddress, seedPresale } from './seed-presales.ts'

/** Owner of each seeded presale: its number's wallet. */
export const ownerOf = (n: number) => `0x${n.toString(16).padStart(40, '7')}`

export const PDF = new TextEncoder().encode('%PDF-1.7\nwhatever stands in it\n')
export const CODE = `0x${'c0'.repeat(32)}` as Hex

/** The words of an application that is right in everything. */
export const said = {
  project: 'Harbour Light',
  contact: 'team@mail.example',
  website: 'https://harbour.example/',
  statement: 'Two founders with documents from their own country.',
}

/** The app with badges over a seeded index; tests set what a node says of the code. */
export async function openBadgeSite(attestations = makeAttestationService([])) {
  const site = await openAccountSite()
  await seedIndex(site.url)
  const code: { hash: Hex | undefined } = { hash: CODE }
  const readCodeHash = async () => code.hash
  const badges = { accounts: site.accounts, readCodeHash, attestations }
  const { app } = makeTestApp({ database: site.database, accounts: site.accounts, badges })
  const send = async (
    method: string,
    path: string,
    given: { body?: object | Uint8Array; token?: string } = {},
  ) => {
    const isBytes = given.body instanceof Uint8Array
    const response = await app.request(`/api${path}`, {
      method,
      headers: {
        'Content-Type': isBytes ? 'application/octet-stream' : 'application/json',
        ...(given.token && { 'Access-Token': given.token }),
      },
      ...(given.body && {
        body: isBytes ? new Uint8Array(given.body as Uint8Array) : JSON.stringify(given.body),
      }),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape that it asked for
    const json = isJson ? (JSON.parse(new TextDecoder().decode(bytes)) as any) : undefined
    return { status: response.status, headers: response.headers, bytes, json }
  }
  /** An account with a linked wallet, signed in. */
  const signIn = async (wallet: string, chainId = 0): Promise<string> => {
    const [made] = await site.database
      .insert(account)
      .values({ activatedAt: new Date() })
      .returning()
    if (!made) throw new Error('no account was made')
    await site.database
      .insert(accountWallet)
      .values({ address: wallet, chainId, accountId: made.id })
      .onConflictDoNothing()
    const asker = { client: 'client', agent: 'test' }
    return (await startSession(site.database, made.id, asker, site.clock.ms)).token
  }
  const operatorToken = async (): Promise<string> => {
    const name = `op${createHash('sha256').update(randomBytes(8)).digest('hex').slice(0, 8)}`
    const [made] = await site.database
      .insert(operator)
      .values({ name, passwordHash: 'x', totpSecret: 'x' })
      .returning()
    if (!made) throw new Error('no operator was made')
    const { token, tokenHash } = makeSecretToken()
    const expiresAt = new Date(site.clock.ms + 3_600_000)
    await site.database
      .insert(operatorSession)
      .values({ tokenHash, operatorId: made.id, expiresAt })
    return token
  }
  let presales = 9_000
  /** A presale of its own for each test, and who owns it, signed in. */
  const newPresale = async () => {
    presales += 1
    const owner = ownerOf(presales)
    await seedPresale(site.pool, presales, { owner })
    return { address: presaleAddress(presales), owner, token: await signIn(owner) }
  }
  const begin = (token: string, address: string, change: object = {}) =>
    send('POST', '/badge-applications', {
      token,
      body: { kind: 'kyc', chain: 'bsc', contract: address, ...said, ...change },
    })
  const addDocument = (token: string, id: string, role: string, content: Uint8Array = PDF) =>
    send('POST', `/badge-applications/${id}/documents?role=${role}&name=scan.pdf`, {
      token,
      body: content,
    })
  /** An application with its documents in the operator's queue. */
  const submit = async (token: string, address: string): Promise<string> => {
    const id = (await begin(token, address)).json.id as string
    for (const role of ['identity', 'residence']) await addDocument(token, id, role)
    await send('POST', `/badge-applications/${id}/submit`, { token })
    return id
  }
  const expiresAt = () => Math.floor(site.clock.ms / 1_000) + 86_400
  const grantOf = (id: string, token: string, change: object = {}) =>
    send('POST', `/operator/badges/${id}/grant`, {
      token,
      body: {
        issuer: 'Harbour Registry',
        scope: 'Passports of both founders were compared with them by video.',
        expiresAt: expiresAt(),
        ...change,
      },
    })
  /** A presale with a badge. */
  const granted = async () => {
    const presale = await newPresale()
    const id = await submit(presale.token, presale.address)
    const token = await operatorToken()
    await send('POST', `/operator/badges/${id}/take`, { token })
    const answer = await grantOf(id, token)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.json))
    return { ...presale, id, operator: token }
  }
  return {
    ...site,
    code,
    send,
    signIn,
    operatorToken,
    newPresale,
    begin,
    addDocument,
    submit,
    grantOf,
    granted,
    expiresAt,
    badgesOf: async (address: string) => (await send('GET', `/badges/bsc/${address}`)).json,
    compare: () => compareBadges(site.database, readCodeHash, 0),
    compareAttestations: () => compareAttestations(site.database, attestations, 0),
  }
}

export type BadgeSite = Awaited<ReturnType<typeof openBadgeSite>>
