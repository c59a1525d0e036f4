import type { Hex } from 'viem'
import { type CertificateProblem, CertificateRefused } from './certificate-refused.ts'
import { readTrieProof, TrieProofInvalid } from './read-trie-proof.ts'

/** A place in a trie: its root, its key and the nodes between. */
interface TriePlace {
  readonly root: Hex
  readonly key: Hex
  readonly proof: readonly Hex[]
}

/** `readTrieProof` for a certificate. @throws {CertificateRefused} with `problem` and the key. */
export function proveOrRefuse(
  { root, key, proof }: TriePlace,
  problem: CertificateProblem,
): Hex | undefined {
  try {
    return readTrieProof(root, key, proof)
  } catch (error) {
    if (error instanceof TrieProofInvalid) throw new CertificateRefused(problem, { what: key })
    throw error
  }
}
