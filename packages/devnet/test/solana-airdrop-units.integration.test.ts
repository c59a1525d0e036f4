import { test } from 'vitest'
import { AirdropWorld } from './airdrop-world.ts'
import { expectBounded } from './expect-bounded.ts'
import { measureAirdrop } from './measure-airdrop.ts'
import { tokenKinds } from './token-world.ts'
import { boundsOf } from './unit-bounds.ts'

test.each(tokenKinds)(
  'compute units of airdrops of $name stay under the recorded bounds',
  async (kind) => {
    const units = await measureAirdrop(await AirdropWorld.open(), kind)
    console.info(kind.name, units)
    expectBounded(units, boundsOf('airdrop'))
  },
)
