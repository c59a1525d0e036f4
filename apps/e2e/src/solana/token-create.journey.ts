import { errorMessage, formatAmount, m } from '@slipway/messages'
import { getCreatedTokens } from '@slipway/sdk/solana/get-created-tokens'
import { testLamports } from '@slipway/sdk/solana/request-test-sol'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { getAddressDecoder } from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunContext } from '../harness/run-context.ts'
import { drawPicture } from '../pages/draw-picture.ts'
import { errorOfField } from '../pages/error-of-field.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { SolanaTokenPage } from '../pages/solana-token-page.ts'
import { TransactionDrawer } from '../pages/transaction-drawer.ts'
import { look } from '../screens/look.ts'
import { connectSolana, openSolana, type SolanaVisitor } from './open-solana.ts'
import { rejectThenExpire } from './reject-then-expire.ts'

const { solanaUrl, apiUrl } = readRunContext()
const query = 'network=solana-local&chain=local'
const sol = (lamports: bigint) => formatAmount(lamports, 9, { symbol: 'SOL' })
let visitor: SolanaVisitor
let form: SolanaTokenPage
let review: ReviewDialog

beforeAll(async () => {
  visitor = await openSolana()
  form = new SolanaTokenPage(visitor.page)
  review = new ReviewDialog(visitor.page)
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

const createdBy = (wallet: SolanaVisitor['solanaWallet']) =>
  getCreatedTokens(createSolanaClient(solanaUrl), getAddressDecoder().decode(wallet.publicKey))

test('the overview connects a wallet, also after a first refusal, and gives it test money', async () => {
  const { page, solanaWallet } = visitor
  await visitor.open(`/solana?${query}`)
  solanaWallet.answer = 'reject'
  await page.getByRole('button', { name: m.transaction_connect_wallet(), exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: solanaWallet.name }).click()
  await page.getByText(m.shell_wallet_failed()).waitFor()
  await page.keyboard.press('Escape')
  solanaWallet.answer = 'sign'
  await connectSolana(visitor)
  await look(visitor, 'solana-overview')
  const panel = page.getByRole('region', { name: m.shell_wallet_account() })
  await expect.poll(() => panel.textContent()).toContain(sol(0n))
})

test('what is wrong is said in the form, and a wallet without money is told what is missing', async () => {
  const { page } = visitor
  await page.getByRole('main').getByRole('link', { name: m.token_list_new() }).click()
  await form.review.click()
  await page.getByText(m.shell_error_summary({ count: 3 })).waitFor()
  await form.chooseTax()
  await form.fill({ name: 'Tidewater', symbol: 'TIDE', totalSupply: '1000000', tax: '25.01' })
  await form.review.click()
  await expect
    .poll(() => errorOfField(page, form.field('tax')))
    .toBe(errorMessage('Token_TransferTaxTooHigh', { bps: 2_501n, max: 2_500n }))
  await look(visitor, 'solana-create-refused')
  await form.fill({
    tax: '2.5',
    description: 'Rises twice a day.',
    website: 'https://tide.example',
  })
  const picture = await drawPicture(page, 128)
  await page.locator('input[type="file"]').setInputFiles(picture)
  await page.getByRole('img', { name: m.console_ipfs_logo_alt() }).waitFor()
  await form.review.click()
  await review.problem.getByText(m.transaction_problem_insufficient_title()).waitFor()
  await review.back()
})

test('a rejected signature and one that comes too late send nothing and lose nothing', async () => {
  const { page, solanaWallet } = visitor
  await page
    .getByRole('navigation', { name: m.shell_route_solana() })
    .getByRole('link', { name: m.solana_nav_overview() })
    .click()
  await page.getByRole('button', { name: m.solana_test_sol({ amount: sol(testLamports) }) }).click()
  const panel = page.getByRole('region', { name: m.shell_wallet_account() })
  await expect.poll(() => panel.textContent()).toContain(sol(testLamports))
  await page.goBack()
  await form.review.click()
  await review.approved.waitFor()
  await look(visitor, 'solana-review')
  expect(await review.text()).toContain(m.solana_permanent_tax())
  await rejectThenExpire(visitor, review)
  expect((await createdBy(solanaWallet)).tokens).toEqual([])
})

test('one signature creates the token, which the chain, the list and the drawer then have', async () => {
  const { page, solanaWallet } = visitor
  await review.tryAgain()
  const title = page.getByRole('heading', { name: m.token_created_title({ symbol: 'TIDE' }) })
  await title.waitFor()
  await page
    .getByText(m.solana_created_text({ amount: formatAmount(10n ** 15n, 9, { symbol: 'TIDE' }) }))
    .waitFor()
  await look(visitor, 'solana-created')
  const [token] = (await createdBy(solanaWallet)).tokens
  expect(token).toMatchObject({
    name: 'Tidewater',
    symbol: 'TIDE',
    decimals: 9,
    totalSupply: 10n ** 15n,
    transferFeeBps: 250,
    rights: {
      metadata: token?.rights.metadata,
      'metadata-place': token?.rights.metadata,
      'tax-collection': token?.rights.metadata,
    },
  })
  await page.getByText(token?.address ?? '', { exact: true }).waitFor()
  const stored = await fetch(new URL((token?.uri ?? '').replace('ipfs://', '/ipfs/'), apiUrl))
  expect(await stored.json()).toMatchObject({
    name: 'Tidewater',
    symbol: 'TIDE',
    description: 'Rises twice a day.',
    image: expect.stringMatching(/^ipfs:/),
  })

  await page.getByRole('link', { name: m.shell_route_solana_list() }).last().click()
  const row = page.getByRole('row').filter({ hasText: 'Tidewater' })
  await row.waitFor()
  expect(await row.textContent()).toContain('2.5%')
  await look(visitor, 'solana-list')
  const drawer = new TransactionDrawer(page)
  await drawer.open()
  const rows = drawer.row(m.transaction_title_token_create({ subject: 'TIDE' }))
  await rows.filter({ hasText: m.transaction_status_indexed() }).waitFor()
  await rows.filter({ hasText: m.transaction_status_dropped() }).waitFor()
})

test('after a reload the wallet is connected again, and the next token begins with an empty form', async () => {
  const { page } = visitor
  await visitor.open(`/solana/token/create?${query}`)
  await page.getByRole('button', { name: m.token_created_again(), exact: true }).click()
  await expect.poll(() => form.field('name').inputValue()).toBe('')
  await page.getByRole('banner').getByRole('button', { name: /…/ }).waitFor()
})

test('the same in Chinese, in the dark, and without a wallet', async () => {
  const reader = await openSolana({ language: 'zh-CN', colorScheme: 'dark' })
  try {
    await reader.open(`/solana/token/create?${query}`)
    const locale = { locale: 'zh-CN' } as const
    await reader.page
      .getByRole('heading', { name: m.shell_route_solana_create({}, locale) })
      .waitFor()
    await look(reader, 'solana-create', 'zh-CN')
    await reader.open(`/solana/token/list?${query}`)
    await reader.page.getByText(m.solana_list_disconnected({}, locale)).waitFor()
    await look(reader, 'solana-list-disconnected', 'zh-CN')
  } finally {
    await reader.close()
  }
})
