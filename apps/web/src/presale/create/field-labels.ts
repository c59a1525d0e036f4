import { m } from '@slipway/messages'
import { linkLabels } from '../../files/link-labels.ts'

/** Names of the fields as the summary shows them, in the form's order. */
const labelsIn = (currency: string): Readonly<Record<string, () => string>> => ({
  token: m.presale_field_token,
  currency: m.presale_field_currency,
  router: m.presale_field_exchange,
  presaleRate: () => m.presale_field_rate({ currency }),
  softCap: m.presale_field_soft_cap,
  hardCap: m.presale_field_hard_cap,
  minCurrency: m.presale_field_min,
  maxCurrency: m.presale_field_max,
  liquidityRate: () => m.presale_field_listing_rate({ currency }),
  liquidityPercent: m.presale_field_liquidity,
  lockMinutes: m.presale_field_lock,
  refundType: m.presale_field_refund_type,
  maxRepairPercent: m.presale_field_repair,
  declaredTaxPercent: m.presale_field_tax,
  listsBelowPresale: m.presale_field_below,
  startTime: m.presale_field_start,
  endTime: m.presale_field_end,
  whitelistMode: m.presale_field_whitelist_mode,
  t1Minutes: m.presale_field_t1,
  t2Minutes: m.presale_field_t2,
  tierOne: m.presale_field_tier_one,
  tierTwo: m.presale_field_tier_two,
  whitelistAdmin: m.presale_field_whitelist_admin,
  vest: m.presale_field_vest,
  vestFirstPercent: m.presale_field_vest_first,
  vestCycleDays: m.presale_field_vest_cycle,
  vestPercent: m.presale_field_vest_percent,
  inviterRates: m.presale_section_inviters,
  'inviterRates.0': () => m.presale_field_inviter_level({ level: 1 }),
  'inviterRates.1': () => m.presale_field_inviter_level({ level: 2 }),
  'inviterRates.2': () => m.presale_field_inviter_level({ level: 3 }),
  name: m.presale_field_name,
  description: m.presale_field_description,
  ...linkLabels,
})
const order = Object.keys(labelsIn(''))

/**
 * Name of a field in the visitor's language; undefined for what concerns the whole form.
 *
 * @param symbol of the currency, empty while it is unknown
 */
export function fieldLabel(field: string, symbol: string): string | undefined {
  return labelsIn(symbol || m.presale_unit_currency())[field]?.()
}

/** Place of a field in the form; what concerns the whole form comes first. */
export function fieldOrder(field: string): number {
  return order.indexOf(field)
}
