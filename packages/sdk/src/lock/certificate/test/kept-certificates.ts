import type { LockCertificate } from '../certificate-schema.ts'
import type { ReleasedContract } from '../list-released-contracts.ts'
import file from './certificates-v1.json' with { type: 'json' }

interface Kept {
  readonly released: readonly ReleasedContract[]
  readonly certificates: Readonly<Record<string, LockCertificate>>
}

const kept = file as unknown as Kept

/** The contracts that were released where the kept certificates were made. */
export const keptReleases = kept.released

/** Certificates of format 1, made on a local chain: whoever changes the format still has to read them. */
export const keptNames = Object.keys(kept.certificates)

/** A copy to forge. */
export function keptCertificate(name: string): LockCertificate {
  const certificate = kept.certificates[name]
  if (!certificate) throw new Error(`no certificate ${name} was kept`)
  return structuredClone(certificate)
}
