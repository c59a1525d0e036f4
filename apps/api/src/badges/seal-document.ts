import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A key for documents alone, so that no sealed secret of an account is ever read as one. */
const documentKey = (key: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', key, '', 'slipway badge documents', 32))

/**
 * Encrypts a document (AES-256-GCM).
 *
 * @param key 32 bytes, the server's
 * @param id of the document: it opens as no other, wherever it is copied to
 */
export function sealDocument(key: Uint8Array, id: string, content: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', documentKey(key), nonce).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws Error when the key or the document is another one, or a byte was changed */
export function openDocument(key: Uint8Array, id: string, sealed: Uint8Array): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', documentKey(key), nonce, {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(id))
    .setAuthTag(tag)
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ])
}
