import type { Address, PrivateKeyAccount } from 'viem'
import type { VisitorOptions } from '../harness/open-visitor.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { TokenConsole } from '../pages/token-console.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

/** Somebody with a wallet at the console of a token. */
export type ConsoleVisitor = Visitor & { readonly console: TokenConsole }

/** Opens a token's console with a connected wallet; the first account is the one that acts. */
export async function openConsole(
  accounts: readonly PrivateKeyAccount[],
  token: Address,
  options: VisitorOptions = {},
): Promise<ConsoleVisitor> {
  const [account] = accounts
  if (!account) throw new RangeError('Nobody opens the console.')
  const visitor = await openVisitor({ accounts, walletChains: ['local'], ...options })
  const console = new TokenConsole(visitor, token, options.language)
  const panel = new WalletPanel(visitor.page, options.language)
  await console.open()
  await panel.connect()
  await panel.accountButton(account.address).waitFor()
  return Object.assign(visitor, { console })
}
