import { m } from '@slipway/messages'

/** Labels of the fields that a fault can lead to, in the form's order. */
const labels: Readonly<Record<string, () => string>> = {
  name: m.token_field_name,
  symbol: m.token_field_symbol,
  totalSupply: m.token_field_supply,
  decimals: m.token_field_decimals,
  router: m.token_field_router,
  quote: m.token_field_quote,
  buyTaxPercent: m.token_field_buy_tax,
  sellTaxPercent: m.token_field_sell_tax,
  transferTaxPercent: m.token_field_transfer_tax,
  addPoolTaxPercent: m.token_field_add_pool_tax,
  removePoolTaxPercent: m.token_field_remove_pool_tax,
  shares: m.token_shares_title,
  dividendShare: m.token_field_dividend_share,
  marketingShare: m.token_field_marketing_share,
  liquidityShare: m.token_field_liquidity_share,
  burnShare: m.token_field_burn_share,
  marketingWallet: m.token_field_marketing_wallet,
  liquidityReceiver: m.token_field_liquidity_receiver,
  swapThreshold: m.token_field_swap_threshold,
  rewardToken: m.token_field_reward,
  nft: m.token_field_nft,
  perNftDividend: m.token_field_per_nft,
  dividendTrigger: m.token_field_trigger,
  dividendThreshold: m.token_field_threshold,
  dividendIntervalBlocks: m.token_field_interval,
  rebates: m.token_section_referral,
  bindIntervalBlocks: m.token_field_bind_interval,
  killBlocks: m.token_field_kill_blocks,
  fissionCount: m.token_field_fission,
  walletLimit: m.token_field_wallet_limit,
  swapLimit: m.token_field_swap_limit,
  mintable: m.token_field_mintable,
  mintCooldownDays: m.token_field_cooldown,
  mintMaxPercent: m.token_field_ratio,
  receiver: m.token_field_receiver,
  contractUri: m.token_field_uri,
  inviter: m.token_field_inviter,
}
const order = ['form', 'templateId', ...Object.keys(labels)]
const rebate = /^rebates\.(\d)$/

/** Label of a field; undefined for a fault of the whole form. */
export function fieldLabel(field: string): string | undefined {
  const level = rebate.exec(field)?.[1]
  if (level !== undefined) return m.token_field_rebate({ level: Number(level) + 1 })
  return labels[field]?.()
}

/** Place of a field in the form, for sorting. */
export function fieldOrder(field: string): number {
  const [group = field] = field.split('.')
  return order.indexOf(group)
}
