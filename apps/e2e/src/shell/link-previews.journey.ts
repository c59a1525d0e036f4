// What a chat reads of a link: contracts on a chain, the index, the API and the web server together, with the API up,
// slow and down.
import { once } from 'node:events'
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Address, getAddress, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chainOfRun } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployClaims } from '../chain/deploy-mapping.ts'
import { deployNftSale } from '../chain/deploy-nft-sale.ts'
import { deployPool } from '../chain/deploy-pool.ts'
import { chainTime, deployPresale } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { lockContractOfRun, lockTokens } from '../chain/locks-of-run.ts'
import { readRunContext } from '../harness/run-context.ts'
import type { Server } from '../harness/start-server.ts'
import { startWebServer } from '../harness/start-web-server.ts'

const CHAIN = 'local'
const HOUR = 3_600n
const NAME = 'Preview Keel'
const agents = [
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
]
/** Longer than the server waits for the API; a page is read from a busy machine. */
const MOST_WAIT_MS = 5_000

/** Pages by their kind: path, what the title has to name, and what stands there while the API says nothing. */
const pages = {
  token: { path: '', names: `${NAME} (PVK)`, plain: 'Token' },
  presale: { path: '', names: NAME, plain: 'Presale' },
  lock: { path: '', names: `${NAME} (PVK)`, plain: 'Token lock' },
  certificate: { path: '', names: `${NAME} (PVK)`, plain: 'Lock certificate' },
  pool: { path: '', names: 'Staked Keel (SKEEL)', plain: 'Staking pool' },
  airdrop: { path: '', names: `${NAME} (PVK)`, plain: 'Airdrop' },
  'NFT sale': { path: '', names: 'Deck Cats (CAT)', plain: 'Mint an NFT' },
}
const kinds = Object.keys(pages) as (keyof typeof pages)[]

/** An API that takes every question and answers none. */
let silent: HttpServer
let slow: Server
let down: Server

async function placeThings(): Promise<void> {
  const [owner, heir] = await createFreshAccounts(2)
  if (!owner || !heir) throw new Error('Accounts are missing.')
  const token: Address = await deployToken(CHAIN, owner, { name: NAME, symbol: 'PVK' })
  const now = await chainTime(CHAIN)
  const noSteps = { cliffAt: 0n, firstBps: 0n, cycleSeconds: 0n, cycleBps: 0n }
  const lock = { token, amount: parseEther('3'), unlockAt: now + 30n * 24n * HOUR }
  const lockId = await lockTokens(CHAIN, owner, { ...lock, isMigratable: false, schedule: noSteps })
  const times = { startTime: now, endTime: now + HOUR }
  const claims = { token, heir: heir.address, amount: parseEther('2'), ...times }
  const locker = lockContractOfRun(CHAIN, 'tokenLocker')
  const paths = {
    token: `/token/view/${token}`,
    lock: `/lock/detail/${owner.address}/${token}`,
    certificate: `/lock/certificate/${chainOfRun(CHAIN).chainId}-${getAddress(locker)}-${lockId}`,
    airdrop: `/airdrop/detail/${await deployClaims(CHAIN, owner, claims)}`,
    pool: `/mining/detail/${(await deployPool(CHAIN, owner)).pool}`,
    'NFT sale': `/nft/mint/${await deployNftSale(CHAIN, owner)}`,
    presale: `/presale/detail/${(await deployPresale(CHAIN, owner, { claimToken: token })).presale}`,
  }
  for (const kind of kinds) pages[kind].path = paths[kind]
}

beforeAll(async () => {
  silent = createServer(() => undefined)
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  slow = await startWebServer({ apiUrl: `http://127.0.0.1:${port}` })
  down = await startWebServer({ apiUrl: 'http://127.0.0.1:9' })
  await placeThings()
}, 180_000)

afterAll(async () => {
  await slow?.stop()
  await down?.stop()
  silent?.closeAllConnections()
  silent?.close()
})

/** Reads the head of a page as a program without scripts does. */
async function readHead(webUrl: string, path: string, agent = agents[0]) {
  const headers = { 'user-agent': agent ?? '' }
  const answer = await fetch(new URL(`${path}?chain=${CHAIN}`, webUrl), {
    headers,
    signal: AbortSignal.timeout(MOST_WAIT_MS),
  })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const tag = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return {
    title: tag('og:title'),
    description: tag('og:description'),
    image: tag('og:image') ?? '',
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
  }
}

/** Width and height of what the link's picture is, as the chat loads it. */
async function readPicture(url: string): Promise<readonly number[]> {
  const answer = await fetch(url)
  expect(answer.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe.each(kinds)('a link to a page of a %s', (kind) => {
  test('names what stands on the chain, with its picture', async () => {
    const { path, names, plain } = pages[kind]
    const { webUrl } = readRunContext()
    const titleOf = async (agent?: string) => (await readHead(webUrl, path, agent)).title
    // The index is a moment behind, and what was not found is asked for again after five seconds.
    await expect.poll(() => titleOf(), { timeout: 60_000, interval: 1_000 }).toContain(names)
    for (const agent of agents) expect(await titleOf(agent)).toContain(names)
    const head = await readHead(webUrl, path)
    expect(head.title).not.toBe(`${plain} · Slipway`)
    expect(head.description).not.toMatch(/^Create tokens/)
    expect(new URL(head.canonical ?? '').pathname).toBe(path)
    expect(new URL(head.image).pathname).toMatch(/^\/api\/share\/images\//)
    expect(await readPicture(head.image)).toEqual([1_200, 630])
  })

  test.each([
    ['slow', () => slow],
    ['down', () => down],
  ] as const)('says at least which page it is while the API is %s', async (_, serverOf) => {
    const { path, plain } = pages[kind]
    const { url } = serverOf()
    const head = await readHead(url, path)
    expect(head.title).toBe(`${plain} · Slipway`)
    expect(head.description).toMatch(/^Create tokens/)
    expect(new URL(head.image).pathname).toBe('/share.png')
    expect(await readPicture(head.image)).toEqual([1_200, 630])
  })
})
