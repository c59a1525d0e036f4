import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts what the server has to read again (AES-256-GCM).
 *
 * @param key 32 bytes
 * @param owner whose secret it is: it opens for nobody else, wherever it is copied to
 */
export function sealSecret(key: Uint8Array, owner: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws Error when the key or the owner is another one, or the text was changed */
export function openSecret(key: Uint8Array, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag)
  const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
}
