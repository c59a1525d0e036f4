import { randomBytes, randomUUID } from 'node:crypto'
import { operator } from '@slipway/database/accounts/app'
import { generateSecret, generateURI } from 'otplib'
import { hashPassword } from '../accounts/hash-password.ts'
import { sealSecret } from '../accounts/seal-secret.ts'
import type { ReadDatabase } from '../database/read-database.ts'

/** What an operator is told once. */
export interface NewOperator {
  readonly password: string
  /** otpauth:// URI for an authenticator */
  readonly uri: string
}

/** Names are short words in small letters. */
export const operatorName = /^[a-z0-9][a-z0-9_-]{1,31}$/

/**
 * Makes an operator with a password and an authenticator's secret of the server's choice; neither is stored as it is.
 *
 * @param key 32 bytes, the server's key
 * @returns undefined where the name is taken
 */
export async function createOperator(
  database: ReadDatabase,
  key: Uint8Array,
  input: { readonly name: string; readonly issuer: string },
): Promise<NewOperator | undefined> {
  const { name, issuer } = input
  const id = randomUUID()
  const password = randomBytes(18).toString('base64url')
  const secret = generateSecret()
  const made = await database
    .insert(operator)
    .values({
      id,
      name,
      passwordHash: await hashPassword(password),
      totpSecret: sealSecret(key, id, secret),
    })
    .onConflictDoNothing({ target: operator.name })
    .returning({ id: operator.id })
  if (made.length === 0) return undefined
  return { password, uri: generateURI({ issuer, label: name, secret }) }
}
