import type { Address, Instruction } from '@solana/kit'
import {
  AuthorityType,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getMintToCheckedInstruction,
  getSetAuthorityInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { createMint, type NewMint } from '../create-mint.ts'

export type SingleMint = Pick<NewMint, 'creator' | 'mint' | 'extensions' | 'getRent'> & {
  /** Who gets the only unit. */
  readonly owner: Address
}

export interface SingleMintInstructions {
  /** The mint with its extensions. */
  readonly opening: readonly Instruction[]
  /** Its owner's account, the unit, and the end of the right to mint. */
  readonly minting: readonly [account: Instruction, unit: Instruction, end: Instruction]
}

/** A mint of one unit without decimals, of which there can never be another, and which nobody can freeze. */
export async function buildSingleMint(single: SingleMint): Promise<SingleMintInstructions> {
  const { creator, extensions, getRent, owner } = single
  const mint = single.mint.address
  const account = { owner, mint, tokenProgram: TOKEN_2022_PROGRAM_ADDRESS }
  const [token] = await findAssociatedTokenPda(account)
  return {
    opening: await createMint({
      ...{ creator, extensions, getRent, mint: single.mint, decimals: 0, freezeAuthority: null },
    }),
    minting: [
      getCreateAssociatedTokenIdempotentInstruction({ payer: creator, ata: token, ...account }),
      getMintToCheckedInstruction({
        ...{ mint, token, decimals: 0, amount: 1n },
        mintAuthority: creator,
      }),
      getSetAuthorityInstruction({
        owned: mint,
        owner: creator,
        authorityType: AuthorityType.MintTokens,
        newAuthority: null,
      }),
    ],
  }
}
