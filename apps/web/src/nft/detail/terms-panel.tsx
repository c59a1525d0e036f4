import { formatBps, formatInteger, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import type { NftView } from './nft-view.ts'

function Shown({ address }: { address: Address }) {
  return <AddressText address={address} explorer={explorerAddressUrl(activeChain, address)} />
}

function royaltyText({ terms, owner }: NftView['sale']): string {
  const { royaltyBps, royaltyReceiver } = terms
  if (royaltyBps === 0) return m.nftpage_terms_royalty_none()
  const percent = formatBps(royaltyBps)
  if (royaltyReceiver !== zeroAddress)
    return m.nftpage_terms_royalty_to({ percent, receiver: shortenAddress(royaltyReceiver) })
  return owner === zeroAddress
    ? m.nftpage_terms_royalty_last({ percent })
    : m.nftpage_terms_royalty_owner({ percent })
}

/** The rules of a sale as its contract has them; none of them ever changes. */
export function TermsPanel({ view }: { view: NftView }) {
  const { sale } = view
  const { terms } = sale
  const isOwners = terms.mintMethod === 'owner'
  return (
    <Panel title={m.nftpage_terms_title()}>
      <KeyValueList>
        <KeyValue label={m.nftpage_terms_method()}>
          {isOwners ? m.nftpage_terms_method_owner() : m.nftpage_terms_method_public()}
        </KeyValue>
        <KeyValue label={m.nftpage_terms_url()}>
          {terms.urlMode === 'shared' ? m.nftpage_terms_url_shared() : m.nftpage_terms_url_each()}
        </KeyValue>
        <KeyValue label={m.nftpage_terms_total()}>{formatInteger(terms.total)}</KeyValue>
        {!isOwners && (
          <KeyValue
            label={m.nftpage_terms_cap()}
            help={terms.cap > 0 && terms.listStart > 0 && m.nftpage_terms_cap_list()}
          >
            {terms.cap === 0 ? m.nftpage_terms_cap_none() : formatInteger(terms.cap)}
          </KeyValue>
        )}
        <KeyValue label={m.nftpage_terms_share()}>{formatInteger(terms.ownerShare)}</KeyValue>
        <KeyValue label={m.nftpage_terms_royalty()} help={m.nftpage_terms_royalty_note()}>
          {royaltyText(sale)}
        </KeyValue>
        {!isOwners && (
          <KeyValue label={m.nftpage_terms_platform()}>{formatBps(terms.platformBps)}</KeyValue>
        )}
        <KeyValue label={m.nftpage_terms_creator()}>
          <Shown address={terms.creator} />
        </KeyValue>
        <KeyValue label={m.nftpage_terms_owner()}>
          {sale.owner === zeroAddress ? (
            m.nftpage_terms_owner_none()
          ) : (
            <Shown address={sale.owner} />
          )}
        </KeyValue>
      </KeyValueList>
    </Panel>
  )
}
