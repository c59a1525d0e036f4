import { createHmac, randomInt } from 'node:crypto'
import { account, accountToken } from '@slipway/database/accounts/app'
import { deliveryReport } from '@slipway/database/outbox/app'
import type { Locale } from '@slipway/messages'
import { m } from '@slipway/messages/features/accountmail'
import { accountLimits } from '@slipway/sdk/accounts/account-limits'
import { and, eq, gt } from 'drizzle-orm'
import { ApiError } from '../http/api-error.ts'
import { queueMessage } from '../outbox/outbox.ts'
import { recordEvent } from './account-events.ts'
import type { AccountParts, Asker } from './account-parts.ts'
import type { SignedIn } from './sessions.ts'

/** Keyed: a million codes are tried in no time by whoever reads the database, unless the key is missing. */
const hashCode = (key: Uint8Array, accountId: string, phone: string, code: string) =>
  createHmac('sha256', key).update(`sms:${accountId}:${phone}:${code}`).digest('base64url')

/** Sends a code to a number, which proves that its owner has it; an older code stops working. */
export async function sendPhoneCode(
  parts: AccountParts,
  own: SignedIn,
  { phone, locale }: { readonly phone: string; readonly locale: Locale },
  asker: Asker,
): Promise<void> {
  const { id } = own.account
  // Each code costs the operator money, the number may be a stranger's, and accounts cost nothing.
  await parts.attempts.costly(`sms ${asker.client}`)
  await parts.attempts.costly(`sms ${id}`)
  await parts.attempts.costly(`sms ${phone}`)
  const code = String(randomInt(10 ** accountLimits.codeDigits)).padStart(
    accountLimits.codeDigits,
    '0',
  )
  const expiresAt = new Date(parts.now() + accountLimits.smsSeconds * 1_000)
  await parts.database.transaction(async (writer) => {
    await writer
      .delete(accountToken)
      .where(and(eq(accountToken.accountId, id), eq(accountToken.purpose, 'sms')))
    await writer.insert(accountToken).values({
      tokenHash: hashCode(parts.key, id, phone, code),
      accountId: id,
      purpose: 'sms',
      subject: phone,
      expiresAt,
    })
    await queueMessage(writer, {
      channel: 'sms',
      recipient: phone,
      body: m.accountmail_sms({ code }, { locale }),
      expiresAt,
    })
  })
}

/** Stores a number by the code that was sent to it. @throws ApiError `CODE_WRONG`, `TOO_MANY_ATTEMPTS` */
export async function confirmPhone(
  parts: AccountParts,
  own: SignedIn,
  input: { readonly phone: string; readonly code: string },
  asker: Asker,
): Promise<void> {
  const { id } = own.account
  await parts.attempts.near(`phone ${id}`)
  await parts.database.transaction(async (writer) => {
    const taken = await writer
      .delete(accountToken)
      .where(
        and(
          eq(accountToken.tokenHash, hashCode(parts.key, id, input.phone, input.code)),
          eq(accountToken.purpose, 'sms'),
          gt(accountToken.expiresAt, new Date(parts.now())),
        ),
      )
      .returning()
    if (taken.length === 0)
      throw new ApiError('CODE_WRONG', 'the code is wrong, or was used already')
    await writer.update(account).set({ phone: input.phone }).where(eq(account.id, id))
    await recordEvent(writer, 'phone-confirmed', id, asker.client)
  })
}

/** Tells the operator that codes do not reach a number (settled S-09). */
export async function reportLostCode(
  parts: AccountParts,
  own: SignedIn,
  phone: string,
): Promise<void> {
  await parts.attempts.near(`sms-lost ${own.account.id}`)
  await parts.database.insert(deliveryReport).values({ channel: 'sms', recipient: phone })
}
