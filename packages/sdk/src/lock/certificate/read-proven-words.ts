import { type Hex, hexToBigInt, numberToHex } from 'viem'
import { CertificateRefused } from './certificate-refused.ts'
import type { CertificateAccount } from './certificate-schema.ts'
import { proveOrRefuse } from './prove-or-refuse.ts'
import type { WordReader } from './read-lock-words.ts'

/**
 * Runs a reader on the words that an account proves; each is proven when it is asked for, and none may be left over.
 * @throws {CertificateRefused} `WordMissing`, `WordProofInvalid`, `WordDiffers`, `WordSpare`, and the reader's own.
 */
export function readProvenWords<Result>(
  account: CertificateAccount,
  reader: WordReader<Result>,
): Result {
  const entries = new Map(account.storageProof.map((entry) => [entry.key, entry]))
  const asked = new Set<Hex>()
  const wordOf = (slot: Hex): bigint => {
    const entry = entries.get(slot)
    if (!entry) throw new CertificateRefused('WordMissing', { what: slot })
    asked.add(slot)
    const proven = decodeWord(
      proveOrRefuse(
        { root: account.storageHash, key: slot, proof: entry.proof },
        'WordProofInvalid',
      ),
    )
    if (hexToBigInt(entry.value) === proven) return proven
    throw new CertificateRefused('WordDiffers', {
      what: slot,
      said: entry.value,
      found: numberToHex(proven),
    })
  }
  let step = reader.next([])
  while (!step.done) step = reader.next(step.value.map(wordOf))
  const spare = account.storageProof.find(
    ({ key }, index) => !asked.has(key) || entries.get(key) !== account.storageProof[index],
  )
  if (spare) throw new CertificateRefused('WordSpare', { what: spare.key })
  return step.value
}

/** A word of storage is its bytes without leading zeros; what is absent is zero. */
function decodeWord([bytes = '0x']: readonly Hex[] = []): bigint {
  return bytes === '0x' ? 0n : hexToBigInt(bytes)
}
