import { Button, Checkbox, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { findSendWarnings } from '@slipway/sdk/send/find-send-warnings'
import type { SendForecast, SendParams, SendWarning } from '@slipway/sdk/send/types'
import { AddressText } from '@slipway/ui/address-text'
import { ErrorState } from '@slipway/ui/error-state'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { useRefusalText } from '../../form/use-refusal-text.ts'
import { nativeText } from '../native-text.ts'
import classes from './send.module.css'
import { sendAmount } from './send-amount.ts'
import { useSendForecast } from './use-send-forecast.ts'

/** Payments that are mostly mistakes: whoever means them says so. */
const grave: ReadonlySet<SendWarning> = new Set(['token-itself'])

const warningTexts: Record<SendWarning, () => string> = {
  'token-itself': m.template_send_warn_token_itself,
  contract: m.template_send_warn_contract,
  own: m.template_send_warn_own,
  'arrives-less': m.template_send_warn_less,
  unused: m.template_send_warn_unused,
}

function Decoded({ params }: { params: SendParams }) {
  const { asset, receiver, amount } = params
  const call =
    asset.kind === 'native'
      ? m.template_send_call_native()
      : `transfer(to: ${receiver}, amount: ${amount})`
  return (
    <>
      <KeyValue label={m.template_send_receiver()}>
        <AddressText
          address={receiver}
          isFull
          explorer={explorerAddressUrl(activeChain, receiver)}
        />
      </KeyValue>
      {asset.kind === 'token' && (
        <KeyValue label={m.template_send_token_address()}>
          <AddressText
            address={asset.address}
            explorer={explorerAddressUrl(activeChain, asset.address)}
          />
        </KeyValue>
      )}
      <KeyValue label={m.template_send_call()} help={m.template_send_call_help()}>
        <code className={classes.call}>{call}</code>
      </KeyValue>
    </>
  )
}

function arrivalText({ asset }: SendParams, { rehearsal }: SendForecast): string {
  if (rehearsal.state === 'done') return sendAmount(asset, rehearsal.arrives)
  return rehearsal.state === 'refused'
    ? m.template_send_arrives_nothing()
    : m.template_send_arrives_unknown()
}

interface SendConfirmProps {
  account: Address
  params: SendParams
  onBack: () => void
  /** @param arrives base units by the rehearsal, where a node could try it out */
  onSign: (arrives: bigint | undefined) => void
}

/** The second step: what the payment is, decoded and tried out on the node, and what deserves a second look. */
export function SendConfirm({ account, params, onBack, onSign }: SendConfirmProps) {
  const { data: forecast, error, refetch, isFetching } = useSendForecast(account, params)
  const [isMeant, setMeant] = useState(false)
  const { rehearsal } = forecast ?? {}
  const say = useRefusalText(rehearsal?.state === 'refused')
  const warnings = forecast ? findSendWarnings(params, forecast, account) : []
  const needsTick = warnings.some((warning) => grave.has(warning))
  const isOwn = warnings.includes('own')
  const arrives = rehearsal?.state === 'done' && !isOwn ? rehearsal.arrives : undefined
  return (
    <Panel title={m.template_send_confirm_title()} description={m.template_send_confirm_text()}>
      <div className={classes.stack}>
        <p className={classes.amount}>{sendAmount(params.asset, params.amount)}</p>
        <KeyValueList>
          <Decoded params={params} />
          {forecast && !isOwn && (
            <KeyValue label={m.template_send_arrives()} help={m.template_send_arrives_help()}>
              {arrivalText(params, forecast)}
            </KeyValue>
          )}
          {forecast && (
            <KeyValue label={m.template_send_fee()} help={m.template_send_fee_help()}>
              {forecast.feeWei === null
                ? m.template_send_arrives_unknown()
                : nativeText(forecast.feeWei)}
            </KeyValue>
          )}
        </KeyValueList>
        {!forecast && !error && (
          <div role="status" aria-label={m.template_send_trying()}>
            <Skeleton height={72} radius={10} />
          </div>
        )}
        {error && !forecast && (
          <ErrorState
            title={m.template_send_unread_title()}
            text={m.template_send_unread_text({ chain: activeChain.name })}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {rehearsal?.state === 'refused' && say && (
          <NoticeBox tone="bad" role="alert" title={m.template_send_refused()}>
            {say?.(rehearsal.failure.name, rehearsal.failure.args, {
              token: params.asset,
              nativeCurrency: activeChain.nativeCurrency,
            })}
          </NoticeBox>
        )}
        {warnings.map((warning) => (
          <NoticeBox key={warning} tone={grave.has(warning) ? 'bad' : 'warn'} role="status">
            {warningTexts[warning]()}
          </NoticeBox>
        ))}
        {needsTick && (
          <Checkbox
            label={m.template_send_meant()}
            checked={isMeant}
            onChange={(event) => setMeant(event.currentTarget.checked)}
          />
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onBack}>
            {m.template_send_back()}
          </Button>
          <Button
            disabled={!forecast || rehearsal?.state === 'refused' || (needsTick && !isMeant)}
            onClick={() => onSign(arrives)}
          >
            {m.template_send_sign()}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
