import { readLockKey } from '@slipway/sdk/lock/lock-key'
import { activeChain } from '../../shell/active-chain.ts'
import { CertificateScreen } from './certificate-screen.tsx'
import { CertificateElsewhere, CertificateNotFound } from './certificate-states.tsx'
import { findOrder } from './find-order.ts'

/** The certificate of one lock, made and checked in this browser (settled S-10, S-60). @param id `lockKeyOf` */
export function CertificatePage({ id }: { id: string }) {
  const key = readLockKey(id)
  if (!key) return <CertificateNotFound reason="id" />
  if (key.chainId !== activeChain.chainId) return <CertificateElsewhere chainId={key.chainId} />
  const order = findOrder(key)
  return order ? <CertificateScreen order={order} /> : <CertificateNotFound reason="locker" />
}
