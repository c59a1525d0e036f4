import { sniffImage } from './sniff-image.ts'

const latin = (bytes: Uint8Array, from: number, to: number) =>
  new TextDecoder('latin1').decode(bytes.subarray(from, to))
/** MP4 and its kin: the second word of the first box names it. */
const isMp4 = (bytes: Uint8Array) => latin(bytes, 4, 8) === 'ftyp'
const AVIF_BRANDS = /^avi[fs]$/
const isWebm = (bytes: Uint8Array) =>
  [0x1a, 0x45, 0xdf, 0xa3].every((byte, index) => bytes[index] === byte)

function isJsonObject(bytes: Uint8Array): boolean {
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof read === 'object' && read !== null && !Array.isArray(read)
  } catch {
    return false
  }
}

/**
 * What an asset of a collection is, told by its content alone and never by a name or a header.
 *
 * @returns its media type; undefined for everything that wallets do not show, and for SVG, which is a program
 */
export function sniffAsset(bytes: Uint8Array): string | undefined {
  const image = sniffImage(bytes)
  if (image) return `image/${image}`
  if (isMp4(bytes)) return AVIF_BRANDS.test(latin(bytes, 8, 12)) ? 'image/avif' : 'video/mp4'
  if (isWebm(bytes)) return 'video/webm'
  return isJsonObject(bytes) ? 'application/json' : undefined
}
