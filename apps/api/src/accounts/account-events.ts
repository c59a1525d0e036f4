import { accountEvent } from '@slipway/database/accounts/app'
import type { Writer } from '../outbox/outbox.ts'

/** What is recorded of an account; never with a secret. */
export type AccountEventKind =
  | 'registered'
  | 'activated'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'recovery-asked'
  | 'password-changed'
  | 'second-step-on'
  | 'second-step-off'
  | 'phone-confirmed'
  | 'wallet-linked'
  | 'wallet-removed'
  | 'session-ended'
  | 'operator-signed-in'
  | 'operator-refused'
  | 'outbox-read'

/** Records an act. @param accountId of an account or operator; null: none was found */
export async function recordEvent(
  database: Writer,
  kind: AccountEventKind,
  accountId: string | null,
  client: string,
): Promise<void> {
  await database.insert(accountEvent).values({ kind, accountId, client })
}
