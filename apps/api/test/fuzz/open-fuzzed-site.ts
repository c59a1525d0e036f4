import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { generateSync } from 'otplib'
import pg from 'pg'
import { vi } from 'vitest'
import { makeDiskStore } from '../../src/files/disk-store.ts'
import { createOperator } from '../../src/operator/create-operator.ts'
import { mailedToken, openAccountSite } from '../account-site.ts'
import { airdropAddress, seedAirdrop, seedClaim, seedMultisends } from '../seed-airdrops.ts'
import { LOCKERS, seedLocks, TOKEN } from '../seed-locks.ts'
import * as nft from '../seed-nft-sales.ts'
import { ALICE, BOB, poolAddress, seedPools } from '../seed-pools.ts'
import * as presales from '../seed-presales.ts'
import { addressOf } from '../seed-terms.ts'
import { OWNER, seedMembership, seedPlan, seedVip } from '../seed-vip.ts'
import type { Asker, Known } from './arbitrary-request.ts'

const HOUR = 3_600_000
const password = 'a right password'

/** A site on which every kind of thing lies, with an account and an operator that can be signed in. */
export async function openFuzzedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-fuzz-'))
  const allowance = { bytes: 1e9, files: 1e6, totalBytes: 1e10 }
  const site = await openAccountSite(0, {
    isIndexed: true,
    readCodeHash: async () => `0x${'c0'.repeat(32)}`,
    files: { store: makeDiskStore(folder), allowance, assetAllowance: allowance, pinServices: [] },
  })
  await seedPools(site.pool)
  await seedLocks(site.pool)
  await presales.seedPresales(site.pool)
  // No contract has a release without a pause between its parts.
  await site.pool.query('UPDATE "index".presale SET vest_cycle_seconds = 60 WHERE vest')
  for (const number of [1, 2, 3]) {
    await seedAirdrop(site.pool, { number, kind: number === 2 ? 'claims' : 'mapping' })
    await nft.seedNftSale(site.pool, { number })
  }
  await seedClaim(site.pool, 2, ALICE)
  await seedMultisends(site.pool, ALICE)
  const vip = { chainId: 56, number: 1 }
  await seedVip(site.pool, vip)
  await seedPlan(site.pool, vip, 0)
  await seedMembership(site.pool, vip, ALICE, {
    expires_at: 1_900_000_000,
    updated_at: 1_700_000_000,
  })

  const tokens = [13, 14].map((n) => addressOf(n * 7919))
  const known: Known = {
    chains: ['bsc', '56', 'eth'],
    contracts: {
      tokens: [...tokens, TOKEN],
      presales: [1, 2, 3].map((n) => presales.presaleAddress(n)),
      airdrops: [1, 2, 3].map((n) => airdropAddress(n)),
      'nft-sales': [1, 2, 3].map((n) => nft.saleAddress(n)),
      pools: [1, 2, 3].map((n) => poolAddress(n)),
      locks: Object.values(LOCKERS),
    },
    accounts: [ALICE, BOB, OWNER, nft.CREATOR, addressOf(1)],
    cursors: [],
  }

  const made = await createOperator(site.database, site.accounts.key, {
    name: 'root',
    issuer: 'launch.example',
  })
  if (!made) throw new Error('no operator was made')
  const secret = new URL(made.uri).searchParams.get('secret') ?? ''
  let emails = 0
  const signIn: Readonly<Record<Asker, () => Promise<string>>> = {
    nobody: async () => '',
    stranger: async () => 'x'.repeat(43),
    account: async () => {
      const email = `person${++emails}@mail.example`
      const client = site.clientFor()
      await client.register({ email, password, language: 'en-US' })
      await client.activate({ token: await mailedToken(site, email), password })
      return (await client.login({ email, password })).token ?? ''
    },
    operator: async () => {
      site.clock.ms += 24 * HOUR
      const code = generateSync({ secret, epoch: Math.floor(site.clock.ms / 1_000) })
      const response = await site.app.request('/api/operator/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'root', password: made.password, code }),
      })
      const answer = (await response.json()) as { result?: { token?: string } }
      return answer.result?.token ?? ''
    },
  }

  const statements = vi.spyOn(pg.Client.prototype, 'query')
  return {
    ...site,
    known,
    signIn,
    /** How many statements the database was sent so far. */
    statements: () => statements.mock.calls.length,
    /** Waits until nothing of a request that is answered still runs. */
    rest: async () => {
      while (site.pool.waitingCount > 0 || site.pool.idleCount < site.pool.totalCount)
        await delay(1)
    },
    close: async () => {
      statements.mockRestore()
      await site.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type FuzzedSite = Awaited<ReturnType<typeof openFuzzedSite>>
