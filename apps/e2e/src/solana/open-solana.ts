import { type Locale, m } from '@slipway/messages'
import { SolanaTestWallet } from '@slipway/testing/wallet/solana-test-wallet'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'

export interface SolanaVisitor extends Visitor {
  readonly solanaWallet: SolanaTestWallet
}

/** A person with a Solana wallet that is not connected yet, on the local cluster. */
export async function openSolana(options: VisitorOptions = {}): Promise<SolanaVisitor> {
  const solanaWallet = new SolanaTestWallet()
  const visitor = await openVisitor({ ...options, solanaWallet })
  return Object.assign(visitor, { solanaWallet })
}

/** Connects by the button in the header, and waits until the account is shown there. */
export async function connectSolana(
  { page, solanaWallet }: SolanaVisitor,
  locale: Locale = 'en-US',
): Promise<void> {
  const header = page.getByRole('banner')
  const name = m.shell_wallet_connect({}, { locale })
  await header.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: solanaWallet.name }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await header.getByRole('button', { name: /…/ }).waitFor()
}
