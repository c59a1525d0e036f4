import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import type { SendParams } from '@slipway/sdk/send/types'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { useEffect, useRef } from 'react'
import { provenAmount } from '../../action/proven-amount.ts'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl, explorerTransactionUrl } from '../../core/explorer-url.ts'
import classes from './send.module.css'
import { sendAmount } from './send-amount.ts'

/** A payment that is in a block. */
export interface SentPayment {
  readonly params: SendParams
  readonly state: FlowState
}

/** The third step: the receipt. */
export function SendDone({ sent, onAgain }: { sent: SentPayment; onAgain: () => void }) {
  const { params, state } = sent
  const { asset, receiver, amount } = params
  const step = state.steps.at(-1)
  const arrived = step?.result ? provenAmount(step.result, 'arrived') : amount
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Panel title={m.template_send_done_title()} description={m.template_send_done_text()}>
      <div className={classes.stack}>
        <p className={classes.amount} ref={title} tabIndex={-1}>
          {m.template_send_done({ amount: sendAmount(asset, arrived) })}
        </p>
        <KeyValueList>
          <KeyValue label={m.template_send_receiver()}>
            <AddressText
              address={receiver}
              isFull
              explorer={explorerAddressUrl(activeChain, receiver)}
            />
          </KeyValue>
          {arrived !== amount && (
            <KeyValue label={m.template_send_sent()}>{sendAmount(asset, amount)}</KeyValue>
          )}
          {step?.hash && (
            <KeyValue label={m.template_send_transaction()}>
              <AddressText
                address={step.hash}
                explorer={explorerTransactionUrl(activeChain, step.hash)}
              />
            </KeyValue>
          )}
          {step?.blockNumber !== undefined && (
            <KeyValue label={m.template_send_block()}>{String(step.blockNumber)}</KeyValue>
          )}
        </KeyValueList>
        <div className={classes.actions}>
          {step?.hash && (
            <Button
              variant="default"
              component={AppLink}
              to="/result/success"
              search={{ tx: step.hash }}
            >
              {m.template_send_receipt()}
            </Button>
          )}
          <Button onClick={onAgain}>{m.template_send_again()}</Button>
        </div>
      </div>
    </Panel>
  )
}
