import { account, accountToken } from '@slipway/database/accounts/app'
import type { Locale } from '@slipway/messages'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { ApiError } from '../http/api-error.ts'
import type { Writer } from '../outbox/outbox.ts'
import { recordEvent } from './account-events.ts'
import {
  findLink,
  MAX_PENDING,
  pendingLinks,
  renewRegistrations,
  takeLink,
} from './account-links.ts'
import { mailChange, mailLink } from './account-mails.ts'
import type { AccountParts, Asker } from './account-parts.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { hashToken } from './secret-token.ts'
import { endSessions } from './sessions.ts'

/**
 * Registers somebody, or reminds them that they are. Both take the same steps and answer alike: nobody
 * learns whether an address has an account.
 *
 * Nothing that is chosen here comes into force before whoever opens the mailed link types it again: anybody may have
 * registered the address, before its owner or after them.
 */
export async function register(
  parts: AccountParts,
  input: { readonly email: string; readonly password: string; readonly locale: Locale },
  asker: Asker,
): Promise<void> {
  const { email, locale } = input
  const passwordHash = await hashPassword(input.password)
  await parts.database.transaction(async (writer) => {
    await writer.insert(account).values({ email }).onConflictDoNothing({ target: account.email })
    const [found] = await writer.select().from(account).where(eq(account.email, email))
    if (!found) throw new ApiError('INTERNAL', 'the account is gone')
    const to = { id: found.id, email }
    const mail = found.activatedAt
      ? ({ to, purpose: 'recover', text: 'known', locale } as const)
      : ({ to, purpose: 'activate', text: 'activate', subject: passwordHash, locale } as const)
    await mailLink(parts, writer, mail)
    await recordEvent(writer, 'registered', found.id, asker.client)
  })
}

const linkIsOver = () => new ApiError('LINK_INVALID', 'the link is used, or too old')

/** The hash of a registration that waits and has this password. */
async function findChosen(parts: AccountParts, accountId: string, password: string) {
  for (const { subject } of await pendingLinks(parts.database, accountId, parts.now())) {
    if (await verifyPassword(subject, password)) return subject
  }
  return undefined
}

/**
 * Brings an account into force. The link proves the mailbox and the password the registration: whose link it is matters
 * as little as which of them was opened, for the mailbox is one.
 *
 * @throws ApiError `LINK_INVALID`; `CREDENTIALS_WRONG` where no registration that waits has this password, which leaves
 *   the link as it was; `TOO_MANY_ATTEMPTS`
 */
export async function activate(
  parts: AccountParts,
  { token, password }: { readonly token: string; readonly password: string },
  asker: Asker,
): Promise<void> {
  await parts.attempts.near(`activate ${hashToken(token)}`)
  const found = await findLink(parts.database, 'activate', token, parts.now())
  if (!found) throw linkIsOver()
  const { accountId } = found
  const passwordHash = await findChosen(parts, accountId, password)
  if (!passwordHash) {
    throw new ApiError('CREDENTIALS_WRONG', 'no registration of this address has this password')
  }
  await parts.database.transaction(async (writer) => {
    if (!(await takeLink(writer, 'activate', token, parts.now()))) throw linkIsOver()
    await writer
      .delete(accountToken)
      .where(and(eq(accountToken.accountId, accountId), eq(accountToken.purpose, 'activate')))
    await writer
      .update(account)
      .set({ activatedAt: new Date(parts.now()), passwordHash })
      .where(and(eq(account.id, accountId), isNull(account.activatedAt)))
    await recordEvent(writer, 'activated', accountId, asker.client)
  })
}

/**
 * Sends the link of a registration again, and lets every registration that waits begin anew with it: which of them is
 * whose is told by their passwords. Does nothing where there is none to activate.
 */
export async function sendActivation(
  parts: AccountParts,
  email: string,
  locale: Locale,
): Promise<void> {
  await parts.database.transaction(async (writer) => {
    const [newest, ...others] = await findWaiting(writer, email)
    if (!newest) return
    const { id, subject } = newest
    await renewRegistrations(
      writer,
      others.map(({ tokenHash }) => tokenHash),
      parts.now(),
    )
    await mailLink(parts, writer, {
      to: { id, email },
      purpose: 'activate',
      text: 'activate',
      ...(subject !== null && { subject }),
      locale,
    })
  })
}

/** Registrations of an address that wait, whether or not their links have run out, the newest first. */
const findWaiting = (writer: Writer, email: string) =>
  writer
    .select({
      id: account.id,
      subject: accountToken.subject,
      tokenHash: accountToken.tokenHash,
    })
    .from(account)
    .innerJoin(accountToken, eq(accountToken.accountId, account.id))
    .where(
      and(
        eq(account.email, email),
        isNull(account.activatedAt),
        eq(accountToken.purpose, 'activate'),
        isNotNull(accountToken.subject),
      ),
    )
    .orderBy(desc(accountToken.createdAt))
    .limit(MAX_PENDING)

/** Mails a link to a new password; does nothing where no active account has the address. */
export async function sendRecovery(
  parts: AccountParts,
  email: string,
  locale: Locale,
  asker: Asker,
): Promise<void> {
  await parts.database.transaction(async (writer) => {
    const [found] = await writer
      .select()
      .from(account)
      .where(and(eq(account.email, email), isNotNull(account.activatedAt)))
    await recordEvent(writer, 'recovery-asked', found?.id ?? null, asker.client)
    if (!found) return
    const to = { id: found.id, email }
    await mailLink(parts, writer, { to, purpose: 'recover', text: 'recover', locale })
  })
}

/** Sets a new password by a mailed link, and ends every sign-in. @throws ApiError `LINK_INVALID` */
export async function resetPassword(
  parts: AccountParts,
  input: { readonly token: string; readonly password: string; readonly locale: Locale },
  asker: Asker,
): Promise<void> {
  const passwordHash = await hashPassword(input.password)
  await parts.database.transaction(async (writer) => {
    const link = await takeLink(writer, 'recover', input.token, parts.now())
    if (!link) throw new ApiError('LINK_INVALID', 'the link is used, or too old')
    const [changed] = await writer
      .update(account)
      .set({ passwordHash })
      .where(eq(account.id, link.accountId))
      .returning()
    await endSessions(writer, link.accountId)
    await recordEvent(writer, 'password-changed', link.accountId, asker.client)
    if (changed?.email) await mailChange(parts, writer, changed.email, input.locale)
  })
}
