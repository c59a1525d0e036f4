import { getEvmChain } from '@slipway/chains'
import { airdropFactoryAbi, merkleAirdropAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { getAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { type Address, getAddress, type PrivateKeyAccount, parseEther, toHex } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { testInFull } from '../harness/test-in-full.ts'
import { takeShots } from '../screens/take-shots.ts'
import { type AirdropVisitor, openAirdrop } from './open-claims.ts'

const DAY = 86_400n
const form = '/airdrop/create?kind=claims'
const probe = createChainProbe('local')
const { factory } = getAirdropContracts(getEvmChain('local'))

let owner: PrivateKeyAccount
let first: PrivateKeyAccount
let second: PrivateKeyAccount
let stranger: PrivateKeyAccount
let token: Address
let airdrop: Address
let id: bigint

beforeAll(async () => {
  const accounts = await createFreshAccounts(4)
  const [one, two, three, four] = accounts
  if (!one || !two || !three || !four) throw new Error('There are no accounts.')
  owner = one
  first = two
  second = three
  stranger = four
  token = await deployToken('local', owner, { symbol: 'DROP', name: 'Dropwell' })
})

const balanceIn = createBalanceReader('local')
const balanceOf = (account: Address) => balanceIn(token, account)

async function leave(visitor: AirdropVisitor, screen?: string): Promise<void> {
  if (screen) {
    const shot = { screen, language: 'en-US', scheme: 'light' }
    expect(await takeShots(visitor.page, shot)).toEqual([])
  }
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
}

/** Names the token, and waits until the list can be read with its decimals. */
async function nameToken(visitor: AirdropVisitor): Promise<void> {
  await visitor.fill({ token })
  await visitor.page.getByText(m.airdrop_list_choose()).waitFor()
}

const submit = (visitor: AirdropVisitor) =>
  visitor.page.getByRole('button', { name: m.airdrop_submit(), exact: true }).click()

/** A whole minute some days ahead, as the date fields hold it. */
async function daysAhead(days: bigint): Promise<bigint> {
  const at = (await chainTime('local')) + days * DAY
  return at - (at % 60n) + 60n
}

test('a list becomes an airdrop: doubles merged, published, paid in with one signature', async () => {
  const maker = await openAirdrop(owner, form)
  const { page, review } = maker
  await nameToken(maker)
  await maker.takeFile([
    'address,amount',
    `${first.address},100`,
    `${second.address},40.5`,
    `${first.address.toLowerCase()},25`,
  ])
  await page.getByText(m.airdrop_list_doubles({ count: 1, shown: '1' })).waitFor()
  await page.getByRole('button', { name: m.airdrop_list_merge() }).click()
  await page
    .getByText(m.airdrop_list_doubles({ count: 1, shown: '1' }))
    .waitFor({ state: 'detached' })
  await page.getByText('165.5', { exact: false }).first().waitFor()
  await maker.fillTime('endTime', await daysAhead(30n))
  await maker.fill({ title: 'Spring thanks', about: 'For those who came early.' })
  expect(await checkAccessibility(page)).toEqual([])
  await submit(maker)
  await review.approved.waitFor()
  const text = await review.text()
  expect(text).toContain('165.5')
  expect(text).toContain(m.airdrop_permanent_list())
  await review.button(m.airdrop_review_confirm()).click()
  await page.getByText(m.airdrop_made_text()).waitFor()
  const count = await probe.readContract({
    address: factory,
    abi: airdropFactoryAbi,
    functionName: 'recordCount',
  })
  const [record] = await probe.readContract({
    address: factory,
    abi: airdropFactoryAbi,
    functionName: 'records',
    args: [count - 1n, 1n],
  })
  if (!record) throw new Error('The factory has no record.')
  id = count
  airdrop = record.addr
  expect(record).toMatchObject({ owner: owner.address, templateId: 2 })
  expect(await balanceOf(airdrop)).toBe(parseEther('165.5'))
  // The allowance is a signature: nothing but the creation is sent.
  const sent = maker.wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  expect(sent).toHaveLength(1)
  await leave(maker, 'airdrop-created')
})

test('somebody on the list finds the part by proof and claims it, once', async () => {
  const visitor = await openAirdrop(first, `/airdrop/detail/${id}`)
  const { page, review } = visitor
  await page.getByRole('heading', { name: 'Spring thanks' }).waitFor()
  const claim = page.getByRole('button', { name: m.airdrop_claim_now({ amount: '125\u00a0DROP' }) })
  await claim.waitFor()
  expect(await checkAccessibility(page)).toEqual([])
  await claim.click()
  await review.approved.waitFor()
  await review.confirm()
  await page.getByText(m.airdrop_mine_all()).waitFor()
  expect(await balanceOf(first.address)).toBe(parseEther('125'))
  await leave(visitor, 'airdrop-claimed')
})

test('a stranger is not on the list, claims for somebody who is, and checks the list', async () => {
  const visitor = await openAirdrop(stranger, `/airdrop/detail/${airdrop}`)
  const { page, review } = visitor
  await page.getByText(m.airdrop_mine_none()).first().waitFor()
  const lookUp = page.getByRole('region', { name: m.airdrop_other() })
  await lookUp.getByRole('textbox').fill('0x12')
  await lookUp.getByRole('button', { name: m.airdrop_other_check() }).click()
  await lookUp.getByText(m.error_Input_AddressInvalid()).waitFor()
  await lookUp.getByRole('textbox').fill(second.address)
  await lookUp.getByRole('button', { name: m.airdrop_other_check() }).click()
  await lookUp
    .getByRole('button', { name: m.airdrop_claim_now({ amount: '40.5\u00a0DROP' }) })
    .click()
  await review.approved.waitFor()
  await review.confirm()
  await lookUp.getByText(m.airdrop_mine_all()).waitFor()
  expect(await balanceOf(second.address)).toBe(parseEther('40.5'))
  expect(await balanceOf(stranger.address)).toBe(0n)
  await page.getByRole('button', { name: m.airdrop_verify_now() }).click()
  await page.getByText(m.airdrop_verify_good()).waitFor()
  // A proof of one entry pays nobody else.
  const forged = probe.simulateContract({
    address: airdrop,
    abi: merkleAirdropAbi,
    functionName: 'claim',
    args: [0n, stranger.address, parseEther('125'), []],
    account: stranger.address,
  })
  await expect(forged).rejects.toThrow(/MerkleAirdrop_NotInList|NotInList/)
  await leave(visitor)
})

test('wrong lines are named one by one, and what the wallet lacks is said before it opens', async () => {
  const maker = await openAirdrop(stranger, form)
  const { page } = maker
  await submit(maker)
  await page.getByText(m.airdrop_list_missing()).first().waitFor()
  await nameToken(maker)
  await maker.takeFile([`${first.address},1`, 'moon,2', `${second.address},0`])
  await page.getByText('incorrect address format on line 2').waitFor()
  await page.getByText(/^Line 3: The amount must be above zero/).waitFor()
  await maker.fillTime('endTime', await daysAhead(30n))
  await submit(maker)
  await page
    .getByText(m.airdrop_list_faulty({ count: 2, shown: '2' }))
    .first()
    .waitFor()
  await maker.takeFile([`${first.address},1`])
  await page.getByRole('table', { name: m.airdrop_list_preview() }).waitFor()
  await maker.fillTime('endTime', (await chainTime('local')) + 60n)
  await submit(maker)
  await page
    .getByText(/An airdrop runs for at least five minutes/)
    .first()
    .waitFor()
  await maker.fillTime('endTime', await daysAhead(30n))
  await submit(maker)
  // A stranger has none of these tokens.
  await page.getByRole('alert').filter({ hasText: '0\u00a0DROP' }).first().waitFor()
  expect(maker.wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
  await leave(maker)
})

testInFull('100 000 lines are read and hashed beside a page that goes on drawing', async () => {
  const maker = await openAirdrop(owner, form)
  const { page } = maker
  await nameToken(maker)
  const lines = Array.from(
    { length: 100_000 },
    (_, at) => `${getAddress(toHex(BigInt(at + 1) << 96n, { size: 20 }))},0.${at + 1}`,
  )
  await page.evaluate((label) => {
    const state = { frames: 0 }
    Object.assign(globalThis, { drawn: state })
    const tick = () => {
      if (document.querySelector(`[role="progressbar"][aria-label="${label}"]`)) state.frames += 1
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  }, m.airdrop_list_reading())
  await maker.takeFile(lines)
  await page.getByText('100,000', { exact: true }).waitFor({ timeout: 120_000 })
  await page.getByRole('table', { name: m.airdrop_list_preview() }).waitFor()
  const frames = await page.evaluate(
    () => (globalThis as unknown as { drawn: { frames: number } }).drawn.frames,
  )
  // Read on the page itself, the list would let nothing be drawn until it is there. The benchmark measures the pauses.
  expect(frames).toBeGreaterThan(5)
  await leave(maker)
})
