import { getAddress, type Hex, isHex, type PrivateKeyAccount } from 'viem'
import { WalletError, walletErrorCodes } from './wallet-error.ts'

/** Which accounts the wallet holds and what a page may see of them. */
export class WalletSession {
  readonly accounts: readonly PrivateKeyAccount[]
  isConnected = false
  isLocked = false
  #selected = 0

  constructor(accounts: readonly PrivateKeyAccount[]) {
    if (accounts.length === 0) throw new RangeError('A wallet needs an account.')
    this.accounts = accounts
  }

  /** The account that the user has picked in the wallet. */
  get account(): PrivateKeyAccount {
    return this.#accountAt(this.#selected)
  }

  select(index: number): void {
    this.#accountAt(index)
    this.#selected = index
  }

  /** What `eth_accounts` answers: nothing while locked or not connected. */
  visible(): readonly Hex[] {
    return this.isConnected && !this.isLocked ? [this.account.address] : []
  }

  /**
   * Finds the account that a page names.
   * @throws WalletError `unauthorized` when the page may not see any or names a foreign one
   */
  own(address: unknown): PrivateKeyAccount {
    const found =
      this.visible().length > 0 && isHex(address)
        ? this.accounts.find((account) => account.address === getAddress(address))
        : undefined
    if (found) return found
    throw new WalletError(walletErrorCodes.unauthorized, 'The account is not open to this page.')
  }

  #accountAt(index: number): PrivateKeyAccount {
    const account = this.accounts[index]
    if (!account) throw new RangeError(`The wallet has no account ${index}.`)
    return account
  }
}
