import { m } from '@slipway/messages'

/** What an event says, by its name in our ABIs. */
const words: Readonly<Record<string, () => string>> = {
  Transfer: m.template_event_transfer,
  Approval: m.template_event_approval,
  ApprovalForAll: m.template_event_operator,
  OwnershipTransferred: m.template_event_ownership,
  TokenDeployed: m.template_event_token,
  PresaleDeployed: m.template_event_presale,
  PoolDeployed: m.template_event_pool,
  AirdropDeployed: m.template_event_airdrop,
  NftSaleDeployed: m.template_event_nft,
  Contributed: m.template_event_contributed,
  Refunded: m.template_event_refunded,
  Claimed: m.template_event_claimed,
  Finalized: m.template_event_finalized,
  Canceled: m.template_event_canceled,
  Locked: m.template_event_locked,
  Relocked: m.template_event_relocked,
  Incremented: m.template_event_incremented,
  Scheduled: m.template_event_scheduled,
  Split: m.template_event_split,
  LockOwnershipTransferred: m.template_event_lock_owner,
  Withdrawn: m.template_event_withdrawn,
  Launched: m.template_event_launched,
  Minted: m.template_event_minted,
  MintDisabled: m.template_event_mint_disabled,
  TaxesSet: m.template_event_taxes,
  Deposited: m.template_event_deposited,
  Harvested: m.template_event_harvested,
  Sent: m.template_event_sent,
  Mapped: m.template_event_mapped,
  Recharged: m.template_event_recharged,
  VipStarted: m.template_event_vip,
  Offered: m.template_event_offered,
  Sold: m.template_event_sold,
  PoolFixed: m.template_event_fixed,
  DividendPaid: m.template_event_dividend,
  RewardPaid: m.template_event_reward,
  PlatformPaid: m.template_event_platform,
}

/** An event in words; one that has none keeps its own name, and one that no ABI knows says so. */
export const eventLabels = (name: string | undefined): string =>
  name === undefined ? m.template_event_unknown() : (words[name]?.() ?? name)
