import { test } from 'vitest'
import { expectBounded } from './expect-bounded.ts'
import { LockerWorld } from './locker-world.ts'
import { measureLock } from './measure-lock.ts'
import { tokenKinds } from './token-world.ts'
import { boundsOf } from './unit-bounds.ts'

test.each(tokenKinds)(
  'compute units of locks of $name stay under the recorded bounds',
  async (kind) => {
    const units = await measureLock(await LockerWorld.open(), kind)
    console.info(kind.name, units)
    expectBounded(units, boundsOf('locker'))
  },
)
