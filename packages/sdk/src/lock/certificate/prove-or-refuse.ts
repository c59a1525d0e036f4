import { fromRlp, type Hex } from 'viem'
import { type CertificateProblem, CertificateRefused } from './certificate-refused.ts'
import { readTrieProof, TrieProofInvalid } from './read-trie-proof.ts'

/** A place in a trie: its root, its key and the nodes between. */
interface TriePlace {
  readonly root: Hex
  readonly key: Hex
  readonly proof: readonly Hex[]
}

/** `0x` and the digits of 32 bytes. */
const wordDigits = 66

/**
 * `readTrieProof` for a certificate, decoded: an account is four byte strings, a word is one. Whoever makes up a whole trie
 * can put anything into it.
 * @returns undefined when the trie has no such key.
 * @throws {CertificateRefused} with `problem` and the key.
 */
export function proveOrRefuse(
  { root, key, proof }: TriePlace,
  problem: CertificateProblem,
): readonly Hex[] | undefined {
  try {
    const value = readTrieProof(root, key, proof)
    return value === undefined ? undefined : decodeStrings(value)
  } catch (error) {
    if (error instanceof TrieProofInvalid) throw new CertificateRefused(problem, { what: key })
    throw error
  }
}

function decodeStrings(value: Hex): readonly Hex[] {
  const items = decode(value)
  const strings = typeof items === 'string' ? [items] : items
  if (strings.every((text) => typeof text === 'string' && text.length <= wordDigits)) {
    return strings as readonly Hex[]
  }
  throw new TrieProofInvalid('a value has another shape')
}

function decode(value: Hex) {
  try {
    return fromRlp(value, 'hex')
  } catch {
    throw new TrieProofInvalid('a value is no RLP')
  }
}
