import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'

/** An address with its checksum in the letters' case (EIP-55). @param address 20 bytes */
export function checksumAddress(address: Uint8Array): `0x${string}` {
  const text = bytesToHex(address)
  const hash = keccak_256(new TextEncoder().encode(text))
  const marked = [...text].map((character, index) => {
    const byte = hash[index >> 1] ?? 0
    const isUpper = (index % 2 === 0 ? byte >> 4 : byte & 15) >= 8
    return isUpper ? character.toUpperCase() : character
  })
  return `0x${marked.join('')}`
}
