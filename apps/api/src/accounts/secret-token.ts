import { createHash, randomBytes } from 'node:crypto'

/** Something that only its receiver knows, and what is stored of it. */
export interface SecretToken {
  readonly token: string
  readonly tokenHash: string
}

/** SHA-256 suffices for what is random: there is nothing to guess. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** 256 random bits. */
export function makeSecretToken(): SecretToken {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}
