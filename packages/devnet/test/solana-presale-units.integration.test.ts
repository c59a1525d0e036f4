import { expect, test } from 'vitest'
import { measurePresale } from './measure-presale.ts'
import { PresaleWorld } from './presale-world.ts'
import { tokenKinds } from './token-world.ts'

/** What the record of `docs/benchmarks.md` promises. */
const bounds: Readonly<Record<string, number>> = {
  create: 40_000,
  'set list': 5_000,
  'set times': 5_000,
  cancel: 5_000,
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
