import { m } from '@slipway/messages'

const titles = {
  token_create: m.transaction_title_token_create,
} satisfies Record<string, (names: { subject: string }) => string>

/** What a transaction does; each kind has a title in the messages. */
export type SolanaKind = keyof typeof titles

/** Title of a transaction in the visitor's language. */
export function solanaTitle(kind: SolanaKind, subject: string): string {
  // A list kept by another release may name a kind that this one does not know.
  return titles[kind]?.({ subject }) ?? subject
}
