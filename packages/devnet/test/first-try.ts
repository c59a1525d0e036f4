import { firstBump } from '@slipway/sdk/solana/first-bump'
import {
  type Address,
  getAddressEncoder,
  getProgramDerivedAddress,
  type KeyPairSigner,
  type ProgramDerivedAddress,
} from '@solana/kit'
import type { ProgramMachine } from './program-machine.ts'

/** Compute units of each try after the first one on the way to an address off the curve. */
export const unitsOfTry = 1_500

/** What a wallet has in a presale or a pool, with the byte that takes it off the curve. */
export function findKept(
  programAddress: Address,
  seed: 'buyer' | 'stake',
  [place, wallet]: readonly [place: Address, wallet: Address],
): Promise<ProgramDerivedAddress> {
  const encoder = getAddressEncoder()
  return getProgramDerivedAddress({
    programAddress,
    seeds: [seed, encoder.encode(place), encoder.encode(wallet)],
  })
}

/** Tries that a program makes after the first one of each of these addresses. */
export const furtherTries = (found: readonly ProgramDerivedAddress[]) =>
  found.reduce((sum, [, bump]) => sum + firstBump - bump, 0)

/** Somebody whose addresses a program finds by its first tries. */
export async function drawPerson(
  world: ProgramMachine,
  find: (wallet: Address) => Promise<readonly ProgramDerivedAddress[]>,
): Promise<KeyPairSigner> {
  for (;;) {
    const person = await world.person()
    if (furtherTries(await find(person.address)) === 0) return person
  }
}
