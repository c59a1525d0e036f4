import { m } from '@slipway/messages'
import { ListUnproven } from './use-published-list.ts'

const reasons: Readonly<Record<ListUnproven['code'], () => string>> = {
  missing: m.solana_airdrop_list_missing,
  unreadable: m.solana_airdrop_list_unreadable,
  entries: m.solana_airdrop_list_entries,
  root: m.airdrop_verify_other,
}

/** Why a list is not the airdrop's, in words. */
export const listUnprovenText = (error: unknown): string =>
  error instanceof ListUnproven ? reasons[error.code]() : m.solana_airdrop_list_missing()
