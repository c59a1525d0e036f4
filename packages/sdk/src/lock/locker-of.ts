import type { Address } from 'viem'
import type { LockContracts, LockerKind } from './types.ts'

/** The locker of a kind. */
export function lockerOf(contracts: LockContracts, kind: LockerKind): Address {
  if (kind === 'token') return contracts.tokenLocker
  return kind === 'liquidity' ? contracts.liquidityLocker : contracts.nftLocker
}
