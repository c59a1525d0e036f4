import { m } from '@slipway/messages/features/exit'
import { getAddress, isAddress } from 'viem'
import { element } from './element.ts'
import { failureText } from './failure-text.ts'
import { button, field, saying } from './field.ts'
import { type FoundWallet, findWallets, type WalletProvider } from './find-wallets.ts'
import type { Session } from './session.ts'

/** Where a wallet is connected, or an address typed. @param onAccount told once there is one */
export function accountStep(session: Session, onAccount: () => void): readonly HTMLElement[] {
  const wallets = element('div', { class: 'buttons' })
  const none = element('p', { class: 'hint' }, m.exit_wallet_none())
  const input = element('input', { type: 'text', spellcheck: 'false', autocomplete: 'off' })
  const { root, say } = saying('exit-address-said')

  const take = (provider: WalletProvider, [first]: readonly string[]) => {
    const account = getAddress(first ?? '')
    Object.assign(session, { account, provider })
    input.value = account
    say(m.exit_wallet_ready(), 'good')
    onAccount()
  }
  /** The wallet of the session changed its account, or let go of the page. */
  const follow = (provider: WalletProvider, accounts: readonly string[]) => {
    if (session.provider !== provider) return
    if (accounts.length > 0) return take(provider, accounts)
    delete session.account
    delete session.provider
    input.value = ''
    say('')
    onAccount()
  }
  const followed = new Set<WalletProvider>()
  const connect = async ({ provider }: FoundWallet) => {
    try {
      const answer = (await provider.request({
        method: 'eth_requestAccounts',
      })) as readonly string[]
      take(provider, answer)
      if (followed.has(provider)) return
      followed.add(provider)
      provider.on?.('accountsChanged', (accounts) => follow(provider, accounts))
    } catch (error) {
      say(failureText(error), 'bad')
    }
  }
  const type = () => {
    const text = input.value.trim()
    if (!isAddress(text, { strict: false })) return say(m.exit_address_wrong(), 'bad')
    session.account = getAddress(text)
    delete session.provider
    say('')
    onAccount()
  }
  input.addEventListener('change', type)
  findWallets((found) => {
    const buttons = found.map((wallet) =>
      button(
        m.exit_wallet_connect({ wallet: wallet.name || m.exit_wallet_injected() }),
        () => void connect(wallet),
        'filled',
      ),
    )
    wallets.replaceChildren(...(buttons.length > 0 ? buttons : [none]))
  })
  return [
    wallets,
    field({ id: 'exit-address', label: m.exit_address(), hint: m.exit_address_hint() }, input),
    root,
  ]
}
