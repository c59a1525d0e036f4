import { type Address, isAddressEqual } from 'viem'
import type { LockContracts } from './types.ts'

/** Whether an address is a locker or the announcer: a lock that belongs to one is lost, for none can ever withdraw. */
export const isLockContract = (contracts: LockContracts, address: Address): boolean =>
  Object.values(contracts).some((one: Address) => isAddressEqual(one, address))
