import type { Webhook } from '@slipway/api-client'
import { formatInteger, formatNames, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { TimeText } from '@slipway/ui/time-text'
import type { Address } from 'viem'
import { useChainsOf } from '../core/use-chains-of.ts'
import { actTexts } from '../stats/act-labels.ts'
import { pauseTexts } from './webhook-labels.ts'
import classes from './webhooks.module.css'

function Trouble({ webhook }: { webhook: Webhook }) {
  const { pausedBy, failingSince, bothSecretsUntil } = webhook
  return (
    <>
      {pausedBy && (
        <NoticeBox tone={pausedBy === 'owner' ? 'info' : 'bad'}>{pauseTexts[pausedBy]()}</NoticeBox>
      )}
      {!pausedBy && failingSince !== null && (
        <NoticeBox tone="warn">
          {m.webhooks_failing_since()} <TimeText at={failingSince} utc="tooltip" />
        </NoticeBox>
      )}
      {bothSecretsUntil !== null && (
        <NoticeBox>
          {m.webhooks_both_secrets()} <TimeText at={bothSecretsUntil} utc="tooltip" />
        </NoticeBox>
      )}
    </>
  )
}

/** What a webhook listens to, where it is sent, and how it does. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { url, chainIds, kinds, addresses, counts } = webhook
  const networks = useChainsOf(chainIds) ?? []
  const nameOf = (chainId: number) =>
    networks.find((chain) => chain.chainId === chainId)?.name ?? String(chainId)
  return (
    <>
      <Trouble webhook={webhook} />
      <KeyValueList>
        <KeyValue label={m.webhooks_field_url()}>
          <span className={classes.url}>{url}</span>
        </KeyValue>
        <KeyValue label={m.webhooks_field_chains()}>
          {chainIds.length === 0 ? m.webhooks_scope_all() : formatNames(chainIds.map(nameOf))}
        </KeyValue>
        <KeyValue label={m.webhooks_field_kinds()}>
          {kinds.length === 0
            ? m.webhooks_kinds_all()
            : formatNames(kinds.map((kind) => actTexts[kind]()))}
        </KeyValue>
        {addresses.length > 0 && (
          <KeyValue label={m.webhooks_field_addresses()}>
            <span className={classes.addresses}>
              {addresses.map((one) => (
                <AddressText key={one} address={one as Address} />
              ))}
            </span>
          </KeyValue>
        )}
        <KeyValue label={m.webhooks_counts()}>
          {m.webhooks_counts_text({
            delivered: formatInteger(counts.delivered),
            waiting: formatInteger(counts.waiting),
            givenUp: formatInteger(counts.givenUp),
          })}
        </KeyValue>
      </KeyValueList>
    </>
  )
}
