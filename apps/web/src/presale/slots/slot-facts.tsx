import type { SlotOffer } from '@slipway/api-client'
import { formatAmount, m } from '@slipway/messages'
import { salePath } from '@slipway/sdk/navigation/sale-path'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { activeChain } from '../../shell/active-chain.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { SaleStatusBadge } from '../sale/sale-status-badge.tsx'
import { useSaleCurrency } from '../sale/use-sale-currency.ts'
import { advantageText, saleName } from './slot-words.ts'
import classes from './slots.module.css'

/** What the slot is for: its sale, when it runs, and what being listed gives there. */
export function SlotSaleFacts({ offer }: { offer: SlotOffer }) {
  const { sale, presale, level } = offer
  const currency = useSaleCurrency(activeChain, sale.currency)
  return (
    <Panel title={m.whitelist_advantage()} description={advantageText(level, sale)}>
      <KeyValueList>
        <KeyValue label={m.whitelist_sale()}>
          <AppLink className={classes.named} to={salePath(sale.kind, presale)}>
            {saleName(sale)}
          </AppLink>
        </KeyValue>
        <KeyValue label={m.whitelist_sale_state()}>
          <SaleStatusBadge status={sale.status} />
        </KeyValue>
        <KeyValue label={m.whitelist_sale_starts()}>
          <TimeText at={sale.startTime} />
        </KeyValue>
        <KeyValue label={m.whitelist_sale_ends()}>
          <TimeText at={sale.endTime} />
        </KeyValue>
        {currency && (
          <KeyValue label={m.whitelist_max()}>
            {formatAmount(BigInt(sale.maxCurrency), currency.decimals, {
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
        <KeyValue label={m.whitelist_offer_until()}>
          <TimeText at={offer.expiresAt} />
        </KeyValue>
        {offer.closedAt !== null && (
          <KeyValue label={m.whitelist_closed()}>
            <TimeText at={offer.closedAt} />
          </KeyValue>
        )}
      </KeyValueList>
    </Panel>
  )
}
