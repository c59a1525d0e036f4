import type { Address, KeyPairSigner } from '@solana/kit'
import { endSolanaAirdrops } from './end-solana-airdrops.ts'
import { endSolanaLocks } from './end-solana-locks.ts'
import { endSolanaPools } from './end-solana-pools.ts'
import { endSolanaPresales } from './end-solana-presales.ts'
import type { SolanaIndexWorld } from './solana-world.ts'

/** A token, and who did something with it beside its creator. */
export interface PlayedEnds {
  readonly mint: Address
  readonly people: readonly KeyPairSigner[]
}

/** Takes every program through each of its events, to the end of some things and to the middle of others. */
export async function playSolanaEnds(world: SolanaIndexWorld): Promise<PlayedEnds> {
  const mint = await world.token('Harbour Gold', 'HGLD')
  const people = await Promise.all(Array.from({ length: 4 }, () => world.person()))
  const [ann, ben, eve, cat] = people
  if (!ann || !ben || !eve || !cat) throw new Error('there are four')
  await endSolanaLocks(world, mint, eve)
  await endSolanaAirdrops(world, mint, [ann, ben])
  await endSolanaPresales(world, mint, [ann, ben, eve], cat)
  await endSolanaPools(world, mint, [ann, ben])
  return { mint, people }
}
