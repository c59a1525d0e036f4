import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tokenPoolAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type Address, erc20Abi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainOfRun, createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { lockContractOfRun } from '../chain/locks-of-run.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { killForGood, startProcess } from '../harness/process-control.ts'
import { readRunContext } from '../harness/run-context.ts'
import { type AbandonedWorld, makeAbandonedWorld } from './make-abandoned-world.ts'

const UNIT = 10n ** 18n
const probe = createChainProbe(chain)

let world: AbandonedWorld
let visitor: Visitor
const file = join(mkdtempSync(join(tmpdir(), 'exit-page-')), 'exit.html')

const openFile = (options: Parameters<typeof openVisitor>[0]) =>
  openVisitor({ ...options, webUrl: pathToFileURL(file).href })

/** Keeps the page as somebody does while the site is there. */
async function keepPage(): Promise<void> {
  const reader = await openVisitor()
  await reader.open('/guide?chain=local')
  const [download] = await Promise.all([
    reader.page.waitForEvent('download'),
    reader.page.getByRole('link', { name: m.shell_guide_exit_save() }).click(),
  ])
  await download.saveAs(file)
  await reader.close()
}

beforeAll(async () => {
  await keepPage()
  world = await makeAbandonedWorld()
  await killForGood('api')
  await killForGood('indexer')
  visitor = await openFile({ accounts: [world.user], walletChains: [chain] })
  await visitor.open('')
  const { page } = visitor
  await page.getByLabel(m.exit_rpc()).fill(chainOfRun(chain).rpcUrl)
  await page.getByRole('button', { name: m.exit_rpc_open() }).click()
  await page.getByText(/^Connected\. Network/).waitFor()
  const wallet = m.exit_wallet_connect({ wallet: visitor.wallet.name })
  await page.getByRole('button', { name: wallet }).click()
  await page.getByText(m.exit_wallet_ready()).waitFor()
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
  await startProcess('indexer')
  await startProcess('api')
})

async function look(address: Address): Promise<void> {
  await visitor.page.getByLabel(m.exit_contract()).fill(address)
  await visitor.page.getByRole('button', { name: m.exit_contract_check() }).click()
  await visitor.page.locator('#exit-report-title').waitFor()
}

const reviewButton = (name: string) =>
  visitor.page.getByRole('button', { name: `${m.exit_act_review()}: ${name}` })
const dialog = () => visitor.page.getByRole('dialog')

async function openReview(name: string): Promise<void> {
  await reviewButton(name).click()
  await dialog().getByText(m.exit_review_simulated()).waitFor()
}

/** Reviews an act, signs it and waits until the page has read the chain again. */
async function act(name: string): Promise<void> {
  await openReview(name)
  await dialog().getByRole('button', { name: m.exit_review_send() }).click()
  await dialog()
    .getByText(/^Done\. Transaction 0x/)
    .waitFor()
  await dialog().getByRole('button', { name: m.exit_review_cancel() }).click()
  await expect.poll(() => reviewButton(name).count()).toBe(0)
}

const balanceOf = (token: Address) =>
  probe.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [world.user.address],
  })

test('a contract that no registry knows is refused, and nothing can be sent to it', async () => {
  await visitor.page.getByLabel(m.exit_contract()).fill(world.locked)
  await visitor.page.getByRole('button', { name: m.exit_contract_check() }).click()
  await visitor.page.getByText(m.exit_unknown_text()).waitFor()
  expect(await visitor.page.getByRole('button', { name: m.exit_act_review() }).count()).toBe(0)
})

test('a failed presale pays back, after one rejected signature', async () => {
  await look(world.failed)
  await openReview(m.exit_act_refund())
  const text = await dialog().textContent()
  expect(text).toContain(world.failed)
  expect(text).toContain('refund()')
  visitor.wallet.approvals.rejectNext('eth_sendTransaction')
  await dialog().getByRole('button', { name: m.exit_review_send() }).click()
  await dialog().getByText(m.exit_fail_rejected()).waitFor()
  await dialog().getByRole('button', { name: m.exit_review_cancel() }).click()
  const before = await probe.getBalance({ address: world.user.address })
  await act(m.exit_act_refund())
  const back = (await probe.getBalance({ address: world.user.address })) - before
  expect(back).toBeGreaterThan(parseEther('1.99'))
})

test('anybody finishes a presale whose owner is gone, and its tokens are claimed', async () => {
  await look(world.sold.presale)
  await act(m.exit_act_finalize())
  await act(m.exit_act_claim())
  expect(await balanceOf(world.sold.token)).toBe(6_000n * UNIT)
})

test('a lock that has ended is withdrawn', async () => {
  await look(lockContractOfRun(chain, 'tokenLocker'))
  const before = await balanceOf(world.locked)
  const name = await visitor.page
    .getByRole('heading', { name: new RegExp(`^${m.exit_act_unlock()} #\\d+ · LKEEL$`) })
    .textContent()
  await act(name ?? '')
  expect((await balanceOf(world.locked)) - before).toBe(5n * UNIT)
})

test('a stake comes back by the emergency exit', async () => {
  await look(world.pool.pool)
  const before = await balanceOf(world.pool.staked)
  await act(m.exit_act_emergency())
  expect((await balanceOf(world.pool.staked)) - before).toBe(7n * UNIT)
  const call = { address: world.pool.pool, abi: tokenPoolAbi, functionName: 'userInfo' } as const
  expect((await probe.readContract({ ...call, args: [world.user.address] }))[0]).toBe(0n)
})

test('an airdrop pays by its list; another list is refused', async () => {
  const { airdrop, token } = world.claims
  const { chainId } = chainOfRun(chain)
  const listOf = (amount: bigint) =>
    JSON.stringify({ version: 1, chainId, token, entries: [[world.user.address, String(amount)]] })
  await look(airdrop)
  const proof = visitor.page.getByLabel(m.exit_proof(), { exact: true })
  const check = visitor.page.getByRole('button', { name: m.exit_proof_check() })
  await proof.fill(listOf(4n * UNIT))
  await check.click()
  await visitor.page.getByText(m.exit_proof_other()).waitFor()
  await proof.fill(listOf(3n * UNIT))
  await check.click()
  await act(`${m.exit_act_entry()} #0`)
  expect(await balanceOf(token)).toBe(3n * UNIT)
})

const looks = (['en-US', 'zh-CN'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    ([390, 1440] as const).map((width) => ({ language, colorScheme, width })),
  ),
)

test('it holds for machines that check accessibility, in both languages, schemes and widths', async () => {
  for (const { language, colorScheme, width } of looks) {
    const other = await openFile({ language, colorScheme, width, isTraced: false })
    const in_ = { locale: language }
    const { page } = other
    await other.open('')
    await page.getByLabel(m.exit_rpc({}, in_)).fill(chainOfRun(chain).rpcUrl)
    await page.getByRole('button', { name: m.exit_rpc_open({}, in_) }).click()
    await page.locator('.said[data-tone=good]').waitFor()
    await page.getByLabel(m.exit_address({}, in_), { exact: true }).fill(world.user.address)
    await page.getByLabel(m.exit_contract({}, in_)).fill(world.pool.pool)
    await page.getByRole('button', { name: m.exit_contract_check({}, in_) }).click()
    await page.locator('#exit-report-title').waitFor()
    const folder = readRunContext().screensFolder
    const name = `exit-${language}-${colorScheme}-${width}`
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
    expect(await checkAccessibility(page)).toEqual([])
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await page.evaluate(isWide)).toBe(false)
    await page
      .getByRole('button', { name: m.exit_act_review({}, in_) })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await page.screenshot({ path: join(folder, `${name}-review.png`) })
    expect(await checkAccessibility(page)).toEqual([])
    await other.close()
  }
})
