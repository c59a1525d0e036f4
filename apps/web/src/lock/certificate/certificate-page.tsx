import { readLockKey } from '@slipway/sdk/lock/lock-key'
import { activeChain } from '../../shell/active-chain.ts'
import { CertificateScreen } from './certificate-screen.tsx'
import { CertificateElsewhere, CertificateNotFound } from './certificate-states.tsx'
import { findCertificateParams } from './find-certificate-params.ts'

/** The certificate of one lock, made and checked in this browser (settled S-10, S-60). @param id `lockKeyOf` */
export function CertificatePage({ id }: { id: string }) {
  const key = readLockKey(id)
  if (!key) return <CertificateNotFound reason="id" />
  if (key.chainId !== activeChain.chainId) return <CertificateElsewhere chainId={key.chainId} />
  const params = findCertificateParams(key)
  return params ? <CertificateScreen params={params} /> : <CertificateNotFound reason="locker" />
}
