import { m } from '@slipway/messages'

/** Names of the fields as the summary shows them, in the form's order. */
const labels: Readonly<Record<string, () => string>> = {
  asset: m.lock_field_asset,
  nftId: m.lock_field_nft,
  amount: m.lock_field_amount,
  list: m.lock_field_list,
  unlockAt: m.lock_field_unlock,
  release: m.lock_field_release,
  cliffAt: m.lock_field_cliff,
  firstPercent: m.lock_field_first,
  cycleLength: m.lock_field_cycle,
  cyclePercent: m.lock_field_each,
  owner: m.lock_field_owner,
  isRebasing: m.lock_field_rebasing,
  isMigratable: m.lock_field_migratable,
}
const order = Object.keys(labels)

/** Name of a field; undefined for what concerns the whole form. */
export function fieldLabel(field: string): string | undefined {
  return labels[field]?.()
}

/** Place of a field in the form; what concerns the whole form comes last. */
export function fieldOrder(field: string): number {
  const place = order.indexOf(field)
  return place === -1 ? order.length : place
}
