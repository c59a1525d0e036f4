import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { readAddress } from '../shared/read-address.ts'
import { assetOfLock } from './asset-of-lock.ts'
import { judgeLockOwner } from './draft/judge-lock-owner.ts'
import type { LockSuccessor } from './evm/get-successors.ts'
import { isLockContract } from './is-lock-contract.ts'
import {
  type LockField,
  type LockFormIssueCollector,
  type LockFormResult,
  readLockForm,
} from './lock-params.ts'
import type { LockContracts, LockRecord, NftLockRecord, TokenLockRecord } from './types.ts'

/** The NFT locker counts in 16 bits how often a lock changed hands. */
const mostHandovers = 65_535

function readWallet(
  field: LockField,
  text: string,
  report: LockFormIssueCollector,
): Address | undefined {
  const reading = readAddress(text)
  if (reading.ok) return reading.address
  report(field, reading.code)
  return undefined
}

/** Reads who owns a lock from now on. @param known `contracts`: those of the lock's network */
export function readHandoverParams(
  text: string,
  { lock, contracts }: { readonly lock: LockRecord; readonly contracts: LockContracts },
): LockFormResult<{ readonly newOwner: Address }> {
  return readLockForm((report) => {
    const newOwner = readWallet('newOwner', text, report)
    if (newOwner === undefined) return undefined
    if (isAddressEqual(newOwner, lock.owner)) report('newOwner', 'Lock_OwnerSame')
    else if (isLockContract(contracts, newOwner)) report('newOwner', 'Lock_OwnerIsLocker')
    else {
      const { kind: locker, isForever } = lock
      const fault = judgeLockOwner(newOwner, { locker, isForever, asset: assetOfLock(lock) })
      if (fault) report('newOwner', fault)
    }
    if (lock.kind === 'nft' && lock.changes >= mostHandovers) {
      const { lockId } = lock
      report('newOwner', 'NftLocker_TooManyHandovers', { lockId })
    }
    return { newOwner }
  })
}

/** Reads who may withdraw to an owner; "anybody" is a switch of the form, and nobody's address. */
export function readOperatorParams(
  text: string,
  { owner }: { readonly owner: Address },
): LockFormResult<{ readonly operator: Address }> {
  return readLockForm((report) => {
    const operator = readWallet('operator', text, report)
    if (operator === undefined) return undefined
    if (operator === zeroAddress) report('operator', 'Lock_OperatorZero')
    else if (isAddressEqual(operator, owner)) report('operator', 'Lock_OperatorIsOwner')
    return { operator }
  })
}

/** V4 takes these two for its caller and for itself. */
const reservedReceivers: readonly bigint[] = [1n, 2n]

/** Reads who receives a position's fees. @param text empty for the owner */
export function readFeeReceiverParams(
  text: string,
  { lock }: { readonly lock: NftLockRecord },
): LockFormResult<{ readonly receiver: Address }> {
  return readLockForm((report) => {
    if (text.trim() === '') return { receiver: zeroAddress }
    const receiver = readWallet('receiver', text, report)
    if (receiver === undefined) return undefined
    const isReserved = reservedReceivers.includes(BigInt(receiver))
    if (isReserved || isAddressEqual(receiver, lock.locker)) {
      report('receiver', 'NftLocker_ReceiverUnusable', { receiver })
    }
    return { receiver }
  })
}

/**
 * Judges a locker that a lock should move to.
 * @param known `now`: unix seconds of the chain; `successors`: from `getSuccessors`
 */
export function readMigrateParams(
  successor: Address | undefined,
  known: {
    readonly lock: TokenLockRecord
    readonly now: number
    readonly successors: readonly LockSuccessor[]
  },
): LockFormResult<{ readonly successor: Address }> {
  const { lock, now, successors } = known
  return readLockForm((report) => {
    if (!lock.isMigratable || lock.isForever) {
      report('successor', 'TokenLocker_NotMigratable', { lockId: lock.lockId })
    }
    if (successor === undefined) {
      report('successor', 'Input_Required')
      return undefined
    }
    const found = successors.find(({ address }) => isAddressEqual(address, successor))
    const opensAt = found?.opensAt ?? 0
    if (opensAt === 0 || opensAt > now) {
      report('successor', 'TokenLocker_SuccessorNotOpen', { successor, opensAt: BigInt(opensAt) })
    }
    return { successor }
  })
}
