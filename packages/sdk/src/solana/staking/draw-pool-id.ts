import type { Address } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token-2022'
import { drawId } from '../draw-id.ts'
import { findNumberedAddress } from '../find-numbered-address.ts'
import { findRewardsAddress } from './find-pool-addresses.ts'
import type { SolanaPoolDraft } from './types.ts'

/** A number for somebody's pool: it, the mover of its rewards and both vaults are found at once (`drawId`). */
export function drawPoolId(
  program: Address,
  owner: Address,
  { stake, reward }: Pick<SolanaPoolDraft, 'stake' | 'reward'>,
): Promise<bigint> {
  return drawId(async function* derive(id) {
    const place = { creator: owner, mint: stake.mint, id }
    const pool = await findNumberedAddress(program, 'pool', place)
    yield pool
    const rewards = await findRewardsAddress(program, pool[0])
    yield rewards
    yield await findAssociatedTokenPda({ owner: pool[0], ...stake })
    yield await findAssociatedTokenPda({ owner: rewards[0], ...reward })
  })
}
