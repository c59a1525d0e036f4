import { getEvmChain } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import type { PrivateKeyAccount } from 'viem'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { CreateLockPage } from '../pages/create-lock-page.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

/** The lockers of the local chain. */
export const lockersOfRun = () => getLockContracts(getEvmChain('local'))

/** Somebody who is about to lock something. */
export interface LockMaker extends Visitor {
  readonly form: CreateLockPage
  readonly review: ReviewDialog
  /** Signs the review that is open. @returns number of the first new lock, from the page that follows */
  sign(): Promise<bigint>
}

/** Opens the form with a connected wallet. */
export async function openLocker(
  account: PrivateKeyAccount,
  options: VisitorOptions = {},
): Promise<LockMaker> {
  const visitor = await openVisitor({ accounts: [account], walletChains: ['local'], ...options })
  const { page } = visitor
  const locale = options.language ?? 'en-US'
  const panel = new WalletPanel(page, locale)
  const form = new CreateLockPage(page, locale)
  const review = new ReviewDialog(page, locale)
  await visitor.open(`${CreateLockPage.path}?chain=local`)
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()

  const sign = async () => {
    await review.approved.waitFor()
    await review.button(m.lock_review_confirm({}, { locale })).click()
    const created = page.getByRole('region').filter({
      has: page.getByText(m.lock_created_text({}, { locale })),
    })
    const numbers = await created.locator('strong').first().textContent()
    const [first] = numbers?.match(/\d+/) ?? []
    if (first === undefined) throw new Error(`The page names no lock: ${numbers}`)
    return BigInt(first)
  }
  return Object.assign(visitor, { form, review, sign })
}
