import { test } from 'vitest'
import { expectBounded } from './expect-bounded.ts'
import { measureStaking } from './measure-staking.ts'
import { StakingWorld } from './staking-world.ts'
import { tokenKinds } from './token-world.ts'
import { boundsOf } from './unit-bounds.ts'

test.each(tokenKinds)(
  'compute units of pools of $name stay under the recorded bounds',
  async (kind) => {
    const units = await measureStaking(await StakingWorld.open(), kind)
    console.info(kind.name, units)
    expectBounded(units, boundsOf('staking'))
  },
)
