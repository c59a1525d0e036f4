import { m } from '@slipway/messages'
import { type Address, isAddress, type PrivateKeyAccount } from 'viem'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { CreatePresalePage, type PresaleKind } from '../pages/create-presale-page.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { fillPresaleTerms } from './fill-presale-terms.ts'

/** Somebody who is about to sell a token of their own. */
export interface Founder extends Visitor {
  readonly form: CreatePresalePage
  readonly review: ReviewDialog
  /** Fills in a round of five to ten coins that starts in two hours and takes two days. */
  fillTerms(token: Address): Promise<void>
  /** Signs the review that is open. @returns the new presale, from the page that follows */
  sign(): Promise<Address>
}

/** Opens the form of a kind of presale with a connected wallet. */
export async function openFounder(
  account: PrivateKeyAccount,
  shortname: string,
  kind: PresaleKind,
  options: VisitorOptions = {},
): Promise<Founder> {
  const visitor = await openVisitor({ accounts: [account], walletChains: [shortname], ...options })
  const { page } = visitor
  const panel = new WalletPanel(page)
  const form = new CreatePresalePage(page)
  const review = new ReviewDialog(page)
  await visitor.open(`${CreatePresalePage.path(kind)}?chain=${shortname}`)
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()

  const fillTerms = (token: Address) => fillPresaleTerms(form, kind, shortname, token)

  const sign = async () => {
    await review.approved.waitFor()
    await review.button(m.presale_review_confirm()).click()
    await page.getByRole('heading', { name: m.presale_created_title() }).waitFor()
    const link = await page.locator('code').first().textContent()
    const address = new URL(link ?? '').pathname.split('/').at(-1) ?? ''
    if (!isAddress(address)) throw new Error(`The page names no presale: ${link}`)
    return address
  }
  return Object.assign(visitor, { form, review, fillTerms, sign })
}
