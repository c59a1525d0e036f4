import { presaleAbi } from '@slipway/deployments/abi'
import { formatAmount, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Page } from 'playwright-core'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { type DeployedPresale, deployPresale, settle } from '../chain/deploy-presale.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { plainText } from '../harness/plain-text.ts'
import { settle as settlePage } from '../harness/settle.ts'
import { takeShots } from '../screens/take-shots.ts'

const locale = { locale: 'en-US' } as const
const text = (message: typeof m.tools_solvency_refresh) => message({}, locale)
const chain = 'local'
const lost = parseEther('7')

let owner: PrivateKeyAccount
let deployed: DeployedPresale
let visitor: Visitor

beforeAll(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('There is no account.')
  owner = fresh
  deployed = await deployPresale(chain, owner)
  visitor = await openVisitor()
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

/** The rows of one contract; the newest table of the page that has them. */
const rowsOf = (page: Page, contract: Address) =>
  page
    .locator('tbody')
    .filter({ has: page.locator('th[scope=rowgroup]', { hasText: shortenAddress(contract) }) })
    .last()

const plain = async (words: Promise<string | null>) => plainText(await words)

/** Moves tokens out of a presale as nothing but a fault could. */
async function moveAsPresale({ presale, token }: DeployedPresale, to: Address, amount: bigint) {
  const probe = createChainProbe(chain)
  const before = await probe.getBalance({ address: presale })
  await probe.setBalance({ address: presale, value: parseEther('1') })
  await probe.impersonateAccount({ address: presale })
  const transfer = { address: token, abi: erc20Abi, functionName: 'transfer' } as const
  const hash = await probe.writeContract({ ...transfer, account: presale, args: [to, amount] })
  await settle(chain, hash)
  await probe.stopImpersonatingAccount({ address: presale })
  await probe.setBalance({ address: presale, value: before })
  await probe.mine({ blocks: 1 })
}

test('P-38: what a presale owes and holds is on the page as the contract says it, with its block', async () => {
  const { page, open } = visitor
  const { presale } = deployed
  const [claim] = await createChainProbe(chain).readContract({
    address: presale,
    abi: presaleAbi,
    functionName: 'solvency',
  })
  if (!claim) throw new Error('The presale lists nothing.')
  await open(`/tools/solvency?chain=${chain}`)
  const rows = rowsOf(page, presale)
  await rows.waitFor()
  const owed = formatAmount(claim.owed, 18, { maximumFractionDigits: 6 })
  expect(claim.owed).toBeGreaterThan(0n)
  expect(claim.held).toBe(claim.owed)
  // Amounts stand once the token has said its decimals.
  await expect.poll(async () => (await plain(rows.textContent())).split(owed).length - 1).toBe(2)
  const shown = await plain(rows.textContent())
  expect(shown).toContain(text(m.tools_solvency_covered))
  expect(shown).toMatch(/block [\d,]+/)
  await rows.getByRole('link', { name: 'Presale of' }).click()
  await page.waitForURL(`**/presale/detail/${presale}**`)
})

test('a contract that holds too little stands out, and hides no other one', async () => {
  const { page, open } = visitor
  await open(`/tools/solvency?chain=${chain}`)
  await rowsOf(page, deployed.presale).waitFor()
  await moveAsPresale(deployed, owner.address, lost)
  await page.getByRole('button', { name: text(m.tools_solvency_refresh) }).click()
  const rows = rowsOf(page, deployed.presale)
  await rows.getByText(text(m.tools_solvency_missing)).first().waitFor()
  expect(await plain(rows.textContent())).toContain(`-${formatAmount(lost, 18)}`)
  await page.getByText(m.tools_solvency_verdict_missing({ count: 1 }, locale)).waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settlePage(page)
    expect(await checkAccessibility(page)).toEqual([])
    const shot = { screen: 'state-solvency-missing', language: 'en-US', scheme: colorScheme }
    expect(await takeShots(page, shot)).toEqual([])
  }
  const back = await createChainProbe(chain).writeContract({
    account: owner,
    address: deployed.token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [deployed.presale, lost],
  })
  await settle(chain, back)
})

test('a contract that gives no answer is named as such beside all others', async () => {
  const { page, open } = visitor
  const probe = createChainProbe(chain)
  const broken = await deployPresale(chain, owner)
  const code = await probe.getCode({ address: broken.presale })
  if (!code) throw new Error('The presale has no code.')
  await probe.setCode({ address: broken.presale, bytecode: '0xfe' })
  try {
    await open(`/tools/solvency?chain=${chain}`)
    await rowsOf(page, broken.presale).getByText(text(m.tools_solvency_silent_contract)).waitFor()
    await page.getByText(m.tools_solvency_verdict_silent({ count: 1 }, locale)).waitFor()
    await rowsOf(page, deployed.presale).getByText(text(m.tools_solvency_covered)).first().waitFor()
  } finally {
    await probe.setCode({ address: broken.presale, bytecode: code })
  }
  await page.getByRole('button', { name: text(m.tools_solvency_refresh) }).click()
  await rowsOf(page, broken.presale).getByText(text(m.tools_solvency_covered)).first().waitFor()
})

test('any one contract is asked by its address, which the page’s address keeps', async () => {
  const { page, open } = visitor
  await open(`/tools/solvency?chain=${chain}`)
  const field = page.getByRole('textbox', { name: text(m.tools_solvency_check_field) })
  const check = page.getByRole('button', { name: text(m.tools_solvency_check_act), exact: true })
  await field.fill('0x12')
  await check.click()
  await page
    .getByText('incorrect address format')
    .or(page.locator('[data-error]'))
    .first()
    .waitFor()
  await field.fill(owner.address)
  await check.click()
  await page.getByText(text(m.tools_solvency_silent_other)).waitFor()
  await field.fill(deployed.presale)
  await check.click()
  await page.waitForURL(new RegExp(`contract=${deployed.presale}`, 'i'))
  await page.reload()
  const answer = page.getByRole('region', { name: text(m.tools_solvency_check), exact: true })
  await answer.getByText(text(m.tools_solvency_covered)).first().waitFor()
  const block = await createChainProbe(chain).getBlockNumber()
  const shown = await plain(answer.textContent())
  const read = Number(/block ([\d,]+)/.exec(shown)?.[1]?.replaceAll(',', ''))
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThanOrEqual(Number(block))
})
