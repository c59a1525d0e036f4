import { m } from '@slipway/messages/features/exit'
import { getAddress, isAddress } from 'viem'
import { element } from './element.ts'
import { failureText } from './failure-text.ts'
import { button, field, saying } from './field.ts'
import { type FoundWallet, findWallets } from './find-wallets.ts'
import type { Session } from './session.ts'

/** Where a wallet is connected, or an address typed. @param onAccount told once there is one */
export function accountStep(session: Session, onAccount: () => void): readonly HTMLElement[] {
  const wallets = element('div', { class: 'buttons' })
  const none = element('p', { class: 'hint' }, m.exit_wallet_none())
  const input = element('input', { type: 'text', spellcheck: 'false', autocomplete: 'off' })
  const { root, say } = saying('exit-address-said')

  const connect = async ({ provider }: FoundWallet) => {
    try {
      const answer = (await provider.request({
        method: 'eth_requestAccounts',
      })) as readonly string[]
      const account = getAddress(answer[0] ?? '')
      Object.assign(session, { account, provider })
      input.value = account
      say(m.exit_wallet_ready(), 'good')
      onAccount()
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
