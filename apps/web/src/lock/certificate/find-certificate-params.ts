import type { CertificateParams } from '@slipway/sdk/lock/certificate/get-certificate'
import type { LockKey } from '@slipway/sdk/lock/lock-key'
import { isAddressEqual } from 'viem'
import { releasedContracts } from './released-contracts.ts'

/** What a certificate is made of; undefined when no released locker stands at this address. */
export function findCertificateParams({
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
