import { test } from 'vitest'
import { expectBounded } from './expect-bounded.ts'
import { LockerWorld } from './locker-world.ts'
import { measureToken } from './measure-token.ts'
import { tokenBounds } from './unit-bounds.ts'

test('compute units of new tokens and NFTs stay under the recorded bounds', async () => {
  const units = await measureToken(await LockerWorld.open())
  console.info(units)
  expectBounded(units, tokenBounds)
})
