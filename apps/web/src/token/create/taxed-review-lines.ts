import { formatBps, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { TaxedDraft } from '@slipway/sdk/token/token-draft-schema'
import { activeChain } from '../../shell/active-chain.ts'
import type { ReviewLine } from '../../transaction/flow-plan.ts'

function sharesText(draft: TaxedDraft): string {
  const parts = {
    burn: String(draft.burnShare),
    liquidity: String(draft.liquidityShare),
    marketing: String(draft.marketingShare),
  }
  return 'dividendShare' in draft
    ? m.token_review_shares_dividend({ ...parts, dividend: String(draft.dividendShare) })
    : m.token_review_shares_value(parts)
}

function exchangeText(draft: TaxedDraft): string {
  const same = (left: string | undefined, right: string) =>
    left?.toLowerCase() === right.toLowerCase()
  const venue = activeChain.venues.find(({ router }) => same(router, draft.router))
  const quote = activeChain.currencies.find(({ address }) => same(address, draft.quote))
  return `${venue?.name ?? shortenAddress(draft.router)} / ${quote?.name ?? shortenAddress(draft.quote)}`
}

/** What the review says of a taxed draft beyond what every token has. */
export function taxedReviewLines(draft: TaxedDraft): ReviewLine[] {
  const taxes = [draft.buyTaxBps, draft.sellTaxBps, draft.transferTaxBps]
  const rebates = 'rebateBps' in draft ? draft.rebateBps.filter((bps) => bps > 0n) : []
  return [
    { label: m.token_review_exchange(), value: exchangeText(draft) },
    { label: m.token_review_taxes(), value: taxes.map((bps) => formatBps(bps)).join(' / ') },
    { label: m.token_review_shares(), value: sharesText(draft) },
    ...(rebates.length > 0
      ? [
          {
            label: m.token_review_rebates(),
            value: rebates.map((bps) => formatBps(bps)).join(', '),
          },
        ]
      : []),
    {
      label: m.token_review_marketing_wallet(),
      value: draft.marketingWallet,
      address: draft.marketingWallet,
    },
    {
      label: m.token_review_opening(),
      value: draft.manualLaunch ? m.token_review_opening_manual() : m.token_review_opening_now(),
    },
  ]
}

/** What of it can never be undone. */
export function taxedPermanentTexts(draft: TaxedDraft): string[] {
  return [
    m.token_review_permanent_terms(),
    ...(draft.taxChangeable ? [] : [m.token_review_permanent_fixed_tax()]),
  ]
}
