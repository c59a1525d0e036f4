import {
  type Address,
  getAddressEncoder,
  getPublicKeyFromAddress,
  isAddress,
  type SignatureBytes,
  verifySignature,
} from '@solana/kit'
import { bytesToHex } from 'viem'

/** Bytes of an Ed25519 signature. */
const signatureLength = 64

/**
 * Points of small order, without the sign (RFC 8032, section 5.1): a signature without a secret holds for them, so that
 * none proves anything.
 */
const smallOrder: ReadonlySet<string> = new Set([
  `01${'00'.repeat(31)}`,
  '00'.repeat(32),
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  `ec${'ff'.repeat(30)}7f`,
  `ed${'ff'.repeat(30)}7f`,
  `ee${'ff'.repeat(30)}7f`,
])

function isOfSmallOrder(address: Address): boolean {
  const bytes = Uint8Array.from(getAddressEncoder().encode(address))
  bytes[31] = (bytes[31] ?? 0) & 0x7f
  return smallOrder.has(bytesToHex(bytes).slice(2))
}

/** Whether the key that an address of Solana is signed a text. An address that is no key has signed nothing. */
export async function verifySignedText(signed: {
  readonly address: string
  readonly text: string
  readonly signature: Uint8Array
}): Promise<boolean> {
  const { address, text, signature } = signed
  if (signature.length !== signatureLength || !isAddress(address)) return false
  if (isOfSmallOrder(address)) return false
  try {
    const key = await getPublicKeyFromAddress(address)
    return await verifySignature(key, signature as SignatureBytes, new TextEncoder().encode(text))
  } catch {
    return false
  }
}
