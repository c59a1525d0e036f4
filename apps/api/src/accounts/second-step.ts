import { createHmac, randomBytes } from 'node:crypto'
import { account, accountRecoveryCode } from '@slipway/database/accounts/app'
import { accountLimits } from '@slipway/sdk/accounts/account-limits'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { ApiError } from '../http/api-error.ts'
import type { AccountParts } from './account-parts.ts'
import { openSecret, sealSecret } from './seal-secret.ts'
import type { Account } from './sessions.ts'

const PERIOD_SECONDS = 30
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

const wrong = () => new ApiError('CODE_WRONG', 'the code is wrong, or was used already')

/** Keyed, as a code of 50 bits is too short to withstand guessing by whoever reads the database. */
const hashCode = (key: Uint8Array, accountId: string, code: string) =>
  createHmac('sha256', key).update(`recovery:${accountId}:${code}`).digest('base64url')

/** The step of a right code, one step (30 s) early or late included (RFC 6238, section 5.2). */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const epoch = Math.floor(now / 1_000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD_SECONDS })
  return result.valid ? Math.floor(epoch / PERIOD_SECONDS) + (result.delta ?? 0) : undefined
}

/** Marks a step as used. @returns false when it, or a later one, was used before */
async function useStep(parts: AccountParts, accountId: string, step: number): Promise<boolean> {
  const used = await parts.database
    .update(account)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(account.id, accountId),
        or(isNull(account.totpLastStep), lt(account.totpLastStep, step)),
      ),
    )
    .returning({ id: account.id })
  return used.length > 0
}

async function useRecoveryCode(parts: AccountParts, accountId: string, code: string) {
  const used = await parts.database
    .delete(accountRecoveryCode)
    .where(
      and(
        eq(accountRecoveryCode.accountId, accountId),
        eq(accountRecoveryCode.codeHash, hashCode(parts.key, accountId, code)),
      ),
    )
    .returning()
  return used.length > 0
}

/**
 * Proves the second step: a code of the authenticator that was not used before, or a recovery code.
 *
 * @throws ApiError `CODE_WRONG`, `TOO_MANY_ATTEMPTS`
 */
export async function takeSecondStep(
  parts: AccountParts,
  accountId: string,
  code: string,
): Promise<void> {
  await parts.attempts.near(`second-step ${accountId}`)
  if (code.includes('-')) {
    if (await useRecoveryCode(parts, accountId, code)) return
    throw wrong()
  }
  const [owner] = await parts.database.select().from(account).where(eq(account.id, accountId))
  if (!owner?.totpSecret) throw wrong()
  const step = stepOf(openSecret(parts.key, accountId, owner.totpSecret), code, parts.now())
  if (step === undefined || !(await useStep(parts, accountId, step))) throw wrong()
}

const isOn = () => new ApiError('SECOND_STEP_ON', 'the second step is on already')

/**
 * A new secret for an authenticator app; nothing is stored before `confirmSecondStep`.
 *
 * @throws ApiError `SECOND_STEP_ON`
 */
export function beginSecondStep(parts: AccountParts, owner: Account) {
  if (owner.totpSecret) throw isOn()
  const secret = generateSecret()
  const label = owner.email ?? owner.id
  const issuer = new URL(parts.siteUrl).host
  return {
    secret,
    uri: generateURI({ issuer, label, secret }),
    // The server hands its secret over and takes it back sealed: a page cannot choose its own.
    sealed: sealSecret(parts.key, owner.id, secret),
  }
}

function makeRecoveryCode(): string {
  const letters = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/**
 * Switches the second step on by its first code.
 *
 * @returns recovery codes, told this once
 * @throws ApiError `CODE_WRONG`; `SECOND_STEP_ON` when it is on already
 */
export async function confirmSecondStep(
  parts: AccountParts,
  owner: Account,
  input: { readonly sealed: string; readonly code: string },
): Promise<readonly string[]> {
  if (owner.totpSecret) throw isOn()
  await parts.attempts.near(`second-step ${owner.id}`)
  const secret = openSealed(parts, owner.id, input.sealed)
  const step = stepOf(secret, input.code, parts.now())
  if (step === undefined) throw wrong()
  const codes = Array.from({ length: accountLimits.recoveryCodes }, makeRecoveryCode)
  await parts.database.transaction(async (writer) => {
    await writer
      .update(account)
      .set({ totpSecret: input.sealed, totpLastStep: step })
      .where(eq(account.id, owner.id))
    await writer.delete(accountRecoveryCode).where(eq(accountRecoveryCode.accountId, owner.id))
    await writer.insert(accountRecoveryCode).values(
      codes.map((code) => ({
        accountId: owner.id,
        codeHash: hashCode(parts.key, owner.id, code),
      })),
    )
  })
  return codes
}

function openSealed(parts: AccountParts, accountId: string, sealed: string): string {
  try {
    return openSecret(parts.key, accountId, sealed)
  } catch (cause) {
    throw new ApiError('CODE_WRONG', 'this secret was not made here', { cause })
  }
}

/** Switches the second step off. @throws ApiError `CODE_WRONG` */
export async function dropSecondStep(
  parts: AccountParts,
  owner: Account,
  code: string,
): Promise<void> {
  await takeSecondStep(parts, owner.id, code)
  await parts.database.transaction(async (writer) => {
    await writer
      .update(account)
      .set({ totpSecret: null, totpLastStep: null })
      .where(eq(account.id, owner.id))
    await writer.delete(accountRecoveryCode).where(eq(accountRecoveryCode.accountId, owner.id))
  })
}
