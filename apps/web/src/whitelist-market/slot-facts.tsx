import type { SlotOffer } from '@slipway/api-client'
import { formatAmount, m } from '@slipway/messages'
import { presalePath } from '@slipway/sdk/navigation/presale-path'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { PresaleStatusBadge } from '../presale/shared/presale-status-badge.tsx'
import { usePresaleCurrency } from '../presale/shared/use-presale-currency.ts'
import { useChainNow } from '../transaction/use-chain-now.ts'
import { advantageText, presaleName } from './slot-labels.ts'
import classes from './slots.module.css'

/** What the slot is for: its presale, when it runs, and what being listed gives there. */
export function SlotSaleFacts({ offer }: { offer: SlotOffer }) {
  const { presaleFacts: presale, presale: address, level } = offer
  const currency = usePresaleCurrency(activeChain, presale.currency)
  return (
    <Panel
      title={m.whitelist_advantage()}
      description={advantageText(level, presale, useChainNow())}
    >
      <KeyValueList>
        <KeyValue label={m.whitelist_presale()}>
          <AppLink className={classes.named} to={presalePath(presale.kind, address)}>
            {presaleName(presale)}
          </AppLink>
        </KeyValue>
        <KeyValue label={m.whitelist_presale_state()}>
          <PresaleStatusBadge status={presale.status} />
        </KeyValue>
        <KeyValue label={m.whitelist_presale_starts()}>
          <TimeText at={presale.startTime} />
        </KeyValue>
        <KeyValue label={m.whitelist_presale_ends()}>
          <TimeText at={presale.endTime} />
        </KeyValue>
        {currency && (
          <KeyValue label={m.whitelist_max()}>
            {formatAmount(BigInt(presale.maxCurrency), currency.decimals, {
              symbol: currency.symbol,
            })}
          </KeyValue>
        )}
      </KeyValueList>
    </Panel>
  )
}

/** The offer's own facts. */
export function SlotOfferFacts({ offer }: { offer: SlotOffer }) {
  // It ended with its sale, whatever it would have lasted until.
  const isClosed = offer.status === 'sold' || offer.status === 'canceled'
  return (
    <Panel>
      <KeyValueList>
        <KeyValue label={m.whitelist_seller()}>
          <AddressText address={offer.seller} />
        </KeyValue>
        {offer.buyer && (
          <KeyValue label={m.whitelist_buyer()}>
            <AddressText address={offer.buyer} />
          </KeyValue>
        )}
        <KeyValue label={m.whitelist_offered()}>
          <TimeText at={offer.createdAt} />
        </KeyValue>
        {isClosed || (
          <KeyValue label={m.whitelist_offer_until()}>
            <TimeText at={offer.expiresAt} />
          </KeyValue>
        )}
        {offer.closedAt !== null && (
          <KeyValue label={m.whitelist_closed()}>
            <TimeText at={offer.closedAt} />
          </KeyValue>
        )}
      </KeyValueList>
    </Panel>
  )
}
