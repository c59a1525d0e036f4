import { type Address, generateKeyPairSigner, type KeyPairSigner } from '@solana/kit'
import { findAssociatedTokenPda, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { firstBump } from './first-bump.ts'

/**
 * A key pair for a new token. The creator's account of the token is found by the program's first try: each further
 * one would cost 1 500 compute units, in the creation and in every later transaction that derives the address.
 */
export async function generateMint(creator: Address): Promise<KeyPairSigner> {
  for (;;) {
    const mint = await generateKeyPairSigner()
    const account = {
      owner: creator,
      mint: mint.address,
      tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
    }
    const [, bump] = await findAssociatedTokenPda(account)
    if (bump === firstBump) return mint
  }
}
