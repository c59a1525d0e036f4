import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import { getAirdrop } from '@slipway/sdk/solana/airdrop/get-airdrop'
import { buildPresaleClaim } from '@slipway/sdk/solana/presale/build-buyer-action'
import { getBuyers } from '@slipway/sdk/solana/presale/get-buyers'
import { getPresale } from '@slipway/sdk/solana/presale/get-presale'
import { getPool } from '@slipway/sdk/solana/staking/get-pool'
import { getStakes } from '@slipway/sdk/solana/staking/get-stakes'
import { type Address, fetchEncodedAccounts, type KeyPairSigner } from '@solana/kit'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClusterFollower } from '../src/solana/follow-cluster.ts'
import { dropClusterIndex } from '../src/solana/solana-store.ts'
import { dumpSolanaIndex } from './dump-solana-index.ts'
import { expectSolanaAccounts, expectSolanaOwed } from './expect-solana-accounts.ts'
import { killSolanaFollowers } from './kill-solana-followers.ts'
import { logFiller } from './log-filler.ts'
import { playSolanaEnds } from './play-solana-ends.ts'
import {
  type LoggedEvent,
  loggedKinds,
  readEventNames,
  readSolanaLogs,
} from './read-solana-logs.ts'
import { day, programs, SolanaIndexWorld, tokenProgram } from './solana-world.ts'
import { type SummedThing, sumPositions, sumThings, walletOf } from './sum-solana-logs.ts'

const logger = pino({ level: 'silent' })

let database: TestDatabase
let pool: pg.Pool
let world: SolanaIndexWorld
let people: readonly KeyPairSigner[]
let events: readonly LoggedEvent[]

async function turn() {
  const follower = makeClusterFollower({ pool, cluster: world.cluster, development: true, logger })
  await follower.turn()
  expect(follower.report()).toMatchObject({ problem: null })
}

beforeAll(async () => {
  database = await testEngine.start()
  await migrateDatabase(database.url)
  pool = createDatabasePool({ url: database.url, name: 'solana_ends_test' })
  world = await SolanaIndexWorld.start()
  people = (await playSolanaEnds(world)).people
  events = await readSolanaLogs(world.rpc)
  await turn()
})
afterAll(async () => {
  await world?.running.stop()
  await pool?.end()
  await database?.stop()
})

/** Of one kind: addresses of things that are on the cluster by now. */
async function standing(kind: LoggedEvent['kind']): Promise<Address[]> {
  const addresses = [...sumThings(events)].filter(([, one]) => one.kind === kind)
  const accounts = await fetchEncodedAccounts(
    world.rpc,
    addresses.map(([address]) => address as Address),
  )
  return accounts.filter(({ exists }) => exists).map(({ address }) => address)
}

async function indexedPositions(): Promise<Map<string, bigint>> {
  const { rows } = await pool.query('SELECT id, chain_id, amount FROM app.solana_position')
  return new Map(
    rows.map(({ id, chain_id, amount }) => [id.slice(`${chain_id}-`.length), BigInt(amount)]),
  )
}

/** What stands has its account’s bytes, and what wallets have is what the logs add up to. */
async function expectIndexEqualsCluster(): Promise<void> {
  await expectSolanaAccounts(world, pool)
  expect(await indexedPositions()).toEqual(sumPositions(events))
  expect(await expectSolanaOwed(world, pool)).not.toEqual([])
}

test.each(loggedKinds)('every event that its program knows has happened: %s', (kind) => {
  const happened = new Set(events.filter((event) => event.kind === kind).map(({ name }) => name))
  expect([...happened].sort()).toEqual([...readEventNames(kind)].sort())
})

test.each(loggedKinds)('what the logs say of each %s is there, event by event', async (kind) => {
  const { rows } = await pool.query(
    'SELECT name, address, wallet, signature, place, slot::int, happened_at::int, number::int FROM app.solana_event WHERE kind = $1 ORDER BY number',
    [kind],
  )
  const logged = events
    .filter((event) => event.kind === kind)
    .map(({ name, address, signature, place, slot, happenedAt }, number, { [number]: event }) => ({
      ...{ name, address, wallet: (event && walletOf(event)) ?? null, signature, place, slot },
      ...{ happened_at: happenedAt, number },
    }))
  expect(rows).toEqual(logged)
})

test('what is closed has no account, and everything else has its own', async () => {
  await expectSolanaAccounts(world, pool)
  for (const kind of loggedKinds) {
    const { rows } = await pool.query(
      'SELECT address FROM app.solana_thing WHERE kind = $1 AND NOT is_closed',
      [kind],
    )
    expect(rows.map(({ address }) => address).sort()).toEqual((await standing(kind)).sort())
    const closed = await pool.query(
      'SELECT address FROM app.solana_thing WHERE kind = $1 AND is_closed',
      [kind],
    )
    expect(closed.rows.length).toBeGreaterThan(0)
  }
})

test('amounts, owners and states are what all events add up to', async () => {
  const { rows } = await pool.query(
    'SELECT kind, address, owner, is_closed, status, amount, done_amount FROM app.solana_thing',
  )
  const found = new Map<string, SummedThing>()
  for (const { kind, address, owner, is_closed, status, amount, done_amount } of rows) {
    // What stakers are owed grows by the second: their pool says it.
    const done = kind === 'pool' ? undefined : BigInt(done_amount)
    const thing = { kind, owner, isClosed: is_closed, status, amount: BigInt(amount), done }
    found.set(address, thing)
    if (kind !== 'pool') continue
    const account = await getPool(world.rpc, programs.staking, address)
    if (account) expect(BigInt(done_amount)).toBe(account.owed)
  }
  expect(found).toEqual(sumThings(events))
  const states = rows.flatMap(({ status }) => status ?? []).sort()
  expect(states).toEqual(['canceled', 'canceled', 'finished', 'finished', 'open'])
})

test('what wallets have is what came less what went', async () => {
  const found = await indexedPositions()
  expect(found).toEqual(sumPositions(events))
  // Somebody has nothing left, and somebody has something.
  expect([...found.values()]).toContain(0n)
})

test('what wallets have in a presale or pool is what their accounts say, and nothing is left without one', async () => {
  const found = await indexedPositions()
  for (const presale of await standing('presale'))
    for (const buyer of await getBuyers(world.rpc, programs.presale, { presale }))
      expect(found.get(`${presale}-${buyer.wallet}`)).toBe(buyer.contributed)
  for (const staking of await standing('pool')) {
    const stakes = await getStakes(world.rpc, programs.staking, { pool: staking })
    const own = [...found].filter(([id, amount]) => id.startsWith(`${staking}-`) && amount > 0n)
    expect(own.length).toBeGreaterThan(0)
    for (const [id, amount] of own)
      expect(stakes.find(({ wallet }) => id === `${staking}-${wallet}`)?.amount).toBe(amount)
    for (const { wallet, amount } of stakes) expect(found.get(`${staking}-${wallet}`)).toBe(amount)
  }
  for (const address of await standing('airdrop')) {
    const airdrop = await getAirdrop(world.rpc, programs.airdrop, address)
    const own = [...found].filter(([id]) => id.startsWith(`${address}-`))
    expect(own.reduce((all, [, amount]) => all + amount, 0n)).toBe(airdrop?.claimed)
  }
})

test('an index that is deleted comes back to the byte, ends and all', async () => {
  const before = await dumpSolanaIndex(pool)
  await dropClusterIndex(pool, 902)
  expect(Object.values(await dumpSolanaIndex(pool)).flat()).toEqual([])
  await turn()
  expect(await dumpSolanaIndex(pool)).toEqual(before)
  await expectIndexEqualsCluster()
})

test('killed again and again it has every end once', async () => {
  const before = await dumpSolanaIndex(pool)
  await dropClusterIndex(pool, 902)
  const { rpcUrl } = world.running
  const place = { pool, databaseUrl: database.url, rpcUrl }
  const cut = await killSolanaFollowers({ ...place, whole: events.length })
  expect(cut.size).toBeGreaterThan(1)
  await turn()
  expect(await dumpSolanaIndex(pool)).toEqual(before)
  await expectIndexEqualsCluster()
})

test('whom a finished presale has paid has contributed, also where the log of that was cut off', async () => {
  const { rows } = await pool.query(
    "SELECT address FROM app.solana_thing WHERE status = 'finished' AND NOT is_closed",
  )
  const [ann] = people
  const presale = await getPresale(world.rpc, programs.presale, rows[0].address)
  if (!ann || !presale) throw new Error('one is not paid all yet')
  const { address, vault, mint } = presale
  const place = { program: programs.presale, tokenProgram, presale: address, vault, mint }
  await world.pass(day)
  await world.send([...logFiller, ...(await buildPresaleClaim(place, ann, { signer: ann }))], ann)
  const buyers = await getBuyers(world.rpc, programs.presale, { presale: address })
  expect(buyers.map(({ wallet }) => wallet)).not.toContain(ann.address)
  await turn()
  await expectIndexEqualsCluster()
})
