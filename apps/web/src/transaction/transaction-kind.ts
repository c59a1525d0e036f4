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
} satisfies Record<string, (names: { subject: string }) => string>

/** What a transaction does, in the words of the product; each kind has a title in the messages. */
export type TransactionKind = keyof typeof titles

/** Title of a transaction in the visitor's language; `subject` is a symbol or a short address. */
export function transactionTitle(kind: TransactionKind, subject: string): string {
  // A list kept by another release may name a kind that this one does not know.
  return titles[kind]?.({ subject }) ?? subject
}
