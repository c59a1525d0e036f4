import { m } from '@slipway/messages'

/** Names of the fields as the summary shows them, in the form's order. */
const labels: Readonly<Record<string, () => string>> = {
  asset: m.locking_field_asset,
  nftId: m.locking_field_nft,
  amount: m.locking_field_amount,
  list: m.locking_field_list,
  unlockAt: m.locking_field_unlock,
  release: m.locking_field_release,
  cliffAt: m.locking_field_cliff,
  firstPercent: m.locking_field_first,
  cycleLength: m.locking_field_cycle,
  cyclePercent: m.locking_field_each,
  owner: m.locking_field_owner,
  isRebasing: m.locking_field_rebasing,
  isMigratable: m.locking_field_migratable,
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
