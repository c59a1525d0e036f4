import { formatBps, formatDuration, m } from '@slipway/messages'
import { calculateListingPremiumBps } from '@slipway/sdk/presale/presale-math'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { activeChain } from '../../shell/active-chain.ts'
import { explorerAddressUrl } from '../../shell/explorer-url.ts'
import { calculateTokensForOne } from '../sale/sale-numbers.ts'
import { releaseTermsText, whitelistText } from './release-text.ts'
import type { SaleView } from './sale-act.ts'
import { saleAmounts } from './sale-amounts.ts'
import classes from './terms-panel.module.css'

function priceNote({ sale }: SaleView): string {
  const premium = calculateListingPremiumBps(sale.terms)
  if (premium === 0n) return m.sale_terms_listing_same()
  return premium > 0n
    ? m.sale_terms_listing_above({ percent: formatBps(premium) })
    : m.sale_terms_listing_below({ percent: formatBps(-premium) })
}

function Pool({ view }: { view: SaleView }) {
  const { terms, currency } = view.sale
  const { tokens } = saleAmounts(view.sale)
  const listing = m.sale_buy_price({
    currency: currency.symbol,
    tokens: tokens(calculateTokensForOne(terms.liquidityRate, currency.decimals)),
  })
  return (
    <>
      <KeyValue label={m.sale_terms_listing()} help={priceNote(view)}>
        {listing}
      </KeyValue>
      <KeyValue label={m.sale_terms_liquidity()}>{formatBps(terms.liquidityPercent)}</KeyValue>
      <KeyValue label={m.sale_terms_lock()}>{formatDuration(terms.lockTime)}</KeyValue>
      <KeyValue label={m.sale_terms_unsold()}>
        {terms.burnsUnsold ? m.sale_terms_unsold_burned() : m.sale_terms_unsold_returned()}
      </KeyValue>
      <KeyValue label={m.sale_terms_repair()}>{formatBps(terms.maxRepairBps)}</KeyValue>
      {terms.declaredTaxBps > 0 && (
        <KeyValue label={m.sale_terms_tax()}>{formatBps(terms.declaredTaxBps)}</KeyValue>
      )}
    </>
  )
}

function Money({ view }: { view: SaleView }) {
  const { sale } = view
  const { terms, currency } = sale
  const { money, tokens } = saleAmounts(sale)
  const price = m.sale_buy_price({
    currency: currency.symbol,
    tokens: tokens(calculateTokensForOne(terms.presaleRate, currency.decimals)),
  })
  return (
    <KeyValueList>
      <KeyValue label={m.sale_terms_price()}>{price}</KeyValue>
      {sale.kind !== 'private' && <Pool view={view} />}
      <KeyValue label={m.sale_terms_caps()}>
        {money(terms.softCap)} – {money(terms.hardCap)}
      </KeyValue>
      <KeyValue label={m.sale_terms_limits()}>
        {m.sale_terms_limits_value({
          min: money(terms.minCurrency),
          max: money(terms.maxCurrency),
        })}
      </KeyValue>
      <KeyValue label={m.sale_terms_deposited()}>{tokens(sale.state.tokensDeposited)}</KeyValue>
    </KeyValueList>
  )
}

function Rules({ view }: { view: SaleView }) {
  const { sale } = view
  const { terms, inviter } = sale
  const address = (value: string) => (
    <AddressText address={value} explorer={explorerAddressUrl(activeChain, value)} />
  )
  return (
    <KeyValueList>
      <KeyValue label={m.sale_terms_start()}>
        <TimeText at={terms.startTime} />
      </KeyValue>
      <KeyValue label={m.sale_terms_end()}>
        <TimeText at={terms.endTime} />
      </KeyValue>
      <KeyValue label={m.sale_terms_release()}>{releaseTermsText(terms)}</KeyValue>
      <KeyValue
        label={m.sale_terms_whitelist()}
        help={
          terms.useWhiteList === 0
            ? undefined
            : terms.enableWhiteTransfer
              ? m.sale_terms_slots_traded()
              : m.sale_terms_slots_fixed()
        }
      >
        {whitelistText(terms)}
      </KeyValue>
      <KeyValue label={m.sale_terms_inviter()}>
        {inviter.open
          ? inviter.rates.map((bps) => formatBps(bps)).join(' / ')
          : m.sale_terms_inviter_off()}
      </KeyValue>
      <KeyValue label={m.sale_terms_owner()}>{address(terms.owner)}</KeyValue>
      <KeyValue label={m.sale_terms_contract()}>{address(sale.address)}</KeyValue>
      <KeyValue label={m.sale_terms_token()}>{address(sale.token.address)}</KeyValue>
    </KeyValueList>
  )
}

/** Everything that was agreed when the sale was made; the chain holds it, nobody changes it. */
export function TermsPanel({ view }: { view: SaleView }) {
  return (
    <Panel title={m.sale_terms_title()}>
      <div className={classes.columns}>
        <Money view={view} />
        <Rules view={view} />
      </div>
    </Panel>
  )
}
