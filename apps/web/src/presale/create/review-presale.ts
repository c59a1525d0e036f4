import {
  formatAmount,
  formatBps,
  formatDuration,
  formatInteger,
  formatInterval,
  formatTime,
  m,
} from '@slipway/messages'
import type { CreatePresaleInput } from '@slipway/sdk/presale/flows/create-presale-flow'
import { calculateRaise } from '@slipway/sdk/presale/presale-math'
import { zeroAddress } from 'viem'
import { type AskedFee, feeLines } from '../../creation-fee/fee-lines.ts'
import { boundsTerm } from '../../form/contribution-bounds.ts'
import type { PlanReview, ReviewLine } from '../../transaction/shown-plan.ts'
import { exchangeName } from '../../venues/listed-routers.ts'
import { whitelistText } from '../detail/release-text.ts'
import { kindName } from '../shared/kind-name.ts'
import { calculatePrices } from './calculate-prices.ts'
import { premiumText } from './premium-text.ts'
import type { PlacedPresale } from './presale-params.ts'

/** All of the tokens: nothing is released after it. */
const ALL_BPS = 10_000n

function unitsOf({ token, values }: PlacedPresale) {
  return {
    tokens: (units: bigint) => formatAmount(units, token.decimals, { symbol: token.symbol }),
    money: (units: bigint) =>
      formatAmount(units, values.currencyDecimals, { symbol: values.currencySymbol }),
  }
}

function payLines(presale: PlacedPresale, input: CreatePresaleInput, fee: AskedFee): ReviewLine[] {
  const { tokens } = unitsOf(presale)
  return [
    {
      label: m.presale_review_deposit(),
      value: tokens(input.tokensNeeded),
      note: m.presale_review_deposit_note(),
    },
    ...feeLines(fee),
  ]
}

function getLines(presale: PlacedPresale, input: CreatePresaleInput): ReviewLine[] {
  const { money } = unitsOf(presale)
  const { draft } = presale
  const raise = calculateRaise(draft, draft.hardCap)
  return [
    { label: m.presale_review_address(), value: input.presale, address: input.presale },
    { label: m.presale_review_owner(), value: presale.owner, address: presale.owner },
    {
      label: m.presale_review_to_owner(),
      value: money(raise.toOwner - raise.toInvitersMax),
      note:
        draft.kind === 'private'
          ? m.presale_review_to_owner_private()
          : m.presale_review_to_owner_note(),
    },
    ...(draft.kind === 'private'
      ? []
      : [{ label: m.presale_review_to_pool(), value: money(raise.intoPool) }]),
    ...(input.setsLauncher
      ? [{ label: m.presale_review_launcher(), value: m.presale_review_launcher_value() }]
      : []),
    ...(input.slots.length > 0
      ? [
          {
            label: m.presale_review_slots(),
            value: formatInteger(input.slots.length),
            note: m.presale_review_slots_note(),
          },
        ]
      : []),
    ...(presale.list.root
      ? [
          {
            label: m.presale_review_root(),
            value: formatInteger(presale.list.root.count),
            note: m.presale_review_root_note(),
          },
        ]
      : []),
  ]
}

function poolLines(presale: PlacedPresale): ReviewLine[] {
  const { money } = unitsOf(presale)
  const { draft, token } = presale
  const { listing, premiumBps } = calculatePrices(draft, token)
  if (listing === undefined) return []
  const exchange = exchangeName(draft.router)
  return [
    {
      label: m.presale_field_exchange(),
      value: exchange ?? draft.router,
      ...(exchange === undefined && { address: draft.router }),
    },
    {
      label: m.presale_price_listing(),
      value: money(listing),
      note: premiumText(premiumBps),
    },
    {
      label: m.presale_review_liquidity(),
      value: formatBps(draft.liquidityPercent),
      note: m.presale_review_lock({ duration: formatDuration(Number(draft.lockTime)) }),
    },
    {
      label: m.presale_field_refund_type(),
      value: draft.burnsUnsold ? m.presale_refund_burn() : m.presale_refund_back(),
    },
    { label: m.presale_field_repair(), value: formatBps(draft.maxRepairBps) },
    ...(draft.declaredTaxBps > 0n
      ? [{ label: m.presale_field_tax(), value: formatBps(draft.declaredTaxBps) }]
      : []),
  ]
}

function vestingText({ draft }: PlacedPresale): string {
  if (!draft.vest || draft.vestFirst >= ALL_BPS) return m.presale_vesting_at_once()
  return m.presale_review_vesting({
    first: formatBps(draft.vestFirst),
    each: formatBps(draft.vestPercent),
    cycle: formatInterval(Number(draft.vestCycle)),
  })
}

/** Who may come in and when, and who decides on it beside the owner. */
function whitelistLines({ draft }: PlacedPresale): ReviewLine[] {
  const { useWhiteList, t1Block, t2Block, whitelistAdmin, enableWhiteTransfer } = draft
  const modes = [m.presale_whitelist_off, m.presale_whitelist_tiers, m.presale_whitelist_only]
  const mode = modes[Number(useWhiteList)] ?? m.presale_whitelist_off
  const label = m.presale_field_whitelist_mode()
  if (useWhiteList === 0n) return [{ label, value: mode() }]
  const windows = whitelistText({
    useWhiteList: Number(useWhiteList),
    t1Block: Number(t1Block),
    t2Block: Number(t2Block),
  })
  return [
    { label, value: mode(), ...(t1Block + t2Block > 0n && { note: windows }) },
    {
      label: m.presale_admin_trade_title(),
      value: enableWhiteTransfer ? m.presale_admin_trade_on() : m.presale_admin_trade_off(),
    },
    ...(whitelistAdmin === zeroAddress
      ? []
      : [
          {
            label: m.presale_admin_keeper_title(),
            value: whitelistAdmin,
            address: whitelistAdmin,
          },
        ]),
  ]
}

function factLines(presale: PlacedPresale): ReviewLine[] {
  const { money } = unitsOf(presale)
  const { draft, token } = presale
  return [
    { label: m.presale_review_kind(), value: kindName(draft.kind) },
    { label: m.presale_price_presale(), value: money(calculatePrices(draft, token).presale) },
    {
      label: m.presale_review_caps(),
      value: `${money(draft.softCap)} – ${money(draft.hardCap)}`,
    },
    {
      label: m.presale_review_limits(),
      value: boundsTerm({ min: draft.minCurrency, max: draft.maxCurrency }, money),
    },
    {
      label: m.presale_review_times(),
      value: `${formatTime(draft.startTime)} – ${formatTime(draft.endTime)}`,
      note: `${formatTime(draft.startTime, { timeZone: 'UTC' })} – ${formatTime(draft.endTime, { timeZone: 'UTC' })}`,
    },
    ...poolLines(presale),
    ...whitelistLines(presale),
    { label: m.presale_preview_vesting(), value: vestingText(presale) },
    ...(draft.inviterRatesBps.length > 0
      ? [
          {
            label: m.presale_section_inviters(),
            value: draft.inviterRatesBps.map((bps) => formatBps(bps)).join(' · '),
          },
        ]
      : []),
  ]
}

function permanentTexts({ draft }: PlacedPresale, input: CreatePresaleInput): string[] {
  return [
    draft.kind === 'private' ? m.presale_permanent_terms_private() : m.presale_permanent_terms(),
    draft.inviterRatesBps.length > 0
      ? m.presale_permanent_inviters()
      : m.presale_permanent_inviters_later(),
    ...(draft.kind === 'private' ? [] : [m.presale_permanent_liquidity()]),
    ...(draft.burnsUnsold ? [m.presale_permanent_burn()] : []),
    m.presale_permanent_platform(),
    ...(input.feeWei === 0n ? [] : [m.presale_permanent_fee()]),
  ]
}

/** The creation in the visitor's words: amounts out and in, settings, and what can never be undone. */
export function reviewPresale(
  presale: PlacedPresale,
  input: CreatePresaleInput,
  fee: AskedFee,
): PlanReview {
  return {
    title: m.presale_review_title({ symbol: presale.token.symbol }),
    pays: payLines(presale, input, fee),
    gets: getLines(presale, input),
    facts: factLines(presale),
    permanent: permanentTexts(presale, input),
    confirmLabel: m.presale_review_confirm(),
  }
}
