import { test } from 'vitest'
import { expectBounded } from './expect-bounded.ts'
import { measurePresale } from './measure-presale.ts'
import { PresaleWorld } from './presale-world.ts'
import { tokenKinds } from './token-world.ts'
import { boundsOf } from './unit-bounds.ts'

test.each(tokenKinds)(
  'compute units of presales of $name stay under the recorded bounds',
  async (kind) => {
    const units = await measurePresale(await PresaleWorld.open(), kind)
    console.info(kind.name, units)
    expectBounded(units, boundsOf('presale'))
  },
)
