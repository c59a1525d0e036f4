import type { LockCertificate } from '@slipway/sdk/lock/certificate/certificate-schema'
import type { LockFacts } from '@slipway/sdk/lock/certificate/lock-facts'
import type { LockRecord } from '@slipway/sdk/lock/types'

/** A certificate that held, what it proves, and the same as a lock. */
export interface CertificateView {
  readonly certificate: LockCertificate
  readonly facts: LockFacts
  readonly lock: LockRecord
}
