import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { getLocalDeployment } from '@slipway/deployments'
import { nftSaleFactoryAbi, vipAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type Address, type Hex, type PrivateKeyAccount, parseEther, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import {
  collectionOfRun,
  newestCollectionOf,
  storeCollection,
} from '../chain/collections-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { plainText } from '../harness/plain-text.ts'
import { CreateCollectionPage } from '../pages/create-collection-page.ts'
import { look } from '../screens/look.ts'
import { getIndexed } from '../stack/list-indexed.ts'
import { type Collector, onChain, openCollector } from './open-collector.ts'

const chain = 'local'
const openFee = parseEther('0.05')
const price = parseEther('0.4')
const PLATFORM_BPS = 250n
const PRECISION_BPS = 10_000n
/** The account to which a local chain's platform is paid. */
const DEV_ADDRESS_INDEX = 19

const probe = createChainProbe(chain)
/** Owner of the contracts of every local chain. */
const platform = getDevelopmentAccount(0)
const { nftSaleFactory, vip } = getLocalDeployment().contracts
if (!nftSaleFactory || !vip) throw new RangeError('No NFT sales are deployed.')
const factory = { address: nftSaleFactory.address, abi: nftSaleFactoryAbi } as const

let owner: PrivateKeyAccount
let buyer: PrivateKeyAccount
let maker: Collector
let visitor: Collector
/** Made before its owner was a member, and since. */
let [paid, waived]: Address[] = []
let folder: string
let before: { readonly openFee: bigint; readonly platformBps: bigint }

const settle = (hash: Hex) => probe.waitForTransactionReceipt({ hash })
const page = (sale: Address | undefined, query = '') => onChain(`/nft/mint/${sale}${query}`, chain)

/** What the platform asks from now on: its part of prices is a collection's for good, whenever it changes. */
async function setCharges(wei: bigint, bps: bigint): Promise<void> {
  const call = { ...factory, account: platform } as const
  await settle(
    await probe.writeContract({ ...call, functionName: 'setOpenInviterFee', args: [wei] }),
  )
  await settle(
    await probe.writeContract({ ...call, functionName: 'setMintFeePercent', args: [bps] }),
  )
}

/** What was charged for a collection: its creation, and opening rewards of its inviters. */
async function chargedFor(sale: Address | undefined) {
  const logs = await probe.getLogs({ address: factory.address, fromBlock: 0n })
  const [made] = parseEventLogs({ ...factory, eventName: 'NftSaleDeployed', logs }).filter(
    ({ args }) => args.sale === sale,
  )
  const [opened] = parseEventLogs({ ...factory, eventName: 'InviterOpened', logs }).filter(
    ({ args }) => args.sale === sale,
  )
  return { creation: made?.args.feeWei, opening: opened?.args.feeWei }
}

async function create(symbol: string, saving: RegExp): Promise<Address> {
  const form = new CreateCollectionPage(maker.page)
  await form.fill({ name: `Quay ${symbol}`, symbol, total: '4', ownerShare: '2' })
  await form.namePlace('uri', folder)
  await form.fill({ mintFee: '0.4', royaltyPercent: '5' })
  await maker.page.getByText(saving).waitFor()
  await form.submit.click()
  await maker.nft.review.approved.waitFor()
  await maker.nft.review.button(m.nftmake_review_confirm()).click()
  await maker.page.getByText(m.nftmake_made_text()).waitFor()
  return newestCollectionOf(chain, owner.address)
}

/** Opens rewards of inviters at a tenth of the price. @returns what the review says */
async function openRewards(sale: Address | undefined, saving: RegExp): Promise<string> {
  await maker.open(page(sale, '?view=manage'))
  const row = maker.nft.row(m.nftpage_own_inviter_title())
  await row.unfold()
  await row.field(m.nftpage_own_inviter_level({ level: '1' })).fill('10')
  await row.root.getByText(saving).waitFor()
  const review = await row.sign(maker.nft.review)
  // What was opened is said at once, above what was done.
  await row.root.getByText('10%', { exact: true }).waitFor()
  return review
}

beforeAll(async () => {
  const accounts = await createFreshAccounts(2)
  ;[owner, buyer] = accounts as [PrivateKeyAccount, PrivateKeyAccount]
  const [fee, bps] = await Promise.all([
    probe.readContract({ ...factory, functionName: 'openInviterFee' }),
    probe.readContract({ ...factory, functionName: 'mintFeePercent' }),
  ])
  before = { openFee: fee, platformBps: bps }
  await setCharges(openFee, PLATFORM_BPS)
  const stored = await storeCollection({
    ...{ name: 'Quay', about: 'Four boats at the quay.', total: 4 },
    ...{ firstBoat: 900, lights: ['dusk'] as const },
  })
  folder = stored.folder
  maker = await openCollector(owner, { chain, path: CreateCollectionPage.path })
})

afterAll(async () => {
  await setCharges(before.openFee, before.platformBps)
  for (const one of [maker, visitor]) await one?.leave()
})

test('who is no member pays for a collection and for opening its rewards, and reads what VIP would save', async () => {
  paid = await create('QA', /With VIP you would save/)
  const review = await openRewards(paid, /With VIP you would save/)
  expect(review).toContain('0.05')
  const full = await probe.readContract({
    ...factory,
    functionName: 'feeOf',
    args: [buyer.address, 1n],
  })
  expect(full).toBeGreaterThan(0n)
  expect(await chargedFor(paid)).toEqual({ creation: full, opening: openFee })
})

test('a member makes another collection from where the first was made, and opens its rewards, without a fee', async () => {
  const contract = { address: vip.address, abi: vipAbi } as const
  const value = (await probe.readContract({ ...contract, functionName: 'planOf', args: [0n] }))
    .price
  const join = { ...contract, account: owner, value, functionName: 'startVip', args: [0n] } as const
  await settle(await probe.writeContract(join))
  // A reload finds what was made; from there the way leads to an empty form.
  await maker.open(onChain(CreateCollectionPage.path, chain))
  await maker.page
    .getByRole('heading', { name: m.nftmake_made_title({ name: 'Quay QA' }) })
    .waitFor()
  await maker.page.getByRole('button', { name: m.nftmake_made_again(), exact: true }).click()
  const form = new CreateCollectionPage(maker.page)
  expect(await form.field('name').inputValue()).toBe('')
  waived = await create('QB', /As a VIP member you save/)
  const review = await openRewards(waived, /As a VIP member you save/)
  expect(review).toContain('0.05')
  await look(maker, 'nft-owner-member')
  expect(await chargedFor(waived)).toEqual({ creation: 0n, opening: 0n })
})

test('the owner takes its part and the platform is paid its own, to the wei, and nothing stays', async () => {
  if (!waived) throw new Error('A step before this one failed.')
  const sale = collectionOfRun(chain, waived)
  const balanceOf = (address: Address) => probe.getBalance({ address })
  const gross = 2n * price
  const share = (gross * PLATFORM_BPS) / PRECISION_BPS
  visitor = await openCollector(buyer, { chain, path: `/nft/mint/${waived}` })
  await visitor.nft.mint(2)
  // What is the platform's is offered to the platform alone.
  const title = m.nftpage_platform_title()
  expect(await visitor.nft.row(title).root.count()).toBe(0)
  await maker.open(page(waived, '?view=manage'))
  const row = maker.nft.row(m.nftpage_own_withdraw_title())
  await row.unfold()
  expect(await row.sign(maker.nft.review)).toContain('0.78')
  expect(plainText(await row.done.textContent())).toContain('0.78')
  expect(await sale.read('proceeds')).toBe(0n)
  expect(await balanceOf(waived)).toBe(share)

  const receiver = getDevelopmentAccount(DEV_ADDRESS_INDEX)
  const named = { ...factory, functionName: 'devAddress' } as const
  expect(await probe.readContract(named)).toBe(receiver.address)
  const operator = await openCollector(receiver, { chain, path: `/nft/mint/${waived}` })
  const due = operator.nft.row(title)
  await due.unfold()
  await look(operator, 'nft-platform')
  expect(await due.sign(operator.nft.review)).toContain('0.02')
  await operator.leave()
  expect(await balanceOf(waived)).toBe(0n)
  const found = () =>
    getIndexed<{ proceedsPaid: string; platformPaid: string }>(
      `/api/nft-sales/${chain}/${waived}`,
    ).then(({ proceedsPaid, platformPaid }) => ({ proceedsPaid, platformPaid }))
  await expect
    .poll(found, { timeout: 30_000 })
    .toEqual({ proceedsPaid: String(gross - share), platformPaid: String(share) })
})
