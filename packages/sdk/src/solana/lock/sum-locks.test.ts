import { address } from '@solana/kit'
import { expect, test } from 'vitest'
import { solanaLockLimits } from './solana-lock-limits.ts'
import { sumLocks } from './sum-locks.ts'
import { testLock, unlockAt } from './test/lock-fixture.ts'

const day = 86_400
const now = unlockAt - 10 * day
const other = address('2VGBFBXEhYNdkfTcBzGDM3cUU7uGQJ1NGzdAMVkZgVCE')
/** A tenth with each of ten days until `unlockAt`. */
const daily = {
  schedule: { cliffAt: unlockAt - 10 * day, firstBps: 0, cycleSeconds: day, cycleBps: 1_000 },
}

test('what can leave a lock is not locked in it', () => {
  const locks = [testLock({ ...daily, withdrawn: 100n }), testLock({ initialAmount: 50n })]
  const sum = sumLocks(locks, now + 3 * day)
  expect(sum).toMatchObject({ locked: 750n, released: 200n, forever: 0n })
  expect(sum.holding.map(({ locked }) => locked)).toEqual([700n, 50n])
  expect(sumLocks(locks, unlockAt)).toMatchObject({ locked: 0n, released: 950n })
})

test('the next release is the earliest of all, the last one the latest that ever comes', () => {
  const later = testLock({ unlockAt: unlockAt + day })
  expect(sumLocks([later, testLock(daily)], now)).toMatchObject({
    nextAt: now + day,
    lastAt: unlockAt + day,
  })
  const forever = testLock({ unlockAt: solanaLockLimits.forever })
  expect(sumLocks([forever, later], now)).toMatchObject({
    ...{ locked: 2_000n, forever: 1_000n },
    ...{ nextAt: unlockAt + day, lastAt: unlockAt + day },
  })
  expect(sumLocks([forever], now)).toMatchObject({ nextAt: undefined, lastAt: undefined })
})

test('locks that keep something are counted with their owners, the largest first', () => {
  const locks = [
    testLock({ initialAmount: 10n }),
    testLock({ initialAmount: 30n, owner: other }),
    testLock({ initialAmount: 20n }),
    testLock({ initialAmount: 90n, unlockAt: now, owner: testLock().vault }),
    testLock({ withdrawn: 1_000n, owner: other, unlockAt: now }),
  ]
  const { holding, owners, released } = sumLocks(locks, now)
  expect(holding.map(({ locked }) => locked)).toEqual([30n, 20n, 10n])
  expect([owners, released]).toEqual([2, 90n])
  expect(sumLocks([], now)).toEqual({
    ...{ holding: [], owners: 0, locked: 0n, forever: 0n, released: 0n },
    ...{ nextAt: undefined, lastAt: undefined },
  })
})
