import { getEvmChain } from '@slipway/chains'
import { airdropFactoryAbi, merkleAirdropAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { getAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { calculateEntryRelease } from '@slipway/sdk/shared/calculate-entry-release'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { type AirdropVisitor, openAirdrop } from '../airdrop/open-claims.ts'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { look } from '../screens/look.ts'

const HOUR = 3_600n
const RELEASE = 10n * HOUR
const END = 20n * HOUR
const firstAmount = parseEther('120')
const secondAmount = parseEther('40')

const probe = createChainProbe(chain)
let owner: PrivateKeyAccount
let first: PrivateKeyAccount
let second: PrivateKeyAccount
let token: Address
let airdrop: Address

beforeAll(async () => {
  const [one, two, three] = await createFreshAccounts(3)
  if (!one || !two || !three) throw new Error('There are no accounts.')
  owner = one
  first = two
  second = three
  token = await deployToken(chain, owner, { symbol: 'TIDE', name: 'Tidewell' })
})

const contract = () => ({ address: airdrop, abi: merkleAirdropAbi }) as const
const balanceIn = createBalanceReader(chain)
const balanceOf = (account: Address) => balanceIn(token, account)

async function leave(visitor: AirdropVisitor): Promise<void> {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
}

const openDetail = (account: PrivateKeyAccount) =>
  openAirdrop(account, `/airdrop/detail/${airdrop}`, chain)

/** The account's own panel: others may be looked up beside it. */
const mine = ({ page }: AirdropVisitor) => page.getByRole('region', { name: m.airdrop_mine() })

/** Claims what is released. @returns when, in unix seconds of the chain */
async function claim(visitor: AirdropVisitor): Promise<bigint> {
  const { review, wallet } = visitor
  await mine(visitor)
    .getByRole('button', { name: /^Claim / })
    .click()
  await review.approved.waitFor()
  await review.confirm()
  await mine(visitor).getByRole('status').first().waitFor()
  const hash = wallet.sent.at(-1)?.hash
  if (!hash) throw new Error('Nothing was claimed.')
  const { blockNumber } = await probe.waitForTransactionReceipt({ hash })
  return (await probe.getBlock({ blockNumber })).timestamp
}

test('a part at the start and the rest over ten hours: the form draws it, the contract keeps it', async () => {
  const maker = await openAirdrop(owner, '/airdrop/create?kind=claims', chain)
  const { page, review } = maker
  await maker.fill({ token })
  await page.getByText(m.airdrop_list_choose()).waitFor()
  await maker.takeFile([`${first.address},120`, `${second.address},40`])
  await page.getByRole('table', { name: m.airdrop_list_preview() }).waitFor()
  await maker.choose(m.airdrop_release_linear())
  await maker.fill({ firstPercent: '25', releaseLength: '10' })
  await page.getByLabel(m.airdrop_field_unit(), { exact: true }).selectOption('hours')
  // The last release lies ten hours ahead: an end before it would leave somebody without.
  await maker.fillTime('endTime', (await chainTime(chain)) + RELEASE - HOUR)
  await page.getByRole('button', { name: m.airdrop_submit(), exact: true }).click()
  await expect.poll(() => maker.field('endTime').getAttribute('aria-invalid')).toBe('true')
  await maker.fillTime('endTime', (await chainTime(chain)) + END)
  await look(maker, 'airdrop-released-form', 'en-US', ['light'])
  await page.getByRole('button', { name: m.airdrop_submit(), exact: true }).click()
  await review.approved.waitFor()
  await review.button(m.airdrop_review_confirm()).click()
  await page.getByText(m.airdrop_made_text()).waitFor()
  const link = page.getByRole('link', { name: m.airdrop_made_view() })
  const [id = ''] = /\d+/.exec((await link.getAttribute('href')) ?? '') ?? []
  const [record] = await probe.readContract({
    address: getAirdropContracts(getEvmChain('local')).factory,
    abi: airdropFactoryAbi,
    functionName: 'records',
    args: [BigInt(id) - 1n, 1n],
  })
  if (!record) throw new Error('The factory has no record.')
  airdrop = record.addr
  expect(await probe.readContract({ ...contract(), functionName: 'firstBps' })).toBe(2_500n)
  expect(await probe.readContract({ ...contract(), functionName: 'releaseSeconds' })).toBe(RELEASE)
  expect(await balanceOf(airdrop)).toBe(firstAmount + secondAmount)
  await leave(maker)
})

test('what is released is claimed in parts, each exact to the second, and the whole in the end', async () => {
  const startTime = await probe.readContract({ ...contract(), functionName: 'startTime' })
  const terms = { startTime, firstBps: 2_500n, releaseSeconds: RELEASE }
  const visitor = await openDetail(first)
  await mine(visitor)
    .getByText(/More is released every second until/)
    .waitFor()
  const atStart = await claim(visitor)
  expect(await balanceOf(first.address)).toBe(calculateEntryRelease(firstAmount, terms, atStart))
  await look(visitor, 'airdrop-released-part', 'en-US', ['light'])
  await passTime(chain, 4n * HOUR)
  await visitor.page.reload()
  const between = await claim(visitor)
  expect(between - atStart).toBeGreaterThanOrEqual(4n * HOUR)
  expect(await balanceOf(first.address)).toBe(calculateEntryRelease(firstAmount, terms, between))
  await passTime(chain, RELEASE)
  await visitor.page.reload()
  await claim(visitor)
  await mine(visitor).getByText(m.airdrop_mine_all()).waitFor()
  expect(await balanceOf(first.address)).toBe(firstAmount)
  await leave(visitor)
})

test('while claims are open the owner takes nothing; after the end it takes what nobody came for', async () => {
  const desk = await openDetail(owner)
  const row = new ConsoleRow(desk.page, m.airdrop_withdraw_title())
  await desk.page.getByRole('heading', { name: m.airdrop_acts_owner() }).waitFor()
  expect(await row.root.count()).toBe(0)
  const take = { ...contract(), functionName: 'withdrawLeft', account: owner.address } as const
  await expect(probe.simulateContract(take)).rejects.toThrow('MerkleAirdrop_StillRunning')

  await passTime(chain, END)
  const late = await openDetail(second)
  await mine(late)
    .getByText(/Claims ended/)
    .waitFor()
  expect(
    await mine(late)
      .getByRole('button', { name: /^Claim / })
      .count(),
  ).toBe(0)
  await look(late, 'airdrop-released-late', 'en-US', ['light'])
  await leave(late)

  await desk.page.reload()
  await row.root.waitFor()
  await row.open()
  await row.agree()
  await row.submit()
  await desk.review.approved.waitFor()
  const before = await balanceOf(owner.address)
  await desk.review.confirm()
  await row.done.waitFor()
  expect((await balanceOf(owner.address)) - before).toBe(secondAmount)
  expect(await balanceOf(airdrop)).toBe(0n)
  await look(desk, 'airdrop-released-taken', 'en-US', ['light'])
  await leave(desk)
})
