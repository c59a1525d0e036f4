import type { LockRow } from '@slipway/database/lock/indexed'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { describe, expect, it } from 'vitest'
import { toLockRecord } from './to-lock-record.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const

/** A token lock of 1 000 units, of which 300 were withdrawn and 200 split off, handed over once. */
const row: LockRow = {
  id: '31337-0x11-7',
  chainId: 31_337,
  kind: 'token',
  locker: address('1'),
  lockId: '7',
  owner: address('2'),
  asset: address('3'),
  market: address('3'),
  nftId: null,
  position: null,
  poolAddress: null,
  feeReceiver: null,
  amount: 500n,
  initialAmount: 800n,
  units: 50n,
  initialUnits: 80n,
  rebasing: true,
  migratable: false,
  cliffAt: 1_000,
  firstBps: 2_500,
  cycleSeconds: 60,
  cycleBps: 500,
  lockedAt: 900,
  unlockAt: 2_000,
  state: 'active',
  endReason: null,
  successor: null,
  successorLockId: null,
  shrinkings: 2,
  handovers: 1,
  createdAt: 900,
  updatedAt: 950,
  blockNumber: 12,
  txHash: `0x${'4'.repeat(64)}`,
}

const shared = {
  locker: address('1'),
  lockId: 7n,
  owner: address('2'),
  amount: 500n,
  initialAmount: 800n,
  lockedAt: 900,
  unlockAt: 2_000,
  isForever: false,
}

describe('a lock of the index', () => {
  it('of tokens tells what is left apart from what there would be had nothing been withdrawn', () => {
    expect(toLockRecord(row)).toEqual({
      ...shared,
      kind: 'token',
      token: address('3'),
      isRebasing: true,
      isMigratable: false,
      units: 50n,
      initialUnits: 80n,
      schedule: { cliffAt: 1_000, firstBps: 2_500, cycleSeconds: 60, cycleBps: 500 },
    })
  })

  it('of liquidity counts its changes', () => {
    expect(toLockRecord({ ...row, kind: 'liquidity' })).toEqual({
      ...shared,
      kind: 'liquidity',
      lpToken: address('3'),
      changes: 3,
    })
  })

  it('of an NFT pays its fees to the owner unless somebody else is named, and is held until it has ended', () => {
    const nft = { ...row, kind: 'nft', nftId: '5', position: 'v3', amount: 1n, initialAmount: 1n }
    const record = {
      ...shared,
      kind: 'nft',
      amount: 1n,
      initialAmount: 1n,
      collection: address('3'),
      nftId: 5n,
      position: 'v3',
      feeReceiver: address('2'),
      isHeld: true,
      changes: 3,
    }
    expect(toLockRecord(nft)).toEqual(record)
    const elsewhere = { poolAddress: address('6'), feeReceiver: address('5') }
    expect(toLockRecord({ ...nft, ...elsewhere, state: 'ended' })).toEqual({
      ...record,
      ...elsewhere,
      isHeld: false,
    })
  })

  it('that never comes free says so', () => {
    const forever = { ...row, state: 'forever', unlockAt: lockLimits.forever }
    expect(toLockRecord(forever)).toMatchObject({ isForever: true, unlockAt: lockLimits.forever })
  })
})
