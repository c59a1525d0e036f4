import { beforeEach, describe, expect, it } from 'vitest'
import { makeMemoryIndex } from '../../../test/memory-index.ts'
import { liquidityLocker } from './liquidity-locker.ts'
import { lockAnnouncer } from './lock-announcer.ts'
import { nftLocker } from './nft-locker.ts'
import { tokenLocker } from './token-locker.ts'

const A = '0x00000000000000000000000000000000000000A1'
const B = '0x00000000000000000000000000000000000000B2'
const ASSET = '0x00000000000000000000000000000000000000fA'
const LOCKER = '0x00000000000000000000000000000000000000C3'
const POOL = '0x00000000000000000000000000000000000000D4'
const ZERO = '0x0000000000000000000000000000000000000000'
const FOREVER = 1_099_511_627_775n
const at = { address: LOCKER } as const
const lower = (text: string) => text.toLowerCase()

let index: ReturnType<typeof makeMemoryIndex>
beforeEach(() => {
  index = makeMemoryIndex()
})

const lock = (id: number) => index.row('lock', `7-${lower(LOCKER)}-${id}`)
const asset = () => index.row('lockAsset', `7-${lower(ASSET)}`)
const locker = () => index.row('locker', `7-${lower(LOCKER)}`)
const history = (id: number) =>
  index
    .rowsOf('lockEvent')
    .filter((row) => row.ofLock === `7-${lower(LOCKER)}-${id}`)
    .map((row) => row.kind)

const plain = { token: ASSET, owner: A, rebasing: false, migratable: true } as const
const lockTokens = (lockId: bigint, units: bigint, change: Partial<LockedArgs> = {}) =>
  index.run(
    tokenLocker.locked,
    { lockId, ...plain, amount: units, units, unlockAt: 900n, ...change },
    { ...at, timestamp: 50 },
  )
type LockedArgs = Parameters<typeof tokenLocker.locked.reads>[0]['args']

/** Totals that are added up anew from the locks' rows. */
function expectTotals() {
  const all = index.rowsOf('lock')
  const living = all.filter((row) => row.state !== 'ended')
  const forever = living.filter((row) => row.state === 'forever')
  const sum = (rows: typeof all) => rows.reduce((total, row) => total + row.amount, 0n)
  const counts = {
    locks: all.length,
    livingLocks: living.length,
    foreverLocks: forever.length,
    owners: new Set(living.map((row) => row.owner)).size,
  }
  expect(asset()).toMatchObject({ locked: sum(living), lockedForever: sum(forever), ...counts })
  expect(locker()).toMatchObject({ ...counts, assets: living.length > 0 ? 1 : 0 })
}

describe('locks of liquidity', () => {
  const begin = (unlockAt = FOREVER) =>
    index.run(
      liquidityLocker.locked,
      { lockId: 1n, lpToken: ASSET, owner: A, amount: 100n, unlockAt },
      { ...at, timestamp: 50 },
    )

  it('follow additions, withdrawals, prolongation and another owner', () => {
    begin(800n)
    index.run(liquidityLocker.incremented, { lockId: 1n, amount: 10n }, at)
    index.run(liquidityLocker.withdrawn, { lockId: 1n, amount: 40n }, at)
    index.run(liquidityLocker.relocked, { lockId: 1n, unlockAt: 900n }, at)
    index.run(liquidityLocker.ownershipTransferred, { lockId: 1n, to: B }, at)
    expect(lock(1)).toMatchObject({
      kind: 'liquidity',
      asset: lower(ASSET),
      amount: 70n,
      initialAmount: 110n,
      unlockAt: 900,
      owner: lower(B),
      lockedAt: 50,
      state: 'active',
      shrinkings: 1,
      handovers: 1,
    })
    expect(history(1)).toEqual([
      'locked',
      'incremented',
      'withdrawn',
      'relocked',
      'ownershipTransferred',
    ])
    expectTotals()
  })

  it('split into two with the same terms and the same sum', () => {
    begin()
    index.run(liquidityLocker.split, { lockId: 1n, newLockId: 2n, amount: 30n }, at)
    expect(lock(1)).toMatchObject({ amount: 70n, initialAmount: 70n, shrinkings: 1 })
    expect(lock(2)).toMatchObject({
      amount: 30n,
      initialAmount: 30n,
      owner: lower(A),
      lockedAt: 50,
      createdAt: 100,
      unlockAt: Number(FOREVER),
      state: 'forever',
      shrinkings: 0,
    })
    expect(history(2)).toEqual(['splitOff'])
    expectTotals()
  })

  it('end when nothing is left', () => {
    begin(800n)
    index.run(liquidityLocker.withdrawn, { lockId: 1n, amount: 100n }, at)
    expect(lock(1)).toMatchObject({ state: 'ended', endReason: 'withdrawn', amount: 0n })
    expectTotals()
  })
})

describe('locks of tokens', () => {
  it('keep their schedule, and move it when they are prolonged', () => {
    lockTokens(1n, 1_000n)
    const steps = { lockId: 1n, firstBps: 1_000n, cycleSeconds: 60n, cycleBps: 4_500n }
    index.run(tokenLocker.scheduled, { ...steps, cliffAt: 780n }, at)
    index.run(tokenLocker.relocked, { lockId: 1n, unlockAt: 1_000n }, at)
    index.run(tokenLocker.scheduled, { ...steps, cliffAt: 880n }, at)
    expect(lock(1)).toMatchObject({
      unlockAt: 1_000,
      cliffAt: 880,
      firstBps: 1_000,
      cycleSeconds: 60,
      cycleBps: 4_500,
    })
    expect(history(1)).toEqual(['locked', 'scheduled', 'relocked', 'scheduled'])
    const [, scheduled] = index.rowsOf('lockEvent')
    expect(scheduled?.details).toBe(
      '{"cliffAt":"780","firstBps":"1000","cycleSeconds":"60","cycleBps":"4500"}',
    )
  })

  it('count in units, and split initial units as the contract rounded them', () => {
    lockTokens(1n, 1_000n)
    index.run(tokenLocker.incremented, { lockId: 1n, amount: 1n, units: 1n }, at)
    index.run(tokenLocker.withdrawn, { lockId: 1n, amount: 300n, units: 301n }, at)
    index.run(
      tokenLocker.split,
      { lockId: 1n, newLockId: 2n, units: 233n, newInitialUnits: 334n, initialUnitsLeft: 668n },
      at,
    )
    expect(lock(1)).toMatchObject({ units: 467n, amount: 467n, initialUnits: 668n })
    expect(lock(2)).toMatchObject({ units: 233n, amount: 233n, initialAmount: 334n })
    expect(index.rowsOf('lockEvent').map((row) => [row.kind, row.amount, row.units])).toEqual([
      ['locked', 1_000n, 1_000n],
      ['incremented', 1n, 1n],
      ['withdrawn', 300n, 301n],
      ['split', 233n, 233n],
      ['splitOff', 233n, 233n],
    ])
    expectTotals()
  })

  it('of a rebasing token remember what was put in for the shares that are left', () => {
    lockTokens(1n, 100_000n, { rebasing: true, amount: 100n })
    index.run(tokenLocker.withdrawn, { lockId: 1n, amount: 75n, units: 50_000n }, at)
    expect(lock(1)).toMatchObject({ rebasing: true, units: 50_000n, amount: 50n })
    index.run(
      tokenLocker.split,
      {
        lockId: 1n,
        newLockId: 2n,
        units: 20_000n,
        newInitialUnits: 40_000n,
        initialUnitsLeft: 60_000n,
      },
      at,
    )
    expect(lock(1)).toMatchObject({ amount: 30n, initialAmount: 60n })
    expect(lock(2)).toMatchObject({ amount: 20n, initialAmount: 40n, rebasing: true })
    expectTotals()
  })

  it('move to a successor, and are gone here', () => {
    lockTokens(1n, 10n)
    index.run(
      tokenLocker.migrated,
      { lockId: 1n, successor: B, successorLockId: 7n, amount: 10n, arrived: 9n },
      at,
    )
    expect(lock(1)).toMatchObject({
      state: 'ended',
      endReason: 'migrated',
      amount: 0n,
      initialAmount: 10n,
      successor: lower(B),
      successorLockId: '7',
    })
    expect(index.rowsOf('lockEvent').at(-1)).toMatchObject({
      kind: 'migrated',
      amount: 10n,
      units: 10n,
      otherLockId: '7',
      details: '{"arrived":"9"}',
    })
    expectTotals()
  })

  it('count an owner once, however many locks it has, and no more when the last one is empty', () => {
    lockTokens(1n, 10n)
    lockTokens(2n, 20n)
    lockTokens(3n, 30n, { owner: B, unlockAt: FOREVER })
    expect(asset()?.owners).toBe(2)
    expect(asset()?.lockedForever).toBe(30n)
    index.run(tokenLocker.ownershipTransferred, { lockId: 1n, to: B }, at)
    expect(asset()?.owners).toBe(2)
    index.run(tokenLocker.withdrawn, { lockId: 2n, amount: 20n, units: 20n }, at)
    expect(asset()?.owners).toBe(1)
    index.run(tokenLocker.relocked, { lockId: 1n, unlockAt: FOREVER }, at)
    expectTotals()
  })

  it('say who acted, and whom owners trust', () => {
    index.run(
      tokenLocker.locked,
      { lockId: 1n, ...plain, amount: 1n, units: 1n, unlockAt: 900n },
      { ...at, sender: lower(B) as `0x${string}` },
    )
    expect(index.rowsOf('lockEvent')[0]).toMatchObject({ actor: lower(B), account: lower(A) })
    index.run(tokenLocker.operatorSet, { owner: A, operator: ZERO, allowed: true }, at)
    index.run(tokenLocker.operatorSet, { owner: A, operator: ZERO, allowed: false }, at)
    expect(index.rowsOf('lockOperator')).toEqual([
      expect.objectContaining({ owner: lower(A), operator: ZERO, allowed: false }),
    ])
    const added = { number: 1n, token: ASSET, custody: POOL, rebasing: true } as const
    index.run(tokenLocker.assetAdded, added, at)
    expect(index.rowsOf('lockCustody')).toEqual([
      expect.objectContaining({ token: lower(ASSET), custody: lower(POOL), rebasing: true }),
    ])
  })

  it('that were never made stop the index', () => {
    expect(() => index.run(tokenLocker.relocked, { lockId: 9n, unlockAt: 1n }, at)).toThrow(
      /lock 9 was never made/,
    )
  })
})

describe('locks of NFTs', () => {
  const nft = { collection: ASSET, nftId: 5n } as const
  const lockNft = (lockId: bigint, owner: typeof A | typeof B, kind = 1) =>
    index.run(
      nftLocker.locked,
      {
        lockId,
        ...nft,
        owner,
        unlockAt: 900n,
        kind,
        poolAddress: kind === 0 ? ZERO : POOL,
      },
      at,
    )

  it('know positions by their pool, and any other NFT by its collection', () => {
    lockNft(1n, A)
    expect(lock(1)).toMatchObject({
      position: 'v3',
      market: lower(POOL),
      poolAddress: lower(POOL),
      nftId: '5',
      amount: 1n,
    })
    index.run(nftLocker.withdrawn, { lockId: 1n, owner: A, ...nft }, at)
    lockNft(2n, A, 2)
    expect(lock(2)).toMatchObject({ position: 'v4', market: lower(ASSET), state: 'active' })
    index.run(nftLocker.withdrawn, { lockId: 2n, owner: A, ...nft }, at)
    lockNft(3n, A, 0)
    expect(lock(3)).toMatchObject({ position: 'none', poolAddress: null, market: lower(ASSET) })
    expect(lock(1)).toMatchObject({ state: 'ended', endReason: 'withdrawn' })
    expectTotals()
  })

  it('pay fees to whom the owner named, until another one owns them', () => {
    lockNft(1n, A)
    index.run(nftLocker.feeReceiverSet, { lockId: 1n, receiver: B }, at)
    expect(lock(1)?.feeReceiver).toBe(lower(B))
    const fees = { receiver: B, token0: A, token1: B, amount0: 3n, amount1: 4n } as const
    index.run(nftLocker.feesCollected, { lockId: 1n, ...fees }, at)
    expect(index.rowsOf('lockEvent').at(-1)).toMatchObject({
      kind: 'feesCollected',
      account: lower(B),
      details: `{"token0":"${lower(A)}","token1":"${lower(B)}","amount0":"3","amount1":"4"}`,
    })
    index.run(nftLocker.ownershipTransferred, { lockId: 1n, from: A, to: B }, at)
    expect(lock(1)).toMatchObject({ owner: lower(B), feeReceiver: null, handovers: 1 })
    expectTotals()
  })

  it('are void when their collection took the NFT out and it was locked anew', () => {
    lockNft(1n, A)
    index.run(nftLocker.ownershipTransferred, { lockId: 1n, from: A, to: B }, at)
    lockNft(2n, A)
    expect(lock(1)).toMatchObject({ state: 'ended', endReason: 'void', amount: 0n })
    expect(lock(2)).toMatchObject({ state: 'active', amount: 1n })
    expect(index.rowsOf('lockEvent').find((row) => row.kind === 'voided')).toMatchObject({
      otherLockId: '2',
    })
    expectTotals()
    // Its terms can still be prolonged; it keeps nothing all the same.
    index.run(nftLocker.relocked, { lockId: 1n, unlockAt: FOREVER }, at)
    index.run(nftLocker.ownershipTransferred, { lockId: 1n, from: B, to: A }, at)
    expect(lock(1)).toMatchObject({ state: 'ended', endReason: 'void' })
    lockNft(3n, B)
    expect(lock(2)?.endReason).toBe('void')
    expectTotals()
  })
})

describe('successors', () => {
  it('are announced, struck off and announced anew', () => {
    index.run(lockAnnouncer.successorAnnounced, { successor: B, opensAt: 700n }, at)
    const row = () => index.rowsOf('lockSuccessor')[0]
    expect(row()).toMatchObject({ successor: lower(B), opensAt: 700, struckOff: false })
    index.run(lockAnnouncer.successorStruckOff, { successor: B }, at)
    expect(row()).toMatchObject({ opensAt: 700, struckOff: true })
    index.run(lockAnnouncer.successorAnnounced, { successor: B, opensAt: 900n }, at)
    expect(row()).toMatchObject({ opensAt: 900, struckOff: false })
  })
})
