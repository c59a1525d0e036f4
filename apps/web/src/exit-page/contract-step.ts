import { m } from '@slipway/messages/features/exit'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { type Address, getAddress, isAddress } from 'viem'
import { element } from './element.ts'
import { kindTexts } from './exit-texts.ts'
import { failureText } from './failure-text.ts'
import { button, field, saying } from './field.ts'
import { findCreated } from './find-created.ts'
import { recogniseContract } from './recognise-contract.ts'
import type { Session } from './session.ts'
import type { ExitNetwork, KnownContract } from './types.ts'

const lockersOf = ({ releases }: ExitNetwork): readonly (readonly [string, Address])[] =>
  releases.flatMap(({ tokenLocker, liquidityLocker, nftLocker }) =>
    (
      [
        [m.exit_locker_token(), tokenLocker],
        [m.exit_locker_liquidity(), liquidityLocker],
        [m.exit_locker_nft(), nftLocker],
      ] as const
    ).flatMap(([name, contract]) => (contract ? [[name, contract.address] as const] : [])),
  )

/**
 * Where a contract is pasted or picked.
 * @param onKnown told what it is, or nothing for one that no registry knows
 * @param onRefused told that what is entered is no address: what was shown of another one does not stay under it
 */
export function contractStep(
  session: Session,
  onKnown: (known: KnownContract | undefined) => void,
  onRefused: () => void,
): readonly HTMLElement[] {
  const input = element('input', { type: 'text', spellcheck: 'false', autocomplete: 'off' })
  const picks = element('ul', { class: 'picks' })
  const { root, say } = saying('exit-contract-said')

  const missing = () => {
    if (!session.client || !session.network) return m.exit_first_node()
    return session.account ? undefined : m.exit_first_address()
  }
  const check = async () => {
    const [text, problem] = [input.value.trim(), missing()]
    const { client, network } = session
    if (problem || !client || !network) return say(problem ?? '', 'bad')
    if (!isAddress(text, { strict: false })) {
      onRefused()
      return say(m.exit_address_wrong(), 'bad')
    }
    say(m.exit_busy())
    try {
      const known = await recogniseContract(client, network.releases, getAddress(text))
      say('')
      onKnown(known)
    } catch (error) {
      say(failureText(error), 'bad')
    }
  }
  const pick = (label: string, address: Address) =>
    element(
      'li',
      {},
      button(`${label} ${shortenAddress(address)}`, () => {
        input.value = address
        void check()
      }),
    )
  const list = async () => {
    const problem = missing()
    const { client, network, account } = session
    if (problem || !client || !network || !account) return say(problem ?? '', 'bad')
    say(m.exit_busy())
    try {
      const created = await findCreated(client, network.releases, account)
      picks.replaceChildren(
        ...created.map(({ kind, address }) => pick(kindTexts[kind](), address)),
        ...lockersOf(network).map(([name, address]) => pick(name, address)),
      )
      say(created.length > 0 ? '' : m.exit_created_none())
    } catch (error) {
      say(failureText(error), 'bad')
    }
  }
  return [
    field({ id: 'exit-contract', label: m.exit_contract(), hint: m.exit_contract_hint() }, input),
    element(
      'div',
      { class: 'buttons' },
      button(m.exit_contract_check(), () => void check(), 'filled'),
      button(m.exit_created_find(), () => void list()),
    ),
    root,
    picks,
  ]
}
