import { m } from '@slipway/messages'
import type { AccountObstacle } from './find-own-account.ts'

/** What a wallet is told that has no account to be paid into, by what is in the way of its associated one. */
export const noAccountTexts: Readonly<Record<AccountObstacle, () => string>> = {
  given: m.solana_refused_no_account,
  frozen: m.solana_refused_all_frozen,
}
