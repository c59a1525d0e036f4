import type { Locale } from '@slipway/messages'
import { accountLimits } from '@slipway/sdk/accounts/account-limits'
import { queueMessage, type Writer } from '../outbox/outbox.ts'
import { makeLink } from './account-links.ts'
import type { AccountParts } from './account-parts.ts'
import { mailTexts } from './mail-texts.ts'

/** Where the links of mails lead. */
const paths = { activate: '/user/register-result', recover: '/user/recover' } as const

/** Mails a new link; `outbox/deliver-messages.ts` sends what is queued here. */
export async function mailLink(
  parts: AccountParts,
  writer: Writer,
  mail: {
    readonly to: { readonly id: string; readonly email: string }
    readonly purpose: keyof typeof paths
    readonly text: keyof typeof mailTexts
    readonly subject?: string
    readonly locale: Locale
  },
): Promise<void> {
  const { to, purpose, text, subject, locale } = mail
  const now = parts.now()
  const token = await makeLink(writer, {
    accountId: to.id,
    purpose,
    now,
    ...(subject !== undefined && { subject }),
  })
  await queueMessage(writer, {
    channel: 'mail',
    recipient: to.email,
    ...mailTexts[text](`${parts.siteUrl}${paths[purpose]}?token=${token}`, locale),
    expiresAt: new Date(now + accountLimits.linkSeconds * 1_000),
  })
}

/** Tells the owner of a mailbox that their password is another one now. */
export async function mailChange(
  parts: AccountParts,
  writer: Writer,
  email: string,
  locale: Locale,
): Promise<void> {
  await queueMessage(writer, {
    channel: 'mail',
    recipient: email,
    ...mailTexts.changed(`${parts.siteUrl}${paths.recover}`, locale),
    expiresAt: new Date(parts.now() + accountLimits.linkSeconds * 1_000),
  })
}
