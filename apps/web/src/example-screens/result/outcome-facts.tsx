import { formatInteger, formatTime, m } from '@slipway/messages'
import type { TransactionOutcome } from '@slipway/sdk/receipt/types'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl, explorerTransactionUrl } from '../../core/explorer-url.ts'
import { nativeText } from '../native-text.ts'

/** An outcome of a transaction that a node knows. */
export type KnownOutcome = Exclude<TransactionOutcome, { readonly state: 'unknown' }>

function Account({ label, address }: { label: string; address: string }) {
  return (
    <KeyValue label={label}>
      <AddressText address={address} explorer={explorerAddressUrl(activeChain, address)} />
    </KeyValue>
  )
}

/** What every transaction has: who, to whom, how much, when, at what cost. */
export function OutcomeFacts({ outcome }: { outcome: KnownOutcome }) {
  const { hash, from, to, valueWei } = outcome.facts
  const created = outcome.state === 'done' ? outcome.createdContract : null
  return (
    <KeyValueList>
      <KeyValue label={m.template_result_hash()}>
        <AddressText address={hash} explorer={explorerTransactionUrl(activeChain, hash)} />
      </KeyValue>
      <Account label={m.template_result_from()} address={from} />
      {to && <Account label={m.template_result_to()} address={to} />}
      {created && <Account label={m.template_result_created()} address={created} />}
      {valueWei > 0n && (
        <KeyValue label={m.template_result_value()}>{nativeText(valueWei)}</KeyValue>
      )}
      {outcome.state !== 'pending' && (
        <>
          <KeyValue
            label={m.template_result_fee()}
            help={m.template_result_gas({ gas: formatInteger(outcome.gasUsed) })}
          >
            {nativeText(outcome.feeWei)}
          </KeyValue>
          <KeyValue label={m.template_result_block()}>
            {formatInteger(outcome.blockNumber)}
          </KeyValue>
          <KeyValue label={m.template_result_time()}>{formatTime(outcome.minedAt)}</KeyValue>
        </>
      )}
    </KeyValueList>
  )
}
