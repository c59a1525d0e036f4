import { type Locale, m } from '@slipway/messages'
import type { PrivateKeyAccount } from 'viem'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clockChain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, deployPresale, passTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { openVisitor } from '../harness/open-visitor.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { CreateLockPage } from '../pages/create-lock-page.ts'
import { CreateTokenPage } from '../pages/create-token-page.ts'
import { PresalePage } from '../pages/presale-page.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { TokenCreatedPage } from '../pages/token-created-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { lookOnPhones, phones } from './look-on-phones.ts'

const DAY = 86_400n
/** As long as names and symbols are in the wild. */
const long = { name: 'Harbour Light Community Treasury', symbol: 'HARBOURLIGHT' } as const

const makeAccounts = (count: number) => createFreshAccounts(count) as Promise<PrivateKeyAccount[]>

interface Phone {
  readonly width: number
  readonly height: number
  readonly locale: Locale
}

/** Somebody with a phone and a wallet, at a page. */
async function openOnPhone(
  { locale, ...size }: Phone,
  account: PrivateKeyAccount,
  path: string,
  chain: string,
) {
  const options = { walletChains: [chain], language: locale, isPhone: true, ...size } as const
  const visitor = await openVisitor({ accounts: [account], ...options })
  onTestFinished(visitor.close)
  const { page, watch } = visitor
  const panel = new WalletPanel(page, locale)
  const review = new ReviewDialog(page, locale)
  const faults: string[] = []
  const look = async (step: string) =>
    void faults.push(...(await lookOnPhones(page, `phone-${step}`, locale)))
  await visitor.open(`${path}?chain=${chain}`)
  await panel.connectButton.tap()
  await panel.dialog.getByRole('button', { name: 'Test Wallet', exact: true }).tap()
  await panel.accountButton(account.address).first().waitFor()
  return {
    page,
    watch,
    look,
    open: visitor.open,
    /** Looks at the review once its rehearsal is through, signs, and waits for what is said then. */
    sign: async (step: string, confirm: string, done: () => Promise<unknown>) => {
      await review.approved.waitFor()
      await look(`${step}-review`)
      await review.button(confirm).tap()
      await done()
      await review.dialog.waitFor({ state: 'detached' })
      await look(`${step}-done`)
    },
    /** Nothing was wrong at any step, and nothing happened that nobody expected. */
    leave: () => {
      expect(faults).toEqual([])
      expect(watch.unexpected()).toEqual([])
    },
  }
}

describe.each([
  { ...phones[0], locale: 'en-US' },
  { ...phones[1], locale: 'zh-CN' },
] as const)('with a finger on $width px in $locale', (phone) => {
  const { locale } = phone
  const confirm = m.token_review_confirm({}, { locale })

  test('a token is created', async () => {
    const [founder] = (await makeAccounts(1)) as [PrivateKeyAccount]
    const { page, look, sign, leave } = await openOnPhone(phone, founder, '/token/create', 'local')
    const form = new CreateTokenPage(page, locale)
    const minting = { mintable: true, mintCooldownDays: '3', mintMaxPercent: '20' }
    await form.fill({ ...long, totalSupply: '123456789012', ...minting })
    await look('token-form')
    await form.review.tap()
    const created = new TokenCreatedPage(page, long.symbol, locale)
    await sign('token', confirm, () => created.address())
    leave()
  })

  test('a contribution is made and withdrawn', async () => {
    const [owner, buyer] = (await makeAccounts(2)) as [PrivateKeyAccount, PrivateKeyAccount]
    const claimToken = await deployToken(clockChain, owner, long)
    const { presale } = await deployPresale(clockChain, owner, { claimToken })
    await passTime(clockChain, 620n)
    const path = PresalePage.path('detail', presale)
    const visitor = await openOnPhone(phone, buyer, path, clockChain)
    const { page, watch, look, sign, leave } = visitor
    watch.expect(/404 .*\/proofs\//)
    const button = (name: string) => page.getByRole('button', { name }).first()
    const isSaid = (text: string) => page.getByText(text).waitFor()
    await new PresalePage(page, locale).amount.fill('1.25')
    await look('contribution-form')
    await button(m.presale_buy_button({}, { locale })).tap()
    const paid = m.presale_buy_done({ amount: `1.25 ${clockCurrency}` }, { locale })
    await sign('contribution', confirm, () => isSaid(paid))
    const fee = `0.125 ${clockCurrency}`
    await button(m.presale_refund_button({ fee }, { locale })).tap()
    const back = m.presale_refund_done({ amount: `1.125 ${clockCurrency}` }, { locale })
    await sign('withdrawal', confirm, () => isSaid(back))
    leave()
  })

  test('tokens are locked and withdrawn', async () => {
    const [owner] = (await makeAccounts(1)) as [PrivateKeyAccount]
    const token = await deployToken(clockChain, owner, long)
    const visitor = await openOnPhone(phone, owner, CreateLockPage.path, clockChain)
    const { page, look, sign, open, leave } = visitor
    const form = new CreateLockPage(page, locale)
    await form.fill({ asset: token })
    await page.getByText(long.name).first().waitFor()
    await form.fill({ amount: '1234.567890123456789' })
    await form.fillTime('unlockAt', (await chainTime(clockChain)) + 30n * DAY)
    await look('lock-form')
    await form.review.tap()
    const locked = page.getByText(m.lock_created_text({}, { locale }))
    await sign('lock', m.lock_review_confirm({}, { locale }), () => locked.waitFor())
    await passTime(clockChain, 31n * DAY)
    await open(`/lock/detail/${owner.address}/${token}?chain=${clockChain}`)
    const row = new ConsoleRow(page, m.lock_withdraw_title({}, { locale }), locale)
    await row.root.locator('button[aria-expanded="false"]').tap()
    await row.field(m.lock_amount({}, { locale })).fill('400.25')
    await look('unlock-form')
    await row.root.locator('button[type="submit"]').tap()
    await sign('unlock', confirm, () => row.done.waitFor())
    leave()
  })
})
