import type { Address, Instruction, TransactionSigner } from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  type ExtensionArgs,
  getInitializeMint2Instruction,
  getMintSize,
  getPostInitializeInstructionsForMintExtensions,
  getPreInitializeInstructionsForMintExtensions,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'

/** Extensions whose bytes the program adds by itself once the mint stands. */
const late: ReadonlySet<string> = new Set(['TokenMetadata', 'TokenGroup', 'TokenGroupMember'])

export interface NewMint {
  /** Pays, and has the right to mint and to write what is added late. */
  readonly creator: TransactionSigner
  /** A new key pair, whose address the mint gets. */
  readonly mint: TransactionSigner
  readonly extensions: ExtensionArgs[]
  readonly decimals: number
  readonly freezeAuthority: Address | null
  /** What sets up the extensions before the mint stands, where that is not what the extensions themselves say. */
  readonly setup?: readonly Instruction[]
  /** Lamports that a number of bytes must hold to stay. */
  readonly getRent: (bytes: number) => Promise<bigint>
}

/** A mint with its extensions: its account has room without what is added late, and the rent with it. */
export async function createMint(newMint: NewMint): Promise<Instruction[]> {
  const { creator, extensions, decimals, freezeAuthority, getRent } = newMint
  const mint = newMint.mint.address
  return [
    getCreateAccountInstruction({
      payer: creator,
      newAccount: newMint.mint,
      lamports: await getRent(getMintSize(extensions)),
      space: getMintSize(extensions.filter(({ __kind }) => !late.has(__kind))),
      programAddress: TOKEN_2022_PROGRAM_ADDRESS,
    }),
    ...(newMint.setup ?? getPreInitializeInstructionsForMintExtensions(mint, extensions)),
    getInitializeMint2Instruction({
      ...{ mint, decimals, freezeAuthority },
      mintAuthority: creator.address,
    }),
    ...getPostInitializeInstructionsForMintExtensions(mint, creator, extensions),
  ]
}
