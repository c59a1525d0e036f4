import { formatBps, formatDuration, m } from '@slipway/messages'
import { calculateListingPremiumBps } from '@slipway/sdk/presale/presale-math'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { boundsTerm } from '../../form/contribution-bounds.ts'
import { exchangeName } from '../../venues/listed-routers.ts'
import { UnlistedExchange } from '../../venues/unlisted-exchange.tsx'
import { calculateTokensForOne } from '../shared/presale-numbers.ts'
import { exitClosedText, exitFeeText, exitTermsOf } from './exit-terms.ts'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'
import { releaseTermsText, whitelistText } from './release-text.ts'
import classes from './terms-panel.module.css'

function priceNote({ presale }: PresaleView): string {
  const premium = calculateListingPremiumBps(presale.terms)
  if (premium === 0) return m.presale_terms_listing_same()
  return premium > 0
    ? m.presale_terms_listing_above({ percent: formatBps(premium) })
    : m.presale_terms_listing_below({ percent: formatBps(-premium) })
}

function Pool({ view }: { view: PresaleView }) {
  const { terms, currency } = view.presale
  const { tokens } = presaleAmounts(view.presale)
  const listing = m.presale_buy_price({
    currency: currency.symbol,
    tokens: tokens(calculateTokensForOne(terms.liquidityRate, currency.decimals)),
  })
  return (
    <>
      <KeyValue label={m.presale_terms_listing()} help={priceNote(view)}>
        {listing}
      </KeyValue>
      <KeyValue label={m.presale_field_exchange()}>
        {exchangeName(terms.router) ?? (
          <AddressText
            address={terms.router}
            explorer={explorerAddressUrl(activeChain, terms.router)}
          />
        )}
      </KeyValue>
      <KeyValue label={m.presale_terms_liquidity()}>{formatBps(terms.liquidityPercent)}</KeyValue>
      <KeyValue label={m.presale_terms_lock()}>{formatDuration(terms.lockTime)}</KeyValue>
      <KeyValue label={m.presale_terms_unsold()}>
        {terms.burnsUnsold ? m.presale_terms_unsold_burned() : m.presale_terms_unsold_returned()}
      </KeyValue>
      <KeyValue label={m.presale_terms_repair()}>{formatBps(terms.maxRepairBps)}</KeyValue>
      {terms.declaredTaxBps > 0 && (
        <KeyValue label={m.presale_terms_tax()}>{formatBps(terms.declaredTaxBps)}</KeyValue>
      )}
    </>
  )
}

function Money({ view }: { view: PresaleView }) {
  const { presale } = view
  const { terms, currency } = presale
  const isPrivate = presale.kind === 'private'
  const { money, tokens } = presaleAmounts(presale)
  const price = m.presale_buy_price({
    currency: currency.symbol,
    tokens: tokens(calculateTokensForOne(terms.presaleRate, currency.decimals)),
  })
  return (
    <KeyValueList>
      <KeyValue
        label={m.presale_terms_price()}
        help={isPrivate ? m.presale_terms_price_private() : undefined}
      >
        {price}
      </KeyValue>
      {!isPrivate && <Pool view={view} />}
      <KeyValue label={m.presale_terms_caps()}>
        {money(terms.softCap)} – {money(terms.hardCap)}
      </KeyValue>
      <KeyValue label={m.presale_terms_limits()}>
        {boundsTerm({ min: terms.minCurrency, max: terms.maxCurrency }, money)}
      </KeyValue>
      <KeyValue
        label={isPrivate ? m.presale_terms_deposited_private() : m.presale_terms_deposited()}
      >
        {tokens(presale.state.tokensDeposited)}
      </KeyValue>
    </KeyValueList>
  )
}

/** What leaving costs whoever pays in at the start. */
const exitTerm = {
  free: () => m.presale_buy_review_exit_free({ closed: exitClosedText() }),
  fee: () => m.presale_terms_exit_fee({ fee: exitFeeText(), closed: exitClosedText() }),
  closed: () => m.presale_buy_review_exit_closed({ closed: exitClosedText() }),
  never: () => m.presale_terms_exit_never({ closed: exitClosedText() }),
} as const

function Rules({ view }: { view: PresaleView }) {
  const { presale } = view
  const { terms, inviter } = presale
  const address = (value: string) => (
    <AddressText address={value} explorer={explorerAddressUrl(activeChain, value)} />
  )
  return (
    <KeyValueList>
      <KeyValue label={m.presale_terms_start()}>
        <TimeText at={terms.startTime} />
      </KeyValue>
      <KeyValue label={m.presale_terms_end()}>
        <TimeText at={terms.endTime} />
      </KeyValue>
      <KeyValue label={m.presale_buy_review_exit()}>
        {exitTerm[exitTermsOf({ presale, now: terms.startTime })]()}
      </KeyValue>
      <KeyValue label={m.presale_terms_release()}>{releaseTermsText(terms)}</KeyValue>
      <KeyValue
        label={m.presale_terms_whitelist()}
        help={
          terms.useWhiteList === 0
            ? undefined
            : terms.enableWhiteTransfer
              ? m.presale_terms_slots_traded()
              : m.presale_terms_slots_fixed()
        }
      >
        {whitelistText(terms)}
      </KeyValue>
      <KeyValue label={m.presale_terms_inviter()}>
        {inviter.open
          ? inviter.rates.map((bps) => formatBps(bps)).join(' / ')
          : m.presale_terms_inviter_off()}
      </KeyValue>
      <KeyValue label={m.presale_terms_owner()}>{address(terms.owner)}</KeyValue>
      <KeyValue label={m.presale_terms_contract()}>{address(presale.address)}</KeyValue>
      <KeyValue label={m.presale_terms_token()}>{address(presale.token.address)}</KeyValue>
    </KeyValueList>
  )
}

/** Everything that was agreed when the presale was made; the chain holds it, nobody changes it. */
export function TermsPanel({ view }: { view: PresaleView }) {
  const { presale } = view
  return (
    <Panel title={m.presale_terms_title()}>
      <div className={classes.root}>
        {presale.kind !== 'private' && <UnlistedExchange router={presale.terms.router} />}
        <div className={classes.columns}>
          <Money view={view} />
          <Rules view={view} />
        </div>
      </div>
    </Panel>
  )
}
