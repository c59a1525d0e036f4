import { m } from '@slipway/messages'

const texts: Readonly<Record<string, () => string>> = {
  address: m.listfile_role_address,
  amount: m.listfile_role_amount,
  tier: m.listfile_role_tier,
  nftId: m.listfile_role_nft,
  allowance: m.listfile_role_allowance,
  owner: m.listfile_role_owner,
  unlockAt: m.listfile_role_unlock,
  cliffAt: m.listfile_role_cliff,
  firstPercent: m.listfile_role_first,
  cycle: m.listfile_role_cycle,
  cyclePercent: m.listfile_role_cycle_percent,
}

/** What a column holds, in the visitor's language. */
export const roleText = (name: string): string => texts[name]?.() ?? name
