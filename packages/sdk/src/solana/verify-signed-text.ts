import {
  getPublicKeyFromAddress,
  isAddress,
  type SignatureBytes,
  verifySignature,
} from '@solana/kit'

/** Bytes of an Ed25519 signature. */
const signatureLength = 64

/** Whether the key that an address of Solana is signed a text. An address that is no key has signed nothing. */
export async function verifySignedText(signed: {
  readonly address: string
  readonly text: string
  readonly signature: Uint8Array
}): Promise<boolean> {
  const { address, text, signature } = signed
  if (signature.length !== signatureLength || !isAddress(address)) return false
  try {
    const key = await getPublicKeyFromAddress(address)
    return await verifySignature(key, signature as SignatureBytes, new TextEncoder().encode(text))
  } catch {
    return false
  }
}
