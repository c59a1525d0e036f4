import { formatAmount, formatBps, formatInteger, formatNames, m } from '@slipway/messages'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { isBurnAddress } from '@slipway/sdk/shared/burn-addresses'
import type { TaxedDraft } from '@slipway/sdk/token/token-draft-schema'
import { activeChain } from '../../core/active-chain.ts'
import type { ReviewLine } from '../../transaction/shown-plan.ts'

const onOff = (isOn: boolean) => (isOn ? m.token_review_on() : m.token_review_off())

const tokens = ({ decimals, symbol }: TaxedDraft, units: bigint) =>
  formatAmount(units, decimals, { symbol })

function quoteOf(draft: TaxedDraft) {
  const quote = activeChain.currencies.find(
    ({ address }) => address?.toLowerCase() === draft.quote.toLowerCase(),
  )
  return quote?.name ?? draft.quote
}

function exchangeText(draft: TaxedDraft): string {
  const venue = activeChain.venues.find(
    ({ router }) => router?.toLowerCase() === draft.router.toLowerCase(),
  )
  return `${venue?.name ?? draft.router} / ${quoteOf(draft)}`
}

function sharesText(draft: TaxedDraft): string {
  const parts = {
    burn: String(draft.burnShare),
    liquidity: String(draft.liquidityShare),
    marketing: String(draft.marketingShare),
  }
  return hasFeature(draft.templateId, 'dividend')
    ? m.token_review_shares_dividend({ ...parts, dividend: String(draft.dividendShare) })
    : m.token_review_shares_value(parts)
}

const larger = (left: bigint, right: bigint) => (left > right ? left : right)

function taxLines(draft: TaxedDraft): ReviewLine[] {
  const taxes = [draft.buyTaxBps, draft.sellTaxBps, draft.transferTaxBps]
  // What enters a pool pays the sell tax at least, and what leaves one the buy tax (S-34).
  const pool = [
    larger(draft.addPoolTaxBps, draft.sellTaxBps),
    larger(draft.removePoolTaxBps, draft.buyTaxBps),
  ]
  return [
    { label: m.token_review_taxes(), value: taxes.map((bps) => formatBps(bps)).join(' / ') },
    { label: m.token_review_pool_taxes(), value: pool.map((bps) => formatBps(bps)).join(' / ') },
    {
      label: m.token_field_tax_changeable(),
      value: draft.taxChangeable ? m.token_review_changeable() : m.token_review_fixed(),
    },
    { label: m.token_review_shares(), value: sharesText(draft) },
    { label: m.token_field_swap_threshold(), value: tokens(draft, draft.swapThreshold) },
    {
      label: m.token_review_marketing_wallet(),
      value: draft.marketingWallet,
      address: draft.marketingWallet,
    },
    {
      label: m.token_review_liquidity_receiver(),
      value: draft.liquidityReceiver,
      address: draft.liquidityReceiver,
      note: isBurnAddress(draft.liquidityReceiver)
        ? m.token_review_liquidity_burnt()
        : m.token_review_liquidity_kept(),
    },
  ]
}

function limitLines(draft: TaxedDraft): ReviewLine[] {
  return [
    {
      label: m.token_review_opening(),
      value: draft.manualLaunch ? m.token_review_opening_manual() : m.token_review_opening_now(),
    },
    ...(draft.manualLaunch
      ? [{ label: m.token_field_kill_blocks(), value: formatInteger(draft.killBlocks) }]
      : []),
    {
      label: m.token_field_wallet_limit(),
      value: draft.walletLimitEnabled ? tokens(draft, draft.walletLimit) : m.token_review_none(),
    },
    {
      label: m.token_field_swap_limit(),
      value: draft.swapLimitEnabled ? tokens(draft, draft.swapLimit) : m.token_review_none(),
    },
    { label: m.token_field_blacklist(), value: onOff(draft.blacklistEnabled) },
    ...(draft.fissionCount > 0n
      ? [{ label: m.token_field_fission(), value: formatInteger(draft.fissionCount) }]
      : []),
  ]
}

function dividendLines(draft: TaxedDraft): ReviewLine[] {
  const amount = (units: bigint, decimals: number) =>
    formatAmount(units, decimals, { symbol: quoteOf(draft) })
  return [
    ...('rewardToken' in draft
      ? [{ label: m.token_field_reward(), value: draft.rewardToken, address: draft.rewardToken }]
      : []),
    ...('dividendThreshold' in draft
      ? [{ label: m.token_field_threshold(), value: tokens(draft, draft.dividendThreshold) }]
      : []),
    ...('nft' in draft
      ? [
          { label: m.token_field_nft(), value: draft.nft, address: draft.nft },
          {
            label: m.token_field_per_nft(),
            value: amount(draft.perNftDividend, draft.quoteDecimals),
          },
          {
            label: m.token_field_trigger(),
            value: amount(draft.dividendTrigger, draft.quoteDecimals),
          },
          {
            label: m.token_field_marketing_accounted(),
            value: onOff(draft.marketingTaxAccounted),
          },
        ]
      : []),
    ...('dividendIntervalBlocks' in draft
      ? [{ label: m.token_field_interval(), value: formatInteger(draft.dividendIntervalBlocks) }]
      : []),
  ]
}

function referralLines(draft: TaxedDraft): ReviewLine[] {
  if (!('rebateBps' in draft)) return []
  const rebates = draft.rebateBps.filter((bps) => bps > 0n)
  return [
    ...(rebates.length > 0
      ? [
          {
            label: m.token_review_rebates(),
            value: formatNames(rebates.map((bps) => formatBps(bps))),
          },
        ]
      : []),
    { label: m.token_field_bind_interval(), value: formatInteger(draft.bindIntervalBlocks) },
  ]
}

/** What the review says of a taxed draft beyond what every token has: each of its settings, and none that it lacks. */
export const taxedReviewLines = (draft: TaxedDraft): ReviewLine[] => [
  { label: m.token_review_exchange(), value: exchangeText(draft) },
  ...taxLines(draft),
  ...dividendLines(draft),
  ...referralLines(draft),
  ...limitLines(draft),
]

/** What of it can never be undone. */
export function taxedPermanentTexts(draft: TaxedDraft): string[] {
  return [
    m.token_review_permanent_terms(),
    ...(draft.taxChangeable ? [] : [m.token_review_permanent_fixed_tax()]),
  ]
}
