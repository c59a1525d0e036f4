import type { PrivateKeyAccount } from 'viem'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { CreateTokenPage } from '../pages/create-token-page.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { TokenCreatedPage } from '../pages/token-created-page.ts'
import { TransactionDrawer } from '../pages/transaction-drawer.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

/** A visitor who is about to create a token, with the pages that they need. */
export type Creator = Visitor & {
  readonly account: PrivateKeyAccount
  readonly form: CreateTokenPage
  readonly review: ReviewDialog
  readonly panel: WalletPanel
  readonly drawer: TransactionDrawer
  /** The success that stands in place of the form. */
  created(symbol: string): TokenCreatedPage
}

/**
 * Opens the form with a connected wallet.
 * @param query further parts of the address, such as `&inviter=0x…`
 */
export async function openCreator(
  account: PrivateKeyAccount,
  options: VisitorOptions = {},
  query = '',
): Promise<Creator> {
  const visitor = await openVisitor({ accounts: [account], ...options })
  const { page } = visitor
  const panel = new WalletPanel(page, options.language)
  await visitor.open(`/token/create?chain=local${query}`)
  await panel.connect()
  await panel.accountButton(account.address).or(panel.mismatchButton).first().waitFor()
  return Object.assign(visitor, {
    account,
    form: new CreateTokenPage(page, options.language),
    review: new ReviewDialog(page, options.language),
    panel,
    drawer: new TransactionDrawer(page, options.language),
    created: (symbol: string) => new TokenCreatedPage(page, symbol, options.language),
  })
}

/** A complete form whose token nobody will confuse with another. */
export function distinctToken(symbol: string) {
  return { name: `Token ${symbol}`, symbol, totalSupply: '5000', decimals: '18' }
}
