import { calculateCid } from '@slipway/sdk/ipfs/content-id'
import { ContentStoreError } from '../http/content-store-error.ts'
import { UPLOAD_LIMITS } from '../http/upload-limits.ts'

/** Nothing larger was ever kept here: an engine that sends more is not believed. */
export const MAX_CONTENT_BYTES = UPLOAD_LIMITS.airdropListBytes

/**
 * Reads what an engine holds under an address, and believes it only when the address is that of the bytes.
 *
 * @param holder whose answer it is, for messages
 * @throws {ContentStoreError}
 */
export async function readContent(
  cid: string,
  response: Response,
  holder: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > MAX_CONTENT_BYTES) {
    throw new ContentStoreError(
      'STORE_UNAVAILABLE',
      `${holder} answers with more than was ever kept`,
    )
  }
  if ((await calculateCid(bytes)) !== cid) {
    throw new ContentStoreError('CONTENT_MISMATCH', `${holder} holds other bytes as ${cid}`)
  }
  return bytes
}
