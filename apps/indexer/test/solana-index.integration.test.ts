import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import { buildPresaleRefund } from '@slipway/sdk/solana/presale/build-buyer-action'
import { buildCreatorAction } from '@slipway/sdk/solana/presale/build-creator-action'
import { getPresale } from '@slipway/sdk/solana/presale/get-presale'
import { buildHarvest, buildStakeWithdrawal } from '@slipway/sdk/solana/staking/build-staker-action'
import {
  type Address,
  generateKeyPairSigner,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../src/read-config.ts'
import { makeClusterFollower } from '../src/solana/follow-cluster.ts'
import type { FollowedCluster } from '../src/solana/followed-cluster.ts'
import { dropClusterIndex } from '../src/solana/solana-store.ts'
import { startIndexer } from '../src/start-indexer.ts'
import { dumpSolanaIndex } from './dump-solana-index.ts'
import { expectSolanaAccounts, expectSolanaOwed } from './expect-solana-accounts.ts'
import { killSolanaFollowers } from './kill-solana-followers.ts'
import { logFiller, memo } from './log-filler.ts'
import { startLyingNode } from './lying-node.ts'
import { programs, SolanaIndexWorld, sol, tokenProgram } from './solana-world.ts'

const logger = pino({ level: 'silent' })

let database: TestDatabase
let pool: pg.Pool
let world: SolanaIndexWorld
let mint: Address
let buyer: KeyPairSigner

const follow = (cluster: FollowedCluster = world.cluster, development = true) =>
  makeClusterFollower({ pool, cluster, development, logger })

async function turn(cluster?: FollowedCluster, development?: boolean) {
  const follower = follow(cluster, development)
  await follower.turn()
  return follower.report()
}

const dump = () => dumpSolanaIndex(pool)
const expectAccounts = () => expectSolanaAccounts(world, pool)

const eventsOf = async (address: Address) => {
  const { rows } = await pool.query(
    'SELECT name FROM app.solana_event WHERE address = $1 ORDER BY number',
    [address],
  )
  return rows.map(({ name }) => name)
}

beforeAll(async () => {
  database = await testEngine.start()
  await migrateDatabase(database.url)
  pool = createDatabasePool({ url: database.url, name: 'solana_index_test' })
  world = await SolanaIndexWorld.start()
  mint = await world.token('Harbour Gold', 'HGLD')
  buyer = await world.person()
})
afterAll(async () => {
  await world?.running.stop()
  await pool?.end()
  await database?.stop()
})

test('what every program did is there after one turn, as the accounts have it, with what wallets have and names', async () => {
  const heir = (await generateKeyPairSigner()).address
  const lock = await world.lock(mint)
  await world.give(lock, heir)
  const presale = await world.presale(mint)
  const rewarding = await world.presale(mint, { inviterBps: [1_000] })
  await world.registerInviter(rewarding, world.creator)
  await world.pass(401)
  await world.contribute(presale, buyer, 2n * sol)
  await world.contribute(presale, buyer, sol)
  await world.contribute(rewarding, buyer, sol, { inviters: [world.creator.address] })
  const airdrop = await world.airdrop(mint, buyer)
  const { pool: pool_ } = await world.pool(mint, mint)
  const report = await turn()
  expect(report).toMatchObject({ chainId: 902, problem: null, lagSeconds: 0 })
  await expectAccounts()
  expect(await eventsOf(lock)).toEqual(['locked', 'given'])
  expect(await eventsOf(presale)).toEqual(['created', 'contributed', 'contributed'])
  expect(await eventsOf(rewarding)).toEqual(['created', 'inviterRegistered', 'contributed'])
  expect(await eventsOf(airdrop)).toEqual(['created', 'claimed', 'claimed'])
  expect(await eventsOf(pool_)).toEqual(['created', 'staked'])
  const { rows } = await pool.query(
    'SELECT kind, address, wallet, sum(amount)::text AS amount FROM app.solana_position WHERE address <> $1 GROUP BY 1, 2, 3 ORDER BY 1',
    [rewarding],
  )
  expect(rows).toEqual([
    { kind: 'airdrop', address: airdrop, wallet: buyer.address, amount: '700' },
    { kind: 'pool', address: pool_, wallet: world.creator.address, amount: '500' },
    { kind: 'presale', address: presale, wallet: buyer.address, amount: String(3n * sol) },
  ])
  const invited = await pool.query(
    'SELECT wallet, amount::text FROM app.solana_position WHERE address = $1 ORDER BY 2',
    [rewarding],
  )
  expect(invited.rows).toEqual([
    { wallet: world.creator.address, amount: '0' },
    { wallet: buyer.address, amount: String(sol) },
  ])
  const given = await pool.query('SELECT owner, mint FROM app.solana_thing WHERE kind = $1', [
    'lock',
  ])
  expect(given.rows).toEqual([{ owner: heir, mint }])
  const names = await pool.query('SELECT mint, name, symbol, decimals FROM app.solana_mint')
  expect(names.rows).toEqual([{ mint, name: 'Harbour Gold', symbol: 'HGLD', decimals: 6 }])
})

test('a history of several pages is caught up, and an index that is deleted comes back to the byte', async () => {
  const presale = await world.presale(mint)
  await world.pass(401)
  for (let times = 0; times < 60; times++)
    await world.contribute(presale, buyer, sol / 10n + BigInt(times))
  await turn()
  expect(await eventsOf(presale)).toHaveLength(61)
  await expectAccounts()
  const before = await dump()
  // Nothing new changes nothing.
  await turn()
  expect(await dump()).toEqual(before)
  await dropClusterIndex(pool, 902)
  expect((await dump()).solana_thing).toEqual([])
  await turn()
  expect(await dump()).toEqual(before)
})

test('killed again and again it loses nothing and counts nothing twice', async () => {
  const whole = await dump()
  await dropClusterIndex(pool, 902)
  const cut = await killSolanaFollowers({
    ...{ pool, databaseUrl: database.url, rpcUrl: world.running.rpcUrl },
    whole: whole.solana_event?.length ?? 0,
  })
  expect(cut.size).toBeGreaterThan(1)
  await turn()
  expect(await dump()).toEqual(whole)
})

test('two that follow at once do not double anything', async () => {
  const whole = await dump()
  await dropClusterIndex(pool, 902)
  const [one, other] = [follow(), follow()]
  await Promise.all([one.turn(), other.turn()])
  await Promise.all([one.turn(), other.turn()])
  expect(await dump()).toEqual(whole)
})

test('a log that was cut off is answered by the accounts themselves', async () => {
  const { lock, instructions } = await world.lockCreation(mint)
  await world.send([...logFiller, ...instructions])
  const [newest] = await world.rpc.getSignaturesForAddress(programs.locker, { limit: 1 }).send()
  const sent = await world.rpc
    .getTransaction(newest?.signature as never, {
      encoding: 'base64',
      maxSupportedTransactionVersion: 0,
    })
    .send()
  expect(sent?.meta?.logMessages).toContain('Log truncated')
  await turn()
  await expectAccounts()
  const { rows } = await pool.query('SELECT owner FROM app.solana_thing WHERE address = $1', [lock])
  expect(rows).toEqual([{ owner: world.creator.address }])
  expect(await eventsOf(programs.locker)).toEqual(['unread'])
})

test('who left where the log was cut off has nothing there any more', async () => {
  const held = async (address: Address) => {
    const { rows } = await pool.query(
      'SELECT amount::text FROM app.solana_position WHERE address = $1',
      [address],
    )
    return rows.map(({ amount }) => amount)
  }
  const presale = await world.presale(mint)
  await world.pass(401)
  await world.contribute(presale, buyer, sol)
  const made = await world.pool(mint, mint)
  await turn()
  expect([await held(presale), await held(made.pool)]).toEqual([[String(sol)], ['500']])
  const sale = await getPresale(world.rpc, programs.presale, presale)
  const place = {
    program: programs.presale,
    presale,
    tokenProgram,
    mint,
    vault: sale?.vault ?? mint,
  }
  await world.send(await buildCreatorAction(place, world.creator, { kind: 'cancel' }))
  await world.send([...logFiller, await buildPresaleRefund(place, { address: buyer.address })])
  await world.pass(60)
  const leave = await buildStakeWithdrawal(made, world.creator, 500n)
  await world.send([...logFiller, ...leave, ...(await buildHarvest(made, world.creator))])
  await turn()
  await expectAccounts()
  expect([await held(presale), await held(made.pool)]).toEqual([['0'], ['0']])
  expect((await eventsOf(presale)).at(-1)).toBe('canceled')
  const before = await dump()
  await dropClusterIndex(pool, 902)
  await turn()
  expect(await dump()).toEqual(before)
})

const placeOf = async (presale: Address) => {
  const terms = await getPresale(world.rpc, programs.presale, presale)
  if (!terms) throw new Error('there is such a presale')
  const place = { program: programs.presale, presale, tokenProgram, mint, vault: terms.vault }
  return { terms, place }
}

test('who was given back where the log was cut off has nothing in a presale that was closed before that was read', async () => {
  const presale = await world.presale(mint)
  await world.pass(401)
  await world.contribute(presale, buyer, sol)
  await turn()
  const { place } = await placeOf(presale)
  await world.send(await buildCreatorAction(place, world.creator, { kind: 'cancel' }))
  await world.send([...logFiller, await buildPresaleRefund(place, { address: buyer.address })])
  await world.send(
    await buildCreatorAction(place, world.creator, { kind: 'close', isTaxed: false }),
  )
  await turn()
  const { rows } = await pool.query(
    'SELECT p.amount::text, t.is_closed FROM app.solana_position p JOIN app.solana_thing t ON t.address = p.address WHERE t.address = $1',
    [presale],
  )
  expect(rows).toEqual([{ amount: '0', is_closed: true }])
  const before = await dump()
  await dropClusterIndex(pool, 902)
  await turn()
  expect(await dump()).toEqual(before)
})

test('who has left and can still take something is told from who has left altogether', async () => {
  const presale = await world.presale(mint)
  const other = await world.person()
  const rewarding = await world.presale(mint, { inviterBps: [1_000] })
  await world.pass(401)
  const { place, terms } = await placeOf(presale)
  const leave = async (by: KeyPairSigner) =>
    world.send([await buildPresaleRefund(place, { signer: by })], by)
  await world.contribute(presale, world.creator, sol)
  await world.contribute(presale, buyer, sol)
  await leave(buyer)
  const owed = [`${presale}-${buyer.address}`]
  const owedOfThis = async () => {
    await turn()
    const found = await expectSolanaOwed(world, pool)
    return found.filter((who) => who.startsWith(presale) || who.startsWith(rewarding)).sort()
  }
  expect(await owedOfThis()).toEqual(owed)
  await world.contribute(presale, buyer, sol)
  await world.contribute(presale, other, sol)
  expect(await owedOfThis()).toEqual([])
  // Leaving is free from now on; what it cost before is owed all the same.
  const { startAt, endAt } = terms
  const moved = { kind: 'setTime', startAt, endAt: endAt + 86_400 } as const
  await world.send(await buildCreatorAction(place, world.creator, moved))
  await leave(buyer)
  await leave(other)
  expect(await owedOfThis()).toEqual(owed)
  await world.registerInviter(rewarding, world.creator)
  await world.contribute(rewarding, buyer, sol, { inviters: [world.creator.address] })
  const known = await owedOfThis()
  expect(known).toContain(`${rewarding}-${world.creator.address}`)
  const before = await dump()
  await dropClusterIndex(pool, 902)
  expect(await owedOfThis()).toEqual(known)
  expect(await dump()).toEqual(before)
})

test('what others write into the log is nobody’s event', async () => {
  const before = await dump()
  const { rows } = await pool.query(
    "SELECT address, data FROM app.solana_thing WHERE kind = 'lock' LIMIT 1",
  )
  const forged = Buffer.concat([
    Buffer.from([4]),
    Buffer.alloc(32, 7),
    Buffer.from(rows[0].data, 'base64'),
  ])
  const lines = [
    `Program ${programs.locker} invoke [1]`,
    `Program data: ${forged.toString('base64')}`,
    `Program ${programs.locker} success`,
  ]
  // The program is only named, so that its list has the transaction.
  const naming: Instruction = {
    ...memo(`x\n${lines.join('\n')}`),
    accounts: [],
  }
  const transfer = await world.naming(programs.locker)
  await world.send([naming, transfer])
  await turn()
  const after = await dump()
  expect(after.solana_event).toEqual(before.solana_event)
  expect(after.solana_thing).toEqual(before.solana_thing)
  expect(after.solana_cursor).not.toEqual(before.solana_cursor)
})

test('transactions that failed change nothing', async () => {
  const before = await dump()
  await world.fail(mint)
  await turn()
  const after = await dump()
  expect(after.solana_event).toEqual(before.solana_event)
  expect(after.solana_cursor).not.toEqual(before.solana_cursor)
})

test('a node that is silent is said so, the next one is asked, and rows stay', async () => {
  const before = await dump()
  const silent = { ...world.cluster, rpcUrls: ['http://127.0.0.1:9'] }
  expect(await turn(silent)).toMatchObject({ problem: 'RPC_UNREACHABLE' })
  const { rows } = await pool.query('SELECT problem FROM app.chain_status WHERE chain_id = 902')
  expect(rows).toEqual([{ problem: 'RPC_UNREACHABLE' }])
  const both = follow({ ...world.cluster, rpcUrls: ['http://127.0.0.1:9', world.running.rpcUrl] })
  await both.turn()
  await both.turn()
  expect(both.report()).toMatchObject({ problem: null })
  expect(await dump()).toEqual(before)
})

test('a node that lost the beginning is said so, nothing is indexed from it, and the next one is asked', async () => {
  const before = await dump()
  await dropClusterIndex(pool, 902)
  const node = await startLyingNode(world.running.rpcUrl)
  node.lie(({ method }, result) => {
    if (method === 'getFirstAvailableBlock') return 7
    return method === 'getSignaturesForAddress' ? (result as unknown[]).slice(0, 3) : undefined
  })
  const short = { ...world.cluster, rpcUrls: [node.url] }
  expect(await turn(short, false)).toMatchObject({ problem: 'HISTORY_SHORT' })
  const { rows } = await pool.query('SELECT problem FROM app.chain_status WHERE chain_id = 902')
  expect(rows).toEqual([{ problem: 'HISTORY_SHORT' }])
  expect(Object.values(await dump()).flat()).toEqual([])
  const both = follow({ ...short, rpcUrls: [node.url, world.running.rpcUrl] }, false)
  await both.turn()
  await both.turn()
  expect(both.report()).toMatchObject({ problem: null })
  expect(await dump()).toEqual(before)
  // What has begun goes on with a node that keeps what is new.
  expect(await turn(short, false)).toMatchObject({ problem: null })
  await node.stop()
})

test('a turn that takes long is said so while it lasts', async () => {
  const follower = follow()
  await follower.turn()
  await follower.look()
  expect(follower.report()).toMatchObject({ problem: null, lagSeconds: 0 })
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
  await follower.look()
  vi.useRealTimers()
  expect(follower.report()).toMatchObject({ problem: 'INDEX_BEHIND', lagSeconds: 31 })
  const { rows } = await pool.query('SELECT problem FROM app.chain_status WHERE chain_id = 902')
  expect(rows).toEqual([{ problem: 'INDEX_BEHIND' }])
  await follower.turn()
  expect(follower.report()).toMatchObject({ problem: null, lagSeconds: 0 })
})

test('the indexer follows the clusters that it is given, and its probes show them', async () => {
  const indexer = await startIndexer(
    readConfig({
      ...{ DATABASE_URL: database.url, PORT: '0', SLIPWAY_DEVELOPMENT: '1', LOG_LEVEL: 'silent' },
      SLIPWAY_CHAINS: '[]',
      SLIPWAY_SOLANA_NODES: JSON.stringify([{ chainId: 902, rpcUrl: world.running.rpcUrl }]),
    }),
  )
  const ask = (path: string) => fetch(`http://127.0.0.1:${indexer.port}${path}`)
  const lock = await world.lock(mint)
  await expect.poll(() => eventsOf(lock)).toEqual(['locked'])
  const state = async () => (await (await ask('/status')).json()).chains
  await expect.poll(state).toMatchObject([{ chainId: 902, problem: null, lagSeconds: 0 }])
  expect(await (await ask('/metrics')).text()).toContain('slipway_index_healthy{chain_id="902"} 1')
  expect((await ask('/ready')).status).toBe(200)
  await indexer.stop()
})

test('another cluster is never read on from: in production its rows stay, in development it is indexed anew', async () => {
  const before = await dump()
  const other = await SolanaIndexWorld.start()
  const token = await other.token('Tide', 'TIDE')
  const lock = await other.lock(token)
  const replaced = { ...world.cluster, rpcUrls: [other.running.rpcUrl] }
  expect(await turn(replaced, false)).toMatchObject({ problem: 'CHAIN_REPLACED' })
  expect(await dump()).toEqual(before)
  const follower = follow(replaced)
  await follower.turn()
  await follower.turn()
  const { rows } = await pool.query('SELECT address FROM app.solana_thing')
  expect(rows).toEqual([{ address: lock }])
  await other.running.stop()
})
