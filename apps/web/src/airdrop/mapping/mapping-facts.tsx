import { m } from '@slipway/messages'
import type { AirdropRecord } from '@slipway/sdk/airdrop/types'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { LaterBadgeChips } from '../../badges/later-badge-chips.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { PaidFee } from '../shared/paid-fee.tsx'
import { amountIn, rateText } from './mapping-amounts.ts'
import type { MappingView } from './mapping-view.ts'

/** What was agreed and can never change. */
export function MappingFacts({ view, record }: { view: MappingView; record: AirdropRecord }) {
  const { mapping } = view
  const address = (value: `0x${string}`) => (
    <AddressText address={value} explorer={explorerAddressUrl(activeChain, value)} />
  )
  return (
    <Panel title={m.mapping_terms()} description={m.mapping_terms_text()}>
      <KeyValueList>
        <KeyValue label={m.mapping_rate()}>{rateText(mapping)}</KeyValue>
        <KeyValue label={m.mapping_from()}>
          <TimeText at={mapping.startTime || record.createdAt} />
        </KeyValue>
        <KeyValue label={m.mapping_until()}>
          <TimeText at={mapping.endTime} />
        </KeyValue>
        <KeyValue label={m.mapping_origin()} help={mapping.origin.symbol}>
          {address(mapping.origin.address)}
        </KeyValue>
        <KeyValue label={m.mapping_target()} help={mapping.target.symbol}>
          {address(mapping.target.address)}
          <LaterBadgeChips address={mapping.target.address} />
        </KeyValue>
        <KeyValue label={m.mapping_owner()}>{address(mapping.owner)}</KeyValue>
        <KeyValue label={m.mapping_contract()}>{address(mapping.address)}</KeyValue>
        <PaidFee record={record} />
      </KeyValueList>
    </Panel>
  )
}

/** What the project says of itself: the one thing here that its owner can change. */
export function MappingKey({ view: { mapping } }: { view: MappingView }) {
  return (
    <Panel title={m.mapping_key()} description={m.mapping_key_text()}>
      {mapping.ipfsKey || m.mapping_key_none()}
    </Panel>
  )
}

/** What the visitor brought and got. */
export function MyMapping({ view: { mapping, account, mine } }: { view: MappingView }) {
  if (!account) return null
  return (
    <Panel title={m.mapping_mine()}>
      <KeyValueList>
        <KeyValue label={m.mapping_mine_received()}>
          {mine ? amountIn(mapping.origin, mine.received) : '…'}
        </KeyValue>
        <KeyValue label={m.mapping_mine_paid()}>
          {mine ? amountIn(mapping.target, mine.paid) : '…'}
        </KeyValue>
      </KeyValueList>
    </Panel>
  )
}
