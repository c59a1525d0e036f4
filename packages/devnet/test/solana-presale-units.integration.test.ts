import { expect, test } from 'vitest'
import { measurePresale } from './measure-presale.ts'
import { PresaleWorld } from './presale-world.ts'
import { tokenKinds } from './token-world.ts'

/** What the record of `docs/benchmarks.md` promises. */
const bounds: Readonly<Record<string, number>> = {
  create: 36_000,
  'set list': 2_000,
  'set times': 2_000,
  cancel: 2_000,
  'contribute again, listed': 8_000,
  leave: 3_000,
  'finalize, burning': 7_000,
  'withdraw, SOL': 3_000,
  close: 8_000,
  'leave, invited': 6_000,
  'contribute again, invited': 8_000,
  'claim reward': 3_000,
}
const everyInstruction = 60_000

test.each(tokenKinds)(
  'compute units of presales of $name stay under the recorded bounds',
  async (kind) => {
    const units = await measurePresale(await PresaleWorld.open(), kind)
    console.info(kind.name, units)
    for (const [what, used] of Object.entries(units))
      expect(used, what).toBeLessThanOrEqual(bounds[what] ?? everyInstruction)
  },
)
