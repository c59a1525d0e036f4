import type { Address, Instruction, TransactionSigner } from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  AuthorityType,
  type ExtensionArgs,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
  getPostInitializeInstructionsForMintExtensions,
  getPreInitializeInstructionsForMintExtensions,
  getSetAuthorityInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'

/** Extensions whose bytes the program adds by itself once the mint stands. */
const late: ReadonlySet<string> = new Set(['TokenMetadata', 'TokenGroup', 'TokenGroupMember'])

export interface SingleMint {
  readonly creator: TransactionSigner
  /** A new key pair, whose address the mint gets. */
  readonly mint: TransactionSigner
  /** Who gets the only unit. */
  readonly owner: Address
  readonly extensions: ExtensionArgs[]
  /** Lamports that a number of bytes must hold to stay. */
  readonly getRent: (bytes: number) => Promise<bigint>
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
    opening: [
      getCreateAccountInstruction({
        payer: creator,
        newAccount: single.mint,
        lamports: await getRent(getMintSize(extensions)),
        space: getMintSize(extensions.filter(({ __kind }) => !late.has(__kind))),
        programAddress: TOKEN_2022_PROGRAM_ADDRESS,
      }),
      ...getPreInitializeInstructionsForMintExtensions(mint, extensions),
      getInitializeMint2Instruction({
        mint,
        decimals: 0,
        mintAuthority: creator.address,
        freezeAuthority: null,
      }),
      ...getPostInitializeInstructionsForMintExtensions(mint, creator, extensions),
    ],
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
