import type { Frame } from 'playwright-core'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { TransactionDrawer } from '../pages/transaction-drawer.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import type { SafeWallet } from './start-safe-wallet.ts'

/** Somebody at the wallet of a Safe, with the site in its frame. */
export interface SafeVisitor extends Visitor {
  /** The site; another one after each opening. */
  app(): Frame
  review(): ReviewDialog
  drawer(): TransactionDrawer
  /** Loads the wallet anew, with a path of the site in its frame, and waits until the Safe is connected. */
  show(path: string): Promise<void>
}

/** Opens the wallet of a Safe. @param appUrl where the site is, which the wallet shows */
export async function openInSafe(
  wallet: SafeWallet,
  appUrl: string,
  options: VisitorOptions = {},
): Promise<SafeVisitor> {
  const visitor = await openVisitor({ ...options, webUrl: wallet.url })
  const app = () => {
    const frame = visitor.page.frame('app')
    if (!frame) throw new Error('The wallet shows no app.')
    return frame
  }
  const show = async (path: string) => {
    await visitor.open(`/?app=${encodeURIComponent(new URL(path, appUrl).href)}`)
    const panel = new WalletPanel(app(), options.language)
    await panel.accountButton(wallet.address).first().waitFor()
  }
  return Object.assign(visitor, {
    app,
    show,
    review: () => new ReviewDialog(app(), options.language),
    drawer: () => new TransactionDrawer(app(), options.language),
  })
}
