import type { CertificateParams } from '@slipway/sdk/lock/certificate/get-certificate'
import { type LockKey, readLockKey } from '@slipway/sdk/lock/lock-key'
import { isAddressEqual } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { CertificateScreen } from './certificate-screen.tsx'
import { CertificateElsewhere, CertificateNotFound } from './certificate-states.tsx'
import { releasedContracts } from './released-contracts.ts'

/** What a certificate is made of; undefined when no released locker stands at this address. */
function findCertificateParams({
  chainId,
  locker,
  lockId,
}: LockKey): CertificateParams | undefined {
  const released = releasedContracts(chainId)
  const own = released.find(({ address }) => isAddressEqual(address, locker))
  const announcer = released.find(
    ({ role, version }) => role === 'announcer' && version === own?.version,
  )
  if (!own || own.role === 'announcer' || !announcer) return undefined
  return { kind: own.role, chainId, locker, lockId, announcer: announcer.address }
}

/** The certificate of one lock, made and checked in this browser (settled S-10, S-60). @param id `lockKeyOf` */
export function CertificatePage({ id }: { id: string }) {
  const key = readLockKey(id)
  if (!key) return <CertificateNotFound reason="id" />
  if (key.chainId !== activeChain.chainId) return <CertificateElsewhere chainId={key.chainId} />
  const params = findCertificateParams(key)
  return params ? <CertificateScreen params={params} /> : <CertificateNotFound reason="locker" />
}
