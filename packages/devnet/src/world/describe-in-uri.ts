import { createHash } from 'node:crypto'

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
/** CID version 1, raw bytes, SHA-256 of 32 bytes (https://github.com/multiformats/cid). */
const CID_PREFIX = [0x01, 0x55, 0x12, 0x20]

/**
 * IPFS address of a token's ERC-7572 metadata. The address is the true one of these bytes; no file
 * store of a seeded world holds them.
 */
export function describeInUri(name: string, symbol: string): string {
  const metadata = JSON.stringify({ name, symbol, description: `${name}, made on a local chain.` })
  return `ipfs://${toRawCid(metadata)}`
}

/** Content identifier of a text as one raw block. */
export function toRawCid(content: string): string {
  const digest = createHash('sha256').update(content).digest()
  return `b${toBase32([...CID_PREFIX, ...digest])}`
}

/** RFC 4648 in lower case, without padding. */
function toBase32(bytes: readonly number[]): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      text += BASE32[(value >>> (bits - 5)) & 31]
      bits -= 5
    }
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text
}
