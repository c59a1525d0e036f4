import { formatAmount, m } from '@slipway/messages'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { getLocks } from '@slipway/sdk/solana/lock/get-locks'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { type Address, getAddressDecoder } from '@solana/kit'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunContext } from '../harness/run-context.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { look } from '../screens/look.ts'
import { connectSolana, openSolana, type SolanaVisitor } from '../solana/open-solana.ts'
import { passUntil } from '../solana/pass-until.ts'
import { rejectThenExpire } from '../solana/reject-then-expire.ts'
import { SolanaCreator } from '../solana/solana-creator.ts'

const { apiUrl, solanaUrl } = readRunContext()
const rpc = createSolanaClient(solanaUrl)
const locker = getSolanaPrograms(902)?.locker as Address
const day = 86_400
const decimals = 2
const totalSupply = 100_000n
const query = 'network=solana-local&chain=local'
const amount = (units: bigint) => formatAmount(units, decimals, { symbol: 'EDDY' })

const locale = { locale: 'zh-CN' } as const

let visitor: SolanaVisitor
/** Who is given a lock. */
let receiver: SolanaVisitor
let review: ReviewDialog
let owner: Address
let mint: Address
let freezable: Address

const region = (name: string) => visitor.page.getByRole('region', { name, exact: true })
const mintField = () => visitor.page.getByRole('textbox', { name: m.solana_lock_field_mint() })
const amountField = () => visitor.page.getByRole('textbox', { name: m.lock_field_amount() })
const submit = () => visitor.page.getByRole('button', { name: m.solana_lock_submit() })
const made = () =>
  visitor.page.getByRole('heading', { name: m.lock_created_title({ name: 'EDDY' }) })
const addressOf = ({ solanaWallet }: SolanaVisitor) =>
  getAddressDecoder().decode(solanaWallet.publicKey)

/** Reviews what a card's form asks for, and signs it. */
async function act(card: Locator): Promise<void> {
  await card.getByRole('button', { name: m.token_console_review() }).click()
  await review.approved.waitFor()
  await review.sign()
}

/** The owner's lock that ends. */
async function ownLock() {
  const locks = await getLocks(rpc, locker, { owner })
  const lock = locks.find(({ unlockAt }) => unlockAt !== solanaLockLimits.forever)
  if (!lock) throw new Error('There is no lock.')
  return lock
}

beforeAll(async () => {
  visitor = await openSolana()
  receiver = await openSolana({ language: 'zh-CN', colorScheme: 'dark' })
  review = new ReviewDialog(visitor.page)
  const maker = new SolanaCreator(rpc, visitor.solanaWallet)
  owner = maker.signer.address
  await maker.fund()
  const draft = { name: 'Eddy', symbol: 'EDDY', uri: '', decimals, totalSupply, transferFeeBps: 0 }
  mint = await maker.create({ ...draft, mintable: false, freezable: false })
  freezable = await maker.create({ ...draft, symbol: 'ICE', mintable: false, freezable: true })
})

afterAll(async () => {
  for (const one of [visitor, receiver]) {
    expect(one.watch.unexpected()).toEqual([])
    await one.close()
  }
})

test('a token that can be frozen is refused; a cluster without the program says so', async () => {
  // The header asks the main network's node how fast it answers.
  visitor.watch.expect(/api\.mainnet-beta\.solana\.com/)
  await visitor.open('/solana/lock/create?network=sol&chain=local')
  await visitor.page.getByText(m.solana_absent_text()).waitFor()
  await look(visitor, 'solana-lock-absent')
  await visitor.open(`/solana/lock/create?${query}`)
  await mintField().fill(freezable)
  await visitor.page.getByText(m.solana_lock_mint_freezable()).waitFor()
  await look(visitor, 'solana-lock-refused')
  await mintField().fill(mint)
  await visitor.page.getByText(m.solana_lock_connect()).waitFor()
})

test('a rejected signature and one that comes too late lock nothing; then one signature makes the lock', async () => {
  await connectSolana(visitor)
  const { page } = visitor
  await amountField().fill('2000')
  await submit().click()
  await page.getByText(m.token_burn_too_much({ balance: amount(totalSupply) })).waitFor()
  await amountField().fill('400')
  await page.getByText(m.lock_release_linear(), { exact: true }).click()
  const ownerField = page.getByRole('textbox', { name: m.lock_field_owner() })
  await ownerField.fill(mint)
  await submit().click()
  await page.getByText(m.solana_issue_not_wallet()).waitFor()
  await ownerField.fill(owner)
  await look(visitor, 'solana-lock-create')
  await submit().click()
  await review.approved.waitFor()
  await look(visitor, 'solana-lock-review')
  expect(await review.text()).toContain(m.solana_lock_deposit_vault())
  await rejectThenExpire(visitor, review)
  expect(await getLocks(rpc, locker, { owner })).toEqual([])
  await review.tryAgain()
  await made().waitFor()
  await look(visitor, 'solana-lock-made')
  expect(await ownLock()).toMatchObject({ owner, initialAmount: 40_000n, withdrawn: 0n })
  expect((await getTokenAccounts(rpc, mint, owner))[0]?.amount).toBe(totalSupply - 40_000n)
  await page.getByRole('link', { name: m.lock_created_view() }).click()
  await region(m.lock_withdraw_title()).waitFor()
  await look(visitor, 'solana-lock')
})

test('half of the way half of it is withdrawn, and the rest prolonged', async () => {
  const { unlockAt, schedule, initialAmount } = await ownLock()
  const cliffAt = schedule?.cliffAt ?? 0
  await passUntil(cliffAt + Math.ceil((unlockAt - cliffAt) / 2))
  await visitor.open(`/solana/lock/${(await ownLock()).address}?${query}`)
  const card = region(m.lock_withdraw_title())
  await card.getByRole('textbox', { name: m.lock_amount() }).waitFor()
  await act(card)
  await card.getByText(m.solana_lock_withdraw_done()).waitFor()
  await look(visitor, 'solana-lock-withdrawn')
  const { withdrawn } = await ownLock()
  expect(withdrawn).toBeGreaterThanOrEqual(initialAmount / 2n)
  expect(withdrawn).toBeLessThan(initialAmount / 2n + initialAmount / 100n)
  await act(region(m.lock_relock_title()))
  await expect.poll(async () => (await ownLock()).unlockAt).toBeGreaterThan(unlockAt + 29 * day)
})

test('a reload while a lock waits for its block offers no second one, and shows it once it is there', async () => {
  const { page } = visitor
  await visitor.open(`/solana/lock/create?${query}`)
  await page.getByRole('button', { name: m.lock_created_again() }).click()
  await mintField().fill(mint)
  await amountField().fill('100')
  await page.getByText(m.lock_until_forever(), { exact: true }).click()
  await look(visitor, 'solana-lock-create-forever')
  await submit().click()
  await review.approved.waitFor()
  const sent = Promise.withResolvers<string>()
  const { port } = new URL(solanaUrl)
  await page.route(
    (url) => url.port === port,
    async (route) => {
      const body = route.request().postData() ?? ''
      if (body.includes('"sendTransaction"')) sent.resolve(body)
      else await route.continue()
    },
  )
  await review.confirm()
  const body = await sent.promise
  await page.reload()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByText(m.solana_lock_underway()).waitFor()
  await mintField().fill(mint)
  await submit().waitFor()
  expect(await submit().isDisabled()).toBe(true)
  await look(visitor, 'solana-lock-underway')
  expect(await getLocks(rpc, locker, { owner })).toHaveLength(1)
  await fetch(solanaUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await made().waitFor()
  expect(await getLocks(rpc, locker, { owner })).toHaveLength(2)
})

test('the search finds the locks by their token, and the overview lists them', async () => {
  const { page } = visitor
  const { address } = await ownLock()
  const found = async () => (await (await fetch(`${apiUrl}/api/search?q=${address}`)).text()) ?? ''
  // With its token's name, which is read behind the events.
  await expect.poll(found, { timeout: 30_000 }).toContain('"EDDY"')
  await visitor.open('/search?q=EDDY&chain=local')
  const hits = page.getByRole('list', { name: m.search_kind_lock() })
  await expect.poll(() => hits.getByRole('link', { name: 'EDDY' }).count()).toBe(2)
  await look(visitor, 'solana-search')
  await visitor.open(`/search?q=${address}&chain=local`)
  await hits.getByRole('link', { name: 'EDDY' }).click()
  await page.waitForURL(({ pathname, searchParams }) => {
    return pathname.endsWith(address) && searchParams.get('network') === 'solana-local'
  })
  await region(m.lock_transfer_title()).waitFor()
  await visitor.open(`/solana?${query}`)
  const own = page.getByRole('list', { name: m.shell_route_portfolio() })
  await own.getByRole('link', { name: 'EDDY' }).first().waitFor()
  await expect.poll(() => own.getByRole('listitem').count()).toBe(2)
  await own.getByText(m.solana_portfolio_owner()).first().waitFor()
  await look(visitor, 'solana-portfolio')
})

test('the list has both; a given lock is the new owner’s alone', async () => {
  const { page } = visitor
  await visitor.open(`/solana/lock/list?${query}`)
  const row = page.getByRole('row').filter({ hasText: m.lock_unlock_never() })
  await row.waitFor()
  await look(visitor, 'solana-lock-list')
  await row.getByRole('link', { name: 'Eddy' }).click()
  const card = region(m.lock_transfer_title())
  const to = card.getByRole('textbox', { name: m.lock_transfer_to() })
  // An address of a program: nobody signs there.
  await to.fill((await ownLock()).address)
  await card.getByRole('button', { name: m.token_console_review() }).click()
  await card.getByText(m.solana_issue_off_curve()).waitFor()
  // Nor does anybody sign for a token, whose address is a point of the curve all the same.
  await to.fill(mint)
  await card.getByRole('button', { name: m.token_console_review() }).click()
  await card.getByText(m.solana_issue_not_wallet()).waitFor()
  await look(visitor, 'solana-lock-give-refused')
  await to.fill(addressOf(receiver))
  await act(card)
  await page.getByText(m.solana_lock_give_done()).waitFor()
  expect(await getLocks(rpc, locker, { owner: addressOf(receiver) })).toHaveLength(1)
  expect(await getLocks(rpc, locker, { owner })).toHaveLength(1)
})

test('after its end the rest is withdrawn, and closing the lock pays its deposits', async () => {
  const { unlockAt, address } = await ownLock()
  await passUntil(unlockAt + 1)
  await visitor.open(`/solana/lock/${address}?${query}`)
  const card = region(m.lock_withdraw_title())
  await card.getByRole('textbox', { name: m.lock_amount() }).waitFor()
  await act(card)
  const closing = region(m.solana_lock_close_title())
  await closing.waitFor()
  expect((await getTokenAccounts(rpc, mint, owner))[0]?.amount).toBe(totalSupply - 10_000n)
  await look(visitor, 'solana-lock-empty')
  const { value: before } = await rpc.getBalance(owner).send()
  await act(closing)
  await visitor.page.getByText(m.solana_lock_closed_title()).waitFor()
  await look(visitor, 'solana-lock-closed')
  const { value: after } = await rpc.getBalance(owner).send()
  expect(after).toBeGreaterThan(before)
  expect(await getLocks(rpc, locker, { owner })).toEqual([])
})

test('the new owner reads the same in Chinese', async () => {
  const { page } = receiver
  await receiver.open(`/solana/lock/list?${query}`)
  await page.getByText(m.solana_lock_list_disconnected({}, locale)).waitFor()
  await look(receiver, 'solana-lock-list-disconnected', 'zh-CN')
  await connectSolana(receiver, 'zh-CN')
  await page.getByRole('link', { name: 'Eddy' }).waitFor()
  await look(receiver, 'solana-lock-list', 'zh-CN')
  await page.getByRole('link', { name: 'Eddy' }).click()
  await page.getByRole('region', { name: m.lock_withdraw_title({}, locale) }).waitFor()
  await look(receiver, 'solana-lock-forever', 'zh-CN')
  await receiver.open(`/solana/lock/create?${query}`)
  await page.getByRole('textbox', { name: m.solana_lock_field_mint({}, locale) }).fill(mint)
  await page.getByText(m.lock_release_stepped({}, locale), { exact: true }).click()
  await page.getByRole('textbox', { name: m.lock_field_amount({}, locale) }).fill('50')
  await look(receiver, 'solana-lock-create', 'zh-CN')
  await receiver.open(`/solana/lock/${mint}?${query}`)
  await page.getByText(m.solana_lock_not_found({}, locale)).waitFor()
  await look(receiver, 'solana-lock-missing', 'zh-CN')
})
