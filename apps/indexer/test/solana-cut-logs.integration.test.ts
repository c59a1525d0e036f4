import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import {
  buildPresaleClaim,
  buildPresaleRefund,
} from '@slipway/sdk/solana/presale/build-buyer-action'
import {
  buildCreatorAction,
  buildPresaleFinalize,
  type CreatorAction,
} from '@slipway/sdk/solana/presale/build-creator-action'
import { buildPresaleContribution } from '@slipway/sdk/solana/presale/build-presale-contribution'
import { getPresale } from '@slipway/sdk/solana/presale/get-presale'
import type { Address, Instruction, KeyPairSigner } from '@solana/kit'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeClusterFollower } from '../src/solana/follow-cluster.ts'
import { dropClusterIndex } from '../src/solana/solana-store.ts'
import { dumpSolanaIndex } from './dump-solana-index.ts'
import { logFiller } from './log-filler.ts'
import { day, programs, SolanaIndexWorld, sol, tokenProgram } from './solana-world.ts'

const logger = pino({ level: 'silent' })

let database: TestDatabase
let pool: pg.Pool
let world: SolanaIndexWorld
let mint: Address
let ann: KeyPairSigner
let ben: KeyPairSigner

async function turn() {
  const follower = makeClusterFollower({ pool, cluster: world.cluster, development: true, logger })
  await follower.turn()
  expect(follower.report()).toMatchObject({ problem: null })
}

beforeAll(async () => {
  database = await testEngine.start()
  await migrateDatabase(database.url)
  pool = createDatabasePool({ url: database.url, name: 'solana_cut_logs_test' })
  world = await SolanaIndexWorld.start()
  mint = await world.token('Harbour Gold', 'HGLD')
})
afterAll(async () => {
  await world?.running.stop()
  await pool?.end()
  await database?.stop()
})
beforeEach(async () => {
  ann = await world.person()
  ben = await world.person()
})

/** A presale in which Ann has 2 SOL and Ben has 6, which is enough. */
async function openPresale() {
  const presale = await world.presale(mint)
  const terms = await getPresale(world.rpc, programs.presale, presale)
  if (!terms) throw new Error('there is such a presale')
  const place = { program: programs.presale, tokenProgram, presale, vault: terms.vault, mint }
  await world.pass(401)
  await world.contribute(presale, ann, 2n * sol)
  await world.contribute(presale, ben, 6n * sol)
  /** Sends something the log of which is cut off before it. */
  const cut = async (instructions: readonly Instruction[], by = world.creator) =>
    world.send([...logFiller, ...instructions], by)
  const own = async (action: CreatorAction) => buildCreatorAction(place, world.creator, action)
  return {
    ...{ presale, cut, own },
    more: async (by: KeyPairSigner) => {
      const found = await getPresale(world.rpc, programs.presale, presale)
      return [await buildPresaleContribution(programs.presale, found ?? terms, by, sol, {})]
    },
    /** From now on leaving is free, so that the account of who leaves ends. */
    makeFree: async () =>
      own({ kind: 'setTime', startAt: terms.startAt, endAt: terms.endAt + day }),
    leave: async (by: KeyPairSigner) => [await buildPresaleRefund(place, { signer: by })],
    giveBack: async ({ address }: KeyPairSigner) => [await buildPresaleRefund(place, { address })],
    finish: async () => [buildPresaleFinalize(place, world.creator)],
    claim: async (by: KeyPairSigner) => buildPresaleClaim(place, by, { signer: by }),
  }
}

/** What the index has of Ann and Ben: the same however often it is made anew. */
async function heldIn(presale: Address) {
  await turn()
  const before = await dumpSolanaIndex(pool)
  const { rows } = await pool.query<{ wallet: string; amount: string }>(
    'SELECT wallet, amount::text FROM app.solana_position WHERE address = $1',
    [presale],
  )
  await dropClusterIndex(pool, 902)
  await turn()
  expect(await dumpSolanaIndex(pool)).toEqual(before)
  const found = new Map(rows.map(({ wallet, amount }) => [wallet, BigInt(amount)]))
  return [found.get(ann.address), found.get(ben.address)]
}

test('who left before a presale was finished has nothing in it, after another cut log that was read when it was finished', async () => {
  const { presale, cut, ...acts } = await openPresale()
  await turn()
  await world.send(await acts.makeFree())
  // Read by now, its account says that it is finished.
  await cut(await acts.more(ben), ben)
  await cut(await acts.leave(ann), ann)
  await world.pass(2 * day)
  await world.send(await acts.finish())
  expect(await heldIn(presale)).toEqual([0n, 7n * sol])
})

test('whom a finished presale paid has contributed, where that, its end and its closing were all cut off', async () => {
  const { presale, cut, ...acts } = await openPresale()
  await turn()
  await world.pass(2 * day)
  await cut(await acts.finish())
  await cut(await acts.claim(ann), ann)
  await cut(await acts.claim(ben), ben)
  await cut(await acts.own({ kind: 'withdraw' }))
  await cut(await acts.own({ kind: 'close', isTaxed: false }))
  expect(await heldIn(presale)).toEqual([2n * sol, 6n * sol])
})

test('whoever has no account any more when a cut log is read has left only where that ended it', async () => {
  const { presale, cut, ...acts } = await openPresale()
  await turn()
  await cut(await acts.more(ann), ann)
  await world.pass(2 * day)
  await world.send(await acts.finish())
  await cut(await acts.claim(ann), ann)
  await cut(await acts.claim(ben), ben)
  // What the contribution was that nobody could read is not known any more.
  expect(await heldIn(presale)).toEqual([2n * sol, 6n * sol])
})

test('who was given back has nothing in a presale, though its vault paid its creator in the same transaction', async () => {
  const { presale, cut, ...acts } = await openPresale()
  await turn()
  await world.send(await acts.own({ kind: 'cancel' }))
  const taken = await acts.own({ kind: 'withdraw' })
  await cut([...(await acts.giveBack(ann)), ...taken])
  await cut(await acts.giveBack(ben))
  expect(await heldIn(presale)).toEqual([0n, 0n])
})
