import { formatAmount, m } from '@slipway/messages'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { getPresales } from '@slipway/sdk/solana/presale/get-presales'
import { readPresaleList } from '@slipway/sdk/solana/presale/presale-list-file'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { type Address, getAddressDecoder } from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunContext } from '../harness/run-context.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { look } from '../screens/look.ts'
import { connectSolana, openSolana, type SolanaVisitor } from './open-solana.ts'
import { rejectThenExpire } from './reject-then-expire.ts'
import { SolanaCreator } from './solana-creator.ts'

const { solanaUrl, webUrl } = readRunContext()
const rpc = createSolanaClient(solanaUrl)
const program = getSolanaPrograms(902)?.presale as Address
const decimals = 4
const totalSupply = 10_000_000_000n
const query = 'network=solana-local&chain=local'
const sol = 1_000_000_000n
const amountOf = (units: bigint, symbol: string) => formatAmount(units, decimals, { symbol })
const locale = { locale: 'zh-CN' } as const

let visitor: SolanaVisitor
let reader: SolanaVisitor
let review: ReviewDialog
let creator: Address
let mint: Address
let taxed: Address
let freezable: Address

const field = (name: string) => visitor.page.getByRole('textbox', { name, exact: true })
const mintField = () => field(m.solana_lock_field_mint())
const submit = () => visitor.page.getByRole('button', { name: m.presale_create_submit() })
const own = () => getPresales(rpc, program, { creator })
const choose = (text: string) => visitor.page.getByText(text, { exact: true }).click()

beforeAll(async () => {
  visitor = await openSolana()
  reader = await openSolana({ language: 'zh-CN', colorScheme: 'dark' })
  review = new ReviewDialog(visitor.page)
  const maker = new SolanaCreator(rpc, visitor.solanaWallet)
  creator = maker.signer.address
  await maker.fund()
  const draft = { uri: '', decimals, totalSupply, mintable: false, freezable: false }
  mint = await maker.create({ ...draft, name: 'Fleet', symbol: 'FLEET', transferFeeBps: 0 })
  taxed = await maker.create({ ...draft, name: 'Taxy', symbol: 'TAXY', transferFeeBps: 500 })
  const ice = { ...draft, name: 'Ice', symbol: 'ICE', transferFeeBps: 0, freezable: true }
  freezable = await maker.create(ice)
})

afterAll(async () => {
  for (const one of [visitor, reader]) {
    expect(one.watch.unexpected()).toEqual([])
    await one.close()
  }
})

test('no presale yet; a cluster without the program, and tokens that could defeat one, are said', async () => {
  await visitor.open(`/solana/presale/list?${query}`)
  await choose(m.presale_list_whose_mine())
  await visitor.page.getByText(m.solpresalemake_list_connect()).waitFor()
  await look(visitor, 'solana-presale-list-disconnected')
  // The header asks the main network’s node how fast it answers.
  visitor.watch.expect(/api\.mainnet-beta\.solana\.com/)
  await visitor.open('/solana/presale/create?network=sol&chain=local')
  await visitor.page.getByText(m.solana_absent_text()).waitFor()
  await look(visitor, 'solana-presale-absent')
  await visitor.open(`/solana/presale/create?${query}`)
  await mintField().fill(freezable)
  await visitor.page.getByText(m.solpresalemake_mint_freezable()).waitFor()
  await mintField().fill(taxed)
  await visitor.page.getByText(m.solpresalemake_fee_fixed({ tax: '5%' })).waitFor()
  await look(visitor, 'solana-presale-taxed')
})

test('own tokens are offered; every fault is said at once, and a reload keeps what was typed', async () => {
  const { page } = visitor
  await connectSolana(visitor)
  await mintField().fill('')
  await page.getByRole('button', { name: /^FLEET/ }).click()
  await page.getByText(amountOf(totalSupply, 'FLEET'), { exact: true }).waitFor()
  await field(m.solpresalemake_field_tokens()).fill('2000000')
  await field(m.presale_field_soft_cap()).fill('4')
  await field(m.presale_field_hard_cap()).fill('10')
  await choose(m.presale_whitelist_tiers())
  await field(m.presale_field_tier_one()).fill('0x12')
  await submit().click()
  const summary = page.getByRole('alert').first()
  await summary.waitFor()
  await page
    .getByText(m.error_Input_AddressLineInvalid({ line: '1' }))
    .first()
    .waitFor()
  await look(visitor, 'solana-presale-faulty')
  await page.reload()
  await expect.poll(() => field(m.presale_field_hard_cap()).inputValue()).toBe('10')
  expect(await field(m.presale_field_tier_one()).inputValue()).toBe('0x12')
})

test('a fair presale for listed wallets, in parts: reviewed, refused, too late, then made by one signature', async () => {
  const { page } = visitor
  await choose(m.presale_kind_fair())
  await field(m.solpresalemake_field_tokens()).fill('200000')
  await field(m.presale_field_soft_cap()).fill('5')
  await field(m.presale_field_max()).fill('2')
  await page.getByRole('button', { name: m.presale_preset_ahead({ duration: '1 hour' }) }).click()
  await page.getByRole('button', { name: m.presale_preset_length({ duration: '3 days' }) }).click()
  const listed = getAddressDecoder().decode(reader.solanaWallet.publicKey)
  await field(m.presale_field_tier_one()).fill(listed)
  await choose(m.solpresalemake_release_stepped())
  await page.getByText(m.solpresalemake_release_estimate()).waitFor()
  await look(visitor, 'solana-presale-create')
  await submit().click()
  await review.approved.waitFor()
  await look(visitor, 'solana-presale-review')
  expect(await review.text()).toContain(m.solpresalemake_permanent_terms())
  await rejectThenExpire(visitor, review)
  expect(await own()).toEqual([])
  await review.tryAgain()
  await page
    .getByRole('heading', { name: m.solpresalemake_made_title({ symbol: 'FLEET' }) })
    .waitFor()
  await look(visitor, 'solana-presale-made')
  const [presale] = await own()
  expect(presale).toMatchObject({
    ...{ mint, kind: 'fair', tokens: 2_000_000_000n, deposited: 2_000_000_000n },
    ...{ softCap: 5n * sol, hardCap: 10n * sol, minContribution: 0n, maxContribution: 2n * sol },
    ...{ whitelistMode: 'tiers', t1Seconds: 1_800, firstBps: 2_500, cycleBps: 2_500 },
  })
  expect((await getTokenAccounts(rpc, mint, creator))[0]?.amount).toBe(8_000_000_000n)
  const file = await fetch(`${webUrl}/ipfs/${presale?.infoKey}`)
  expect(readPresaleList(await file.json())?.entries).toEqual([{ wallet: listed, level: 1 }])
  const link = page.getByRole('link', { name: m.presale_created_view() })
  expect(await link.getAttribute('href')).toContain(`/solana/presale/${presale?.address}`)
})

test('the list has it with its state and what it waits for, for everybody and as one’s own', async () => {
  const { page } = visitor
  await visitor.open(`/solana/presale/list?${query}`)
  await choose(m.presale_list_whose_mine())
  const row = page.getByRole('row').filter({ hasText: 'Fleet' })
  await row.getByText(m.presale_status_coming()).waitFor()
  await row.getByRole('timer').waitFor()
  await look(visitor, 'solana-presale-list')
  const search = page.getByRole('searchbox', { name: m.solpresalemake_list_search() })
  await search.fill('nobody')
  await page.getByText(m.solpresalemake_list_fits_none()).waitFor()
  await search.fill('fleet')
  await row.waitFor()
  await reader.open(`/solana/presale/list?${query}`)
  await reader.page.getByRole('link', { name: 'Fleet' }).waitFor()
  await look(reader, 'solana-presale-list', 'zh-CN')
  await reader.open(`/solana/presale/create?${query}`)
  const chinese = reader.page.getByRole('textbox', { name: m.solana_lock_field_mint({}, locale) })
  await chinese.fill(taxed)
  await reader.page.getByText(m.solpresalemake_fee_fixed({ tax: '5%' }, locale)).waitFor()
  await reader.page.getByText(m.presale_whitelist_only({}, locale), { exact: true }).click()
  await reader.page.getByText(m.solpresalemake_release_stepped({}, locale), { exact: true }).click()
  await look(reader, 'solana-presale-create', 'zh-CN')
})
