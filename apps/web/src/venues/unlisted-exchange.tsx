import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { explorerAddressUrl } from '../core/explorer-url.ts'
import { exchangeName } from './listed-routers.ts'

/**
 * Warns whoever may buy where the pool of a token or presale is on an exchange that this network's list lacks: the
 * contracts know its factory, and nobody vouches for who runs it. Nothing for a listed one.
 * @param router of the exchange
 */
export function UnlistedExchange({ router }: { router: Address }) {
  if (exchangeName(router) !== undefined) return null
  return (
    <NoticeBox
      tone="warn"
      title={m.tools_exchange_unlisted_title({ chain: activeChain.name })}
      actions={
        <AddressText address={router} isFull explorer={explorerAddressUrl(activeChain, router)} />
      }
    >
      {m.tools_exchange_unlisted_text()}
    </NoticeBox>
  )
}
