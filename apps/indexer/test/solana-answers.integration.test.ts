import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Address } from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/read-config.ts'
import { dropClusterIndex } from '../src/solana/solana-store.ts'
import { startIndexer } from '../src/start-indexer.ts'
import { listOwedTo } from './expect-solana-accounts.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { type PlayedEnds, playSolanaEnds } from './play-solana-ends.ts'
import { readSolanaLogs } from './read-solana-logs.ts'
import { SolanaIndexWorld } from './solana-world.ts'
import { type RunningApi, startApi } from './start-api.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'
import { sumPortfolio, sumSolanaFigures } from './sum-solana-figures.ts'
import { sumThings } from './sum-solana-logs.ts'

const chainId = 902

let index: IndexWorld
let chain: TestChain
let world: SolanaIndexWorld
let played: PlayedEnds
let indexer: Awaited<ReturnType<typeof startIndexer>>
let api: RunningApi
let folder: string

/** What the platform says of one thing. */
interface Said {
  readonly chainId: number
  readonly kind: string
  readonly address: string
  readonly owner: string
  readonly amount: string
  readonly isOwner: boolean
  readonly held: string | null
  readonly isOwed: boolean
}

const byAddress = (one: { address: string }, other: { address: string }) =>
  one.address.localeCompare(other.address)
const figures = async () => (await api.read<{ solana: unknown }>('/stats')).solana
const search = async (asked: string) => {
  const path = `/search?limit=20&q=${encodeURIComponent(asked)}`
  const { groups } = await api.read<{ groups: { hits: Said[] }[] }>(path)
  return groups
    .flatMap(({ hits }) => hits)
    .filter((hit) => hit.chainId === chainId && hit.kind !== 'token')
    .map(({ kind, address, owner }) => ({ kind, address, owner }))
    .toSorted(byAddress)
}
const tokensOf = async (asked: string) => {
  const path = `/search?kind=token&q=${encodeURIComponent(asked)}`
  const { groups } = await api.read<{ groups: { hits: Said[] }[] }>(path)
  return groups.flatMap(({ hits }) => hits.map(({ address }) => address))
}
const portfolio = async (wallet: string) => {
  const { items } = await api.read<{ items: Said[] }>(`/solana/portfolio/${wallet}`)
  return items
    .map(({ kind, address, owner, amount, isOwner, held, isOwed }) => ({
      ...{ kind, address, owner, amount, isOwner, held, isOwed },
    }))
    .toSorted(byAddress)
}

const startIndexing = () =>
  startIndexer(
    readConfig({
      ...index.environmentOf([chain]),
      SLIPWAY_SOLANA_NODES: JSON.stringify([{ chainId, rpcUrl: world.running.rpcUrl }]),
    }),
  )

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-solana-answers-'))
  // The API answers nothing while no EVM network is indexed: one in which nothing happens.
  const started = [startIndexWorld(), startTestChain({ chainId: 31_337 })] as const
  ;[index, chain] = await Promise.all(started)
  world = await SolanaIndexWorld.start()
  played = await playSolanaEnds(world)
  indexer = await startIndexing()
  await index.waitForHealth(chain)
  api = await startApi(index.databaseUrl, folder)
}, 240_000)
afterAll(async () => {
  await api?.stop()
  await indexer?.stop()
  await chain?.stop()
  await world?.running.stop()
  await index?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Everybody who did something. */
const everybody = () => [world.creator, ...played.people].map(({ address }) => address)

/** Every number and every hit of Solana is what the cluster’s own logs add up to. */
async function expectAnswersEqualLogs(): Promise<void> {
  const events = await readSolanaLogs(world.rpc)
  await expect.poll(figures).toEqual([sumSolanaFigures(events, chainId)])
  const things = [...sumThings(events)]
  const standing = things
    .filter(([, { isClosed }]) => !isClosed)
    .map(([address, { kind, owner }]) => ({ kind, address, owner }))
    .toSorted(byAddress)
  await expect.poll(() => search('harbour')).toEqual(standing)
  expect(await search(played.mint)).toEqual(standing)
  for (const asked of ['hgld', 'Harbour Gold', played.mint])
    expect(await tokensOf(asked)).toEqual([played.mint])
  for (const [address, { isClosed }] of things)
    expect(await search(address)).toEqual(
      standing.filter((one) => one.address === address && !isClosed),
    )
  for (const wallet of everybody()) {
    const owed = new Set(await listOwedTo(world, wallet))
    expect(await portfolio(wallet)).toEqual(sumPortfolio(events, wallet, owed))
    expect(await search(wallet)).toEqual(standing.filter(({ owner }) => owner === wallet))
  }
}

test('figures, search and portfolios of Solana are what the logs of its cluster add up to', () =>
  expectAnswersEqualLogs())

test('with the index deleted they say nothing, and rebuilt from the cluster each of them returns', async () => {
  await indexer.stop()
  await dropClusterIndex(index.pool, chainId)
  await expect.poll(figures).toEqual([])
  expect(await search(played.mint)).toEqual([])
  expect(await portfolio(world.creator.address)).toEqual([])
  // Something new happens meanwhile, so that no answer remembered from before can pass for the rebuilt index.
  await world.give(await world.lock(played.mint), played.people[3]?.address as Address)
  indexer = await startIndexing()
  await expectAnswersEqualLogs()
})
