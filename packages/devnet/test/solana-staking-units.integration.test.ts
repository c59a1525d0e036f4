import { expect, test } from 'vitest'
import { measureStaking } from './measure-staking.ts'
import { StakingWorld } from './staking-world.ts'
import { tokenKinds } from './token-world.ts'

/** What the record of `docs/benchmarks.md` promises. */
const bounds: Readonly<Record<string, number>> = {
  create: 60_000,
  'stake again': 8_000,
  harvest: 8_000,
  withdraw: 8_000,
  'set limit': 2_000,
  'raise the rate': 8_000,
  'open exit': 2_000,
  recover: 8_000,
  stop: 2_000,
  close: 18_000,
}
const everyInstruction = 60_000

test.each(tokenKinds)(
  'compute units of pools of $name stay under the recorded bounds',
  async (kind) => {
    const units = await measureStaking(await StakingWorld.open(), kind)
    console.info(kind.name, units)
    for (const [what, used] of Object.entries(units))
      expect(used, what).toBeLessThanOrEqual(bounds[what] ?? everyInstruction)
  },
)
