import { lockKeyOf } from '../lock-key.ts'
import { certificateFormat } from './certificate-format.ts'
import { CertificateRefused } from './certificate-refused.ts'
import { certificateSchema, type LockCertificate } from './certificate-schema.ts'

/** A certificate has a few ten thousand characters; more than this is none. */
const mostCharacters = 2_000_000

function parse(text: string): unknown {
  if (text.length > mostCharacters) throw new CertificateRefused('Unreadable')
  try {
    return JSON.parse(text)
  } catch {
    throw new CertificateRefused('Unreadable')
  }
}

function refuseLaterVersion(file: unknown): void {
  if (typeof file !== 'object' || file === null) return
  const { format, version } = file as { format?: unknown; version?: unknown }
  if (
    format === certificateFormat.name &&
    typeof version === 'number' &&
    version > certificateFormat.version
  ) {
    throw new CertificateRefused('TooNew', {
      said: String(version),
      found: String(certificateFormat.version),
    })
  }
}

/**
 * Reads the text of a file that anybody may have written: its shape and its name, nothing of what it claims.
 * @throws {CertificateRefused} `Unreadable`, `TooNew`, `IdDiffers`.
 */
export function readCertificate(text: string): LockCertificate {
  const file = parse(text)
  refuseLaterVersion(file)
  const reading = certificateSchema.safeParse(file)
  if (!reading.success) {
    const what = reading.error.issues[0]?.path.map(String).join('.')
    throw new CertificateRefused('Unreadable', what ? { what } : {})
  }
  const { id, chainId, lock } = reading.data
  const found = lockKeyOf({ chainId, locker: lock.locker, lockId: BigInt(lock.lockId) })
  if (id !== found) throw new CertificateRefused('IdDiffers', { what: 'id', said: id, found })
  return reading.data
}
