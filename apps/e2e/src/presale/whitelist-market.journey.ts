import { presaleAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, deployPresale, listWallets, passTime } from '../chain/deploy-presale.ts'
import { readSlot } from '../chain/read-slot.ts'
import { momentAsTyped } from '../harness/moment-as-typed.ts'
import { openVisitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

const HOUR = 3_600n

/** A person with a connected wallet on a page of the chain whose clock is moved. */
async function openTrader(account: PrivateKeyAccount, path: string, options: VisitorOptions = {}) {
  const visitor = await openVisitor({ accounts: [account], walletChains: [chain], ...options })
  const panel = new WalletPanel(visitor.page, options.language)
  await visitor.open(`${path}?chain=${chain}`)
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()
  return Object.assign(visitor, { review: new ReviewDialog(visitor.page, options.language) })
}

test('a slot is offered, bought by somebody else, and used for an early contribution', async () => {
  const [owner, seller, buyer] = (await createFreshAccounts(3)) as [
    PrivateKeyAccount,
    PrivateKeyAccount,
    PrivateKeyAccount,
  ]
  const { presale } = await deployPresale(chain, owner, {
    useWhiteList: 1n,
    t1Block: 1_200n,
    t2Block: 600n,
    enableWhiteTransfer: true,
  })
  await listWallets(chain, owner, presale, 1, [seller.address])

  const shop = await openTrader(seller, '/whitelist/sell')
  const offer = new ConsoleRow(shop.page, m.whitelist_offer_title())
  await offer.open()
  await offer.field(m.whitelist_offer_price()).fill('0')
  await offer.submit()
  expect(await offer.errorOf(m.whitelist_offer_price())).toBe(m.error_WhitelistMarket_PriceZero())
  await offer.field(m.whitelist_offer_price()).fill('0.25')
  const end = (await chainTime(chain)) + 900n
  await offer.field(m.whitelist_offer_until()).fill(momentAsTyped(end + 10n * HOUR))
  await offer.submit()
  expect(await offer.errorOf(m.whitelist_offer_until())).toContain('no longer has an advantage')
  await offer.field(m.whitelist_offer_until()).fill(momentAsTyped(end))
  await offer.submit()
  await shop.review.approved.waitFor()
  await shop.review.sign()
  const offers = shop.page.getByRole('region', { name: m.whitelist_sell_offers() })
  await offers.getByRole('link').first().waitFor()

  const visitor = await openTrader(buyer, '/whitelist/list')
  const card = visitor.page.getByRole('article').filter({ hasText: '0.25' }).first()
  await card.getByRole('link').first().click()
  const before = await createChainProbe(chain).getBalance({ address: seller.address })
  await visitor.page.getByRole('button', { name: m.whitelist_buy(), exact: true }).click()
  await visitor.review.approved.waitFor()
  expect(await visitor.review.text()).toContain('0.25')
  await visitor.review.sign()
  await visitor.page.getByText(m.whitelist_buy_done({ level: 1 })).waitFor()
  const paid = (await createChainProbe(chain).getBalance({ address: seller.address })) - before
  expect(paid).toBe(parseEther('0.25'))
  expect((await readSlot(chain, presale, buyer.address)).slice(1)).toEqual([1n, 1n])
  expect((await readSlot(chain, presale, seller.address))[1]).toBe(0n)

  await passTime(chain, 700n)
  const call = { address: presale, abi: presaleAbi, functionName: 'contribute' } as const
  const probe = createChainProbe(chain)
  const value = parseEther('1')
  const args = [value, owner.address] as const
  await expect(probe.simulateContract({ account: seller, ...call, args, value })).rejects.toThrow(
    'Presale_TierOnly',
  )
  const hash = await probe.writeContract({ account: buyer, ...call, args, value })
  expect((await probe.waitForTransactionReceipt({ hash })).status).toBe('success')
  expect(shop.watch.unexpected()).toEqual([])
  expect(visitor.watch.unexpected()).toEqual([])
  await shop.close()
  await visitor.close()
})

test('an offer is withdrawn, and a slot is given away but not to oneself', async () => {
  const [owner, holder, friend] = (await createFreshAccounts(3)) as [
    PrivateKeyAccount,
    PrivateKeyAccount,
    PrivateKeyAccount,
  ]
  const { presale } = await deployPresale(chain, owner, {
    useWhiteList: 2n,
    enableWhiteTransfer: true,
  })
  await listWallets(chain, owner, presale, 2, [holder.address])
  const visitor = await openTrader(holder, '/whitelist/sell')
  const offer = new ConsoleRow(visitor.page, m.whitelist_offer_title())
  await offer.open()
  await offer.field(m.whitelist_offer_price()).fill('2')
  await offer.field(m.whitelist_offer_until()).fill(momentAsTyped((await chainTime(chain)) + 600n))
  await offer.submit()
  await visitor.review.approved.waitFor()
  await visitor.review.sign()
  const offers = visitor.page.getByRole('region', { name: m.whitelist_sell_offers() })
  await offers.getByRole('link').first().click()
  await visitor.page.getByRole('button', { name: m.whitelist_withdraw(), exact: true }).click()
  await visitor.review.approved.waitFor()
  await visitor.review.sign()
  await visitor.page.getByText(m.whitelist_withdraw_done()).waitFor()

  await visitor.open(`/whitelist/sell?chain=${chain}`)
  const give = new ConsoleRow(visitor.page, m.whitelist_give_title())
  await give.open()
  await give.field(m.whitelist_give_to()).fill(holder.address)
  await give.agree()
  await give.submit()
  expect(await give.errorOf(m.whitelist_give_to())).toBe(m.error_Presale_SlotToOneself())
  await give.field(m.whitelist_give_to()).fill(friend.address)
  await give.submit()
  await visitor.review.approved.waitFor()
  await visitor.review.sign()
  await expect.poll(async () => (await readSlot(chain, presale, friend.address))[1]).toBe(1n)
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})
