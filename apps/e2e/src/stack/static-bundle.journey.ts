import { execFile } from 'node:child_process'
import { createReadStream, mkdtempSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '@slipway/devnet/stack/repository-root'
import { m } from '@slipway/messages'
import { type Address, erc20Abi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chainOfRun, createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain, clockCurrency } from '../chain/clock-chain.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { killForGood, startProcess } from '../harness/process-control.ts'
import { readRunContext } from '../harness/run-context.ts'
import { settle } from '../harness/settle.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { PoolPage } from '../pages/pool-page.ts'
import { PresalePage } from '../pages/presale-page.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { type AbandonedWorld, makeAbandonedWorld } from './make-abandoned-world.ts'

const UNIT = 10n ** 18n
const probe = createChainProbe(chain)
const run = promisify(execFile)

let world: AbandonedWorld
let server: Server
/** The bundle's folder on its server. */
let site: string
let visitor: Visitor
/** Everything that the visitors' pages asked for. */
const asked: string[] = []

/** Somebody else's server: files of one folder, under a path of its own, and nothing else. */
function serveFolder(folder: string, under: string): Promise<Server> {
  const types: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
  }
  const made = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static.invalid')
    const name = normalize(pathname.slice(under.length) || 'index.html')
    const file = join(folder, name)
    const isThere =
      pathname.startsWith(under) && statSync(file, { throwIfNoEntry: false })?.isFile()
    if (!isThere) return void response.writeHead(404).end('not found')
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => made.listen(0, '127.0.0.1', () => resolve(made)))
}

/** Writes the bundle as an operator does, with the nodes of this run. @returns its content address */
async function writeBundle(folder: string): Promise<string> {
  const chains = readRunContext().chains.map(({ chainId, rpcUrl }) => ({ chainId, rpcUrl }))
  const environment = { SLIPWAY_DEVELOPMENT: '1', SLIPWAY_PUBLIC_CHAINS: JSON.stringify(chains) }
  const { stdout } = await run(process.execPath, ['scripts/bundle.ts', '--built', '--to', folder], {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
  })
  const cid = /ipfs:\/\/(\w+)/.exec(stdout)?.[1]
  if (!cid) throw new Error(`The bundle has no address: ${stdout}`)
  return cid
}

async function enter(options: Parameters<typeof openVisitor>[0] = {}): Promise<Visitor> {
  const entered = await openVisitor({ ...options, webUrl: site })
  entered.page.on('request', (request) => asked.push(request.url()))
  return entered
}

let isConnected = false

/** Opens a page of the bundle; the wallet is asked once and comes back by itself later. */
async function openConnected(path: string): Promise<void> {
  await visitor.open(`#${path}?chain=${chain}`)
  // A new fragment alone loads nothing.
  await visitor.page.reload()
  const panel = new WalletPanel(visitor.page)
  if (!isConnected) await panel.connect()
  await panel.accountButton(world.user.address).first().waitFor()
  isConnected = true
}

const balanceOf = (token: Address) =>
  probe.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [world.user.address],
  })

// The gate walks the same pages from their server, and the exit page without any.
describe.runIf(readRunContext().sweep === 'full')('the static bundle, every server gone', () => {
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'static-bundle-'))
    const cid = await writeBundle(folder)
    server = await serveFolder(folder, `/ipfs/${cid}/`)
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ipfs/${cid}/`
    world = await makeAbandonedWorld()
    for (const process of ['web', 'api', 'indexer'] as const) await killForGood(process)
    visitor = await enter({ accounts: [world.user], walletChains: [chain] })
  })

  afterAll(async () => {
    await visitor?.close()
    server?.close()
    for (const process of ['indexer', 'api', 'web'] as const) await startProcess(process)
  }, 180_000)

  test('it says that the region is unknown, and leads to what is the visitor’s', async () => {
    await visitor.open(`#/index?chain=${chain}`)
    const notice = visitor.page.getByRole('dialog')
    await notice.getByText(/could not be determined/).waitFor()
    await notice.getByRole('link', { name: m.shell_route_portfolio() }).click()
    await expect.poll(() => new URL(visitor.page.url()).hash).toContain('#/portfolio')
    await notice.waitFor({ state: 'detached' })
  })

  test('a failed presale pays back', async () => {
    await openConnected(PresalePage.path('detail', world.failed))
    const presale = new PresalePage(visitor.page)
    const amount = `2 ${clockCurrency}`
    const before = await probe.getBalance({ address: world.user.address })
    await presale.act(m.presale_refund_button_free({ amount }))
    await visitor.page.getByText(m.presale_refund_done({ amount })).waitFor()
    const back = (await probe.getBalance({ address: world.user.address })) - before
    expect(back).toBeGreaterThan(parseEther('1.99'))
  })

  test('anybody finishes a presale whose owner is gone, and its tokens are claimed', async () => {
    await openConnected(PresalePage.path('detail', world.sold.presale))
    const presale = new PresalePage(visitor.page)
    await presale.panel(m.presale_finalize_title()).getByRole('button').click()
    await presale.signed()
    await visitor.page.getByText(m.presale_finalize_done()).waitFor()
    await presale.act(/^Claim/)
    await expect.poll(() => balanceOf(world.sold.token)).toBe(6_000n * UNIT)
  })

  test('a lock that has ended is withdrawn', async () => {
    await openConnected(`/lock/detail/${world.user.address}/${world.locked}`)
    const before = await balanceOf(world.locked)
    const row = new ConsoleRow(visitor.page, m.lock_withdraw_title())
    await row.unfold()
    await row.field(m.lock_amount()).fill('5')
    await row.submit()
    const review = new ReviewDialog(visitor.page)
    await review.approved.waitFor()
    await review.sign()
    await review.dialog.waitFor({ state: 'detached' })
    expect((await balanceOf(world.locked)) - before).toBe(5n * UNIT)
    // Without the index nothing remembers a lock of which all was taken.
    await row.root.waitFor({ state: 'detached' })
  })

  test('a stake comes back', async () => {
    await openConnected(`/mining/detail/${world.pool.pool}`)
    const before = await balanceOf(world.pool.staked)
    const pool = new PoolPage(visitor.page)
    const row = pool.row(m.stakepage_withdraw_title())
    await pool.unfold(row)
    await row.field(m.stakepage_amount()).fill('7')
    await pool.sign(row)
    expect((await balanceOf(world.pool.staked)) - before).toBe(7n * UNIT)
  })

  test('a link of it opens the same page for others, and the network is changed in it', async () => {
    const other = await enter()
    await other.page.goto(`${site}#${PresalePage.path('detail', world.failed)}?chain=${chain}`)
    await other.page.getByText(m.presale_reason_softCapMissed(), { exact: true }).waitFor()
    await other.page.goto(`${site}#/token/list?chain=local`)
    await other.page.reload()
    await expect.poll(() => new URL(other.page.url()).hash).toContain('chain=local')
    await other.close()
  })

  test.each([
    { language: 'en-US', colorScheme: 'light', width: 1440 },
    { language: 'zh-CN', colorScheme: 'dark', width: 390 },
  ] as const)('what only an index knows says so: $language', async (look) => {
    const other = await enter(look)
    for (const path of [
      '/index',
      '/presale/list',
      '/portfolio',
      PresalePage.path('detail', world.failed),
    ]) {
      await other.page.goto(`${site}#${path}?chain=${chain}`)
      await other.page.reload()
      await settle(other.page)
      expect(await checkAccessibility(other.page), path).toEqual([])
      const name = `bundle-${path.split('/')[1]}-${path.split('/')[2]?.slice(0, 6)}-${look.language}.png`
      const { screensFolder } = readRunContext()
      await other.page.screenshot({ path: join(screensFolder, name), fullPage: true })
    }
    await other.close()
  })

  test('nothing but its own files and the nodes was asked for anything', () => {
    const nodes = readRunContext().chains.flatMap(({ rpcUrl, wsUrl }) => [rpcUrl, wsUrl])
    const strange = asked.filter(
      (url) =>
        !url.startsWith(site) &&
        !/^(data|blob):/.test(url) &&
        !nodes.some((node) => url.startsWith(node)),
    )
    expect([...new Set(strange)]).toEqual([])
    expect(chainOfRun(chain).shortname).toBe(chain)
  })
})
