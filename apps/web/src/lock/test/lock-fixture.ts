import type { LockContracts, TokenLockRecord } from '@slipway/sdk/lock/types'
import { type Address, getAddress } from 'viem'
import type { LockView } from '../detail/lock-view.ts'
import { rowOfRecord } from '../shared/lock-row.ts'

const at = (digits: string): Address => getAddress(`0x${digits.padStart(40, '0')}`)
const E = 10n ** 18n

export const lockNow = 1_800_000_000
export const lockOwner = at('a1')
export const lockContractsOfTest: LockContracts = {
  tokenLocker: at('b1'),
  liquidityLocker: at('b2'),
  nftLocker: at('b3'),
  lockAnnouncer: at('b4'),
}

/** A plain lock of 1 000 tokens that ends in a hundred days. */
export function makeLock(changes: Partial<TokenLockRecord> = {}): TokenLockRecord {
  return {
    kind: 'token',
    locker: lockContractsOfTest.tokenLocker,
    lockId: 7n,
    owner: lockOwner,
    token: at('c1'),
    amount: 1_000n * E,
    initialAmount: 1_000n * E,
    units: 1_000n * E,
    initialUnits: 1_000n * E,
    lockedAt: lockNow - 86_400,
    unlockAt: lockNow + 100 * 86_400,
    isForever: false,
    isRebasing: false,
    isMigratable: false,
    ...changes,
  }
}

/** A lock as its screen has it, seen by its owner. */
export function makeLockView(changes: Partial<TokenLockRecord> = {}): LockView {
  const record = makeLock(changes)
  return {
    contracts: lockContractsOfTest,
    record,
    row: rowOfRecord(record, 31_337),
    name: 'HBR',
    unit: { symbol: 'HBR', decimals: 18 },
    now: lockNow,
    account: lockOwner,
  }
}
