import { m } from '@slipway/messages'

const titles = {
  token_create: m.transaction_title_token_create,
  token_mint: m.transaction_title_token_mint,
  token_disable_mint: m.transaction_title_token_disable_mint,
  token_set_uri: m.transaction_title_token_set_uri,
  token_freeze_uri: m.transaction_title_token_freeze_uri,
  token_transfer_ownership: m.transaction_title_token_transfer_ownership,
  token_renounce: m.transaction_title_token_renounce,
  token_burn: m.transaction_title_token_burn,
  token_launch: m.transaction_title_token_launch,
  token_start_liquidity_phase: m.transaction_title_token_start_liquidity_phase,
  token_stop_liquidity_phase: m.transaction_title_token_stop_liquidity_phase,
  token_set_launcher: m.transaction_title_token_set_launcher,
  token_set_taxes: m.transaction_title_token_set_taxes,
  token_set_shares: m.transaction_title_token_set_shares,
  token_disable_tax_change: m.transaction_title_token_disable_tax_change,
  token_set_wallet_limit: m.transaction_title_token_set_wallet_limit,
  token_disable_wallet_limit: m.transaction_title_token_disable_wallet_limit,
  token_set_swap_limit: m.transaction_title_token_set_swap_limit,
  token_disable_swap_limit: m.transaction_title_token_disable_swap_limit,
  token_set_blacklist: m.transaction_title_token_set_blacklist,
  token_disable_blacklist: m.transaction_title_token_disable_blacklist,
  token_set_marketing_wallet: m.transaction_title_token_set_marketing_wallet,
  token_add_exemption: m.transaction_title_token_add_exemption,
  token_set_fission_count: m.transaction_title_token_set_fission_count,
  token_set_swap_threshold: m.transaction_title_token_set_swap_threshold,
  token_swap_back: m.transaction_title_token_swap_back,
  token_register_pair: m.transaction_title_token_register_pair,
  token_set_dividend_threshold: m.transaction_title_token_set_dividend_threshold,
  token_set_dividend_interval: m.transaction_title_token_set_dividend_interval,
  token_claim_dividend: m.transaction_title_token_claim_dividend,
  token_claim_dividend_for: m.transaction_title_token_claim_dividend_for,
  token_refresh_share: m.transaction_title_token_refresh_share,
  token_distribute: m.transaction_title_token_distribute,
  token_stake_lp: m.transaction_title_token_stake_lp,
  token_unstake_lp: m.transaction_title_token_unstake_lp,
  token_credit_lock: m.transaction_title_token_credit_lock,
  token_sync_lock: m.transaction_title_token_sync_lock,
  token_set_nft_dividend: m.transaction_title_token_set_nft_dividend,
  token_set_nft_blacklist: m.transaction_title_token_set_nft_blacklist,
  token_claim_nft_dividends: m.transaction_title_token_claim_nft_dividends,
  token_activate_nfts: m.transaction_title_token_activate_nfts,
  token_set_rebates: m.transaction_title_token_set_rebates,
  token_set_bind_interval: m.transaction_title_token_set_bind_interval,
  token_accept_inviter: m.transaction_title_token_accept_inviter,
  token_add_liquidity: m.transaction_title_token_add_liquidity,
  token_lock_liquidity: m.transaction_title_token_lock_liquidity,
  token_launch_pad: m.transaction_title_token_launch_pad,
  token_opening_commit: m.transaction_title_token_opening_commit,
  token_opening_clear: m.transaction_title_token_opening_clear,
  token_opening_claim: m.transaction_title_token_opening_claim,
  token_opening_refund: m.transaction_title_token_opening_refund,
  slot_offer: m.transaction_title_slot_offer,
  slot_cancel: m.transaction_title_slot_cancel,
  slot_buy: m.transaction_title_slot_buy,
  slot_give: m.transaction_title_slot_give,
  presale_create: m.transaction_title_presale_create,
} satisfies Record<string, (names: { subject: string }) => string>

/** What a transaction does, in the words of the product; each kind has a title in the messages. */
export type TransactionKind = keyof typeof titles

/** Title of a transaction in the visitor's language; `subject` is a symbol or a short address. */
export function transactionTitle(kind: TransactionKind, subject: string): string {
  // A list kept by another release may name a kind that this one does not know.
  return titles[kind]?.({ subject }) ?? subject
}
