import type { Address } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token-2022'
import { drawId } from './draw-id.ts'
import { findNumberedAddress } from './find-numbered-address.ts'

/** A number for a lock, an airdrop or a presale of somebody's token: it and its vault are found at once (`drawId`). */
export function drawVaultId(
  program: Address,
  kind: 'lock' | 'airdrop' | 'presale',
  of: { readonly creator: Address; readonly mint: Address; readonly tokenProgram: Address },
): Promise<bigint> {
  const { creator, mint, tokenProgram } = of
  return drawId(async function* derive(id) {
    const found = await findNumberedAddress(program, kind, { creator, mint, id })
    yield found
    yield await findAssociatedTokenPda({ owner: found[0], mint, tokenProgram })
  })
}
