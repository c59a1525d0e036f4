import { randomBytes } from 'node:crypto'
import { openSecret, sealSecret } from '../accounts/seal-secret.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** A secret of its own kind, so that it opens for this webhook alone. */
const ownerOf = (webhookId: string) => `webhook ${webhookId}`

/** What a webhook signs with, as Standard Webhooks write it: a prefix and 256 random bits in base 64. */
export const makeWebhookSecret = (): string =>
  `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

/** Seals a secret for the database. @param key 32 bytes */
export const sealWebhookSecret = (key: Uint8Array, webhookId: string, secret: string): string =>
  sealSecret(key, ownerOf(webhookId), secret)

/** @returns the bytes that sign @throws Error when it was sealed under another key or for another webhook */
export const openWebhookSecret = (key: Uint8Array, webhookId: string, sealed: string): Buffer =>
  Buffer.from(openSecret(key, ownerOf(webhookId), sealed).slice(PREFIX.length), 'base64')
