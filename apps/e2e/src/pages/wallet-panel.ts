import { type Locale, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Locator } from 'playwright-core'
import type { Surface } from '../harness/surface.ts'

/** The wallet button of the header and the dialogs behind it. */
export class WalletPanel {
  readonly connectButton: Locator
  /** Shown instead of the account while the wallet is on another network. */
  readonly mismatchButton: Locator
  readonly dialog: Locator
  readonly #page: Surface
  readonly #locale: Locale

  constructor(page: Surface, locale: Locale = 'en-US') {
    this.#page = page
    this.#locale = locale
    const header = page.getByRole('banner')
    this.connectButton = header.getByRole('button', {
      name: m.shell_wallet_connect({}, { locale }),
    })
    this.mismatchButton = header.getByRole('button', {
      name: m.shell_wallet_mismatch({}, { locale }),
    })
    this.dialog = page.getByRole('dialog')
  }

  accountButton(address: string): Locator {
    return this.#page.getByRole('banner').getByRole('button', { name: shortenAddress(address) })
  }

  /** Names of the wallets that the page offers. */
  async offered(): Promise<string[]> {
    await this.connectButton.click()
    await this.dialog.waitFor()
    return this.dialog.getByRole('listitem').allTextContents()
  }

  /** Chooses a wallet by its name and waits for the account unless the wallet refuses. */
  async connect(name = 'Test Wallet'): Promise<void> {
    await this.connectButton.click()
    await this.dialog.getByRole('button', { name, exact: true }).click()
  }

  async disconnect(address: string): Promise<void> {
    await this.accountButton(address).click()
    const name = m.shell_wallet_disconnect({}, { locale: this.#locale })
    await this.dialog.getByRole('button', { name }).click()
  }

  /** Answers the warning about another network by letting the wallet switch. */
  async switchWallet(network: string): Promise<void> {
    await this.mismatchButton.click()
    const name = m.shell_wallet_switch({ network }, { locale: this.#locale })
    await this.dialog.getByRole('button', { name }).click()
  }

  /** Answers the warning by connecting anew. */
  async reconnect(): Promise<void> {
    await this.mismatchButton.click()
    const name = m.shell_wallet_reconnect({}, { locale: this.#locale })
    await this.dialog.getByRole('button', { name }).click()
  }
}
