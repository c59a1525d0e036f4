import { m } from '@slipway/messages'
import { linkLabels } from '../../files/link-labels.ts'

/** Names of the fields as the summary shows them, in the form's order. */
const labels: Readonly<Record<string, () => string>> = {
  stakedToken: m.stakemake_field_staked,
  kind: m.stakemake_field_staked,
  rewardToken: m.stakemake_field_reward,
  startTime: m.stakemake_field_start,
  endTime: m.stakemake_field_end,
  stakeDeadline: m.stakemake_field_deadline,
  total: m.stakemake_field_total,
  rate: m.stakemake_field_rate,
  limit: m.stakemake_field_limit,
  limitLength: m.stakemake_field_limit_length,
  lockLength: m.stakemake_field_lock,
  invitePercent: m.stakemake_field_invite,
  admin: m.stakemake_field_admin,
  name: m.presale_field_name,
  rules: m.stakemake_field_rules,
  ...linkLabels,
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
