import { tokenMappingAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { momentAsTyped } from '../harness/moment-as-typed.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { plainText } from '../harness/plain-text.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { takeShots } from '../screens/take-shots.ts'

const HOUR = 3_600n
const probe = createChainProbe(chain)

let owner: PrivateKeyAccount
let holder: PrivateKeyAccount
let old: Address
let fresh: Address
let airdrop: Address

beforeAll(async () => {
  const [one, two] = await createFreshAccounts(2)
  if (!one || !two) throw new Error('There are no accounts.')
  owner = one
  holder = two
  old = await deployToken(chain, owner, { symbol: 'OLDM', name: 'Old Mast' })
  fresh = await deployToken(chain, owner, { symbol: 'NEWM', name: 'New Mast' })
  const hash = await probe.writeContract({
    address: old,
    abi: erc20Abi,
    functionName: 'transfer',
    account: owner,
    args: [holder.address, parseEther('1000')],
  })
  await probe.waitForTransactionReceipt({ hash })
})

const balanceOf = createBalanceReader(chain)

async function openAs(account: PrivateKeyAccount, path: string): Promise<Visitor> {
  const visitor = await openVisitor({ accounts: [account], walletChains: [chain] })
  const panel = new WalletPanel(visitor.page)
  await visitor.open(`${path}${path.includes('?') ? '&' : '?'}chain=${chain}`)
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()
  return visitor
}

async function look({ page }: Visitor, screen: string): Promise<void> {
  const shot = { screen, language: 'en-US', scheme: 'light' }
  expect(await takeShots(page, shot)).toEqual([])
  expect(await checkAccessibility(page)).toEqual([])
}

async function leave(visitor: Visitor): Promise<void> {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
}

/** Sends what a form asks for, once its rehearsal succeeded. */
async function sign({ page }: Visitor, row: ConsoleRow): Promise<void> {
  const review = new ReviewDialog(page)
  await row.submit()
  await review.approved.waitFor()
  await review.confirm()
  await row.done.waitFor()
  await review.dialog.waitFor({ state: 'detached' })
}

async function rowOf({ page }: Visitor, title: string): Promise<ConsoleRow> {
  const row = new ConsoleRow(page, title)
  await row.root.waitFor()
  const closed = row.root.locator('button[aria-expanded="false"]')
  if ((await closed.count()) > 0) await closed.click()
  return row
}

const swapTitle = () => m.mapping_swap_title({ old: 'OLDM', new: 'NEWM' })

test('a mapping is made with its pool in one signature and one transaction', async () => {
  const visitor = await openAs(owner, '/airdrop/create?kind=mapping')
  const { page, wallet } = visitor
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await page.getByRole('button', { name: m.mapping_create_submit() }).click()
  await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(1)
  await field(m.mapping_origin()).fill(old)
  await field(m.mapping_target()).fill(fresh)
  await page.getByText('Old Mast (OLDM), 18 decimals.').waitFor()
  await page.getByText('New Mast (NEWM), 18 decimals.').waitFor()
  await field(m.mapping_field_rate()).fill('0.5')
  await field(m.mapping_field_pool()).fill('100')
  const end = (await chainTime(chain)) + HOUR
  await field(m.mapping_until()).fill(momentAsTyped(end))
  await page.getByText(m.mapping_preview()).waitFor()
  await look(visitor, 'mapping-create')
  await page.getByRole('button', { name: m.mapping_create_submit() }).click()
  const review = new ReviewDialog(page)
  await review.approved.waitFor()
  expect(plainText(await review.text())).toContain('100 NEWM')
  await review.confirm()
  await page.getByText(m.mapping_created_title()).first().waitFor()
  await look(visitor, 'mapping-created')
  expect(wallet.sent).toHaveLength(1)
  await page.getByRole('link', { name: m.mapping_created_open() }).click()
  await page.getByRole('heading', { name: m.mapping_title({ old: 'OLDM', new: 'NEWM' }) }).waitFor()
  const [path = ''] = /0x[\da-fA-F]{40}/.exec(page.url()) ?? []
  airdrop = path as Address
  const call = { address: airdrop, abi: tokenMappingAbi, functionName: 'owner' } as const
  expect(await probe.readContract(call)).toBe(owner.address)
  expect(await balanceOf(fresh, airdrop)).toBe(parseEther('100'))
  await leave(visitor)
})

test('a holder swaps at the rate; more than the pool has, or than the wallet has, is refused in the form', async () => {
  const visitor = await openAs(holder, `/airdrop/detail/${airdrop}`)
  const row = await rowOf(visitor, swapTitle())
  const amount = row.field(m.mapping_swap_amount())
  await amount.fill('1001')
  await row.submit()
  expect(plainText(await row.errorOf(m.mapping_swap_amount()))).toContain('1,000 OLDM')
  // Five hundred old ones come to two hundred and fifty new ones.
  await amount.fill('500')
  await row.submit()
  expect(plainText(await row.errorOf(m.mapping_swap_amount()))).toContain('100 NEWM')
  await amount.fill('120')
  await row.root
    .getByText(/60\sNEWM/)
    .first()
    .waitFor()
  await look(visitor, 'mapping-swap')
  await sign(visitor, row)
  expect(plainText(await row.done.textContent())).toContain('60 NEWM')
  expect(await balanceOf(fresh, holder.address)).toBe(parseEther('60'))
  expect(await balanceOf(old, airdrop)).toBe(parseEther('120'))
  expect(visitor.wallet.sent).toHaveLength(1)
  await row.close()
  await look(visitor, 'mapping-swapped')
  await leave(visitor)
  const call = { address: airdrop, abi: tokenMappingAbi, functionName: 'airdrop' } as const
  await expect(
    probe.simulateContract({ ...call, account: holder.address, args: [0n] }),
  ).rejects.toThrow('TokenMapping_AmountZero')
})

test('inside the window the owner adds to the pool and takes nothing out; after it takes both', async () => {
  const visitor = await openAs(owner, `/airdrop/detail/${airdrop}`)
  const recharge = await rowOf(visitor, m.mapping_recharge_title())
  await recharge.field(m.mapping_recharge_amount()).fill('10')
  await sign(visitor, recharge)
  expect(await balanceOf(fresh, airdrop)).toBe(parseEther('50'))
  const origin = m.mapping_withdraw_origin_title({ symbol: 'OLDM' })
  const target = m.mapping_withdraw_target_title({ symbol: 'NEWM' })
  for (const title of [origin, target]) {
    const row = await rowOf(visitor, title)
    await row.root
      .getByText(/^Possible from /)
      .first()
      .waitFor()
  }
  for (const functionName of ['withdrawOrigin', 'withdrawTarget'] as const) {
    const call = { address: airdrop, abi: tokenMappingAbi, functionName, account: owner.address }
    await expect(probe.simulateContract(call)).rejects.toThrow('TokenMapping_')
  }
  await passTime(chain, 2n * HOUR)
  await visitor.open(`/airdrop/detail/${airdrop}?chain=${chain}`)
  await visitor.page.getByText(m.mapping_swap_finished()).waitFor()
  const heldOld = await balanceOf(old, owner.address)
  const heldNew = await balanceOf(fresh, owner.address)
  await sign(visitor, await rowOf(visitor, origin))
  await sign(visitor, await rowOf(visitor, target))
  expect((await balanceOf(old, owner.address)) - heldOld).toBe(parseEther('120'))
  expect((await balanceOf(fresh, owner.address)) - heldNew).toBe(parseEther('50'))
  expect([await balanceOf(old, airdrop), await balanceOf(fresh, airdrop)]).toEqual([0n, 0n])
  await visitor.open(`/airdrop/detail/${airdrop}?chain=${chain}`)
  await visitor.page.getByText(m.mapping_swap_finished()).waitFor()
  await look(visitor, 'mapping-finished')
  await leave(visitor)
})
