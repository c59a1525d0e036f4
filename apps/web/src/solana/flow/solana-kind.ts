import { m } from '@slipway/messages'

const titles = {
  token_create: m.transaction_title_token_create,
  token_collect_tax: m.transaction_title_token_collect_tax,
  token_mint: m.transaction_title_token_mint,
  token_burn: m.transaction_title_token_burn,
  token_freeze: m.transaction_title_token_freeze,
  token_thaw: m.transaction_title_token_thaw,
  token_set_uri: m.transaction_title_token_set_uri,
  token_set_taxes: m.transaction_title_token_set_taxes,
  token_give_up: m.transaction_title_token_give_up,
  token_metaplex_create: m.transaction_title_token_metadata_create,
  token_metaplex_update: m.transaction_title_token_set_uri,
  token_metaplex_transfer: m.transaction_title_token_metadata_transfer,
  token_metaplex_freeze: m.transaction_title_token_freeze_uri,
  nft_create: m.transaction_title_nft_create,
  nft_item: m.transaction_title_nft_item,
  nft_maximum: m.transaction_title_nft_maximum,
  lock_tokens: m.transaction_title_lock_tokens,
  lock_withdraw: m.transaction_title_lock_withdraw,
  lock_relock: m.transaction_title_lock_relock,
  lock_transfer: m.transaction_title_lock_transfer,
  lock_close: m.transaction_title_lock_close,
  jupiter_claim: m.soljuplock_title_claim,
  presale_contribute: m.transaction_title_presale_contribute,
  presale_leave: m.solpresalepage_title_leave,
  presale_refund: m.transaction_title_presale_refund,
  presale_claim: m.transaction_title_presale_claim,
  presale_finalize: m.transaction_title_presale_finalize,
  presale_withdraw: m.transaction_title_presale_withdraw,
  presale_cancel: m.transaction_title_presale_cancel,
  presale_set_time: m.transaction_title_presale_set_time,
  presale_set_whitelist: m.transaction_title_presale_set_whitelist,
  presale_close: m.solpresalepage_title_close,
  presale_register_inviter: m.solpresalepage_title_register,
  presale_claim_reward: m.transaction_title_inviter_claim,
  airdrop_create: m.transaction_title_claims_create,
  airdrop_claim: m.transaction_title_claims_claim,
  airdrop_extend: m.transaction_title_airdrop_extend,
  airdrop_close: m.transaction_title_airdrop_close,
  presale_create: m.transaction_title_presale_create,
  pool_create: m.transaction_title_pool_create,
  pool_stake: m.transaction_title_pool_stake,
  pool_withdraw: m.transaction_title_pool_withdraw,
  pool_emergency: m.transaction_title_pool_emergency,
  pool_harvest: m.transaction_title_pool_harvest,
  pool_set_rewards: m.transaction_title_pool_set_rate,
  pool_set_limit: m.transaction_title_pool_set_limit,
  pool_stop: m.transaction_title_pool_stop,
  pool_open_exit: m.transaction_title_pool_open_exit,
  pool_recover: m.transaction_title_pool_recover,
  pool_close: m.solstakemake_title_close,
  raydium_create: m.transaction_title_raydium_create,
  raydium_lock: m.transaction_title_raydium_lock,
} satisfies Record<string, (names: { subject: string }) => string>

/** What a transaction does; each kind has a title in the messages. */
export type SolanaKind = keyof typeof titles

/** Title of a transaction in the visitor's language. */
export function solanaTitle(kind: SolanaKind, subject: string): string {
  // A list kept by another release may name a kind that this one does not know.
  return titles[kind]?.({ subject }) ?? subject
}
