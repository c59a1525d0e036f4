import type { ProgramDerivedAddress } from '@solana/kit'
import { firstBump } from './first-bump.ts'

type Derive = (id: bigint) => AsyncIterable<ProgramDerivedAddress>

async function isFoundAtOnce(all: AsyncIterable<ProgramDerivedAddress>): Promise<boolean> {
  for await (const [, bump] of all) if (bump !== firstBump) return false
  return true
}

/**
 * A number of its own for what somebody makes of a token, such that a program finds every address that follows from it by
 * its first try: so a creation takes as many compute units as any other of its kind.
 * @param derive the addresses that follow from a number; those behind one that was not found at once are not asked for
 */
export async function drawId(derive: Derive): Promise<bigint> {
  for (;;) {
    const [id = 0n] = crypto.getRandomValues(new BigUint64Array(1))
    if (await isFoundAtOnce(derive(id))) return id
  }
}
