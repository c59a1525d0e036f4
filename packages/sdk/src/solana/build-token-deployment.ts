import { AccountRole, type Address, type Instruction, type TransactionSigner } from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  AuthorityType,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getInitializeTransferFeeConfigInstruction,
  getMintSize,
  getMintToCheckedInstruction,
  getPostInitializeInstructionsForMintExtensions,
  getPreInitializeInstructionsForMintExtensions,
  getSetAuthorityInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { describeExtensions } from './describe-extensions.ts'
import { getCreatorReference } from './get-creator-reference.ts'
import type { SolanaTokenDraft } from './solana-token-draft.ts'
import { solanaTokenLimits } from './solana-token-limits.ts'

export interface TokenDeployment {
  readonly draft: SolanaTokenDraft
  readonly creator: TransactionSigner
  /** A new key pair, whose address the token gets. */
  readonly mint: TransactionSigner
  /** Lamports that a number of bytes must hold to stay. */
  readonly getRent: (bytes: number) => Promise<bigint>
}

/**
 * Everything that creates a token, for one transaction: mint with metadata and fee, the creator's account with the
 * whole supply, and the creator's reference key, by which the token is listed.
 */
export async function buildTokenDeployment(deployment: TokenDeployment): Promise<Instruction[]> {
  const { draft, creator, mint, getRent } = deployment
  const { decimals, totalSupply } = draft
  const extensions = describeExtensions(draft, creator.address, mint.address)
  const fixed = extensions.filter(({ __kind }) => __kind !== 'TokenMetadata')
  const plain = extensions.filter(({ __kind }) => __kind !== 'TransferFeeConfig')
  const account = {
    owner: creator.address,
    mint: mint.address,
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  }
  const [token] = await findAssociatedTokenPda(account)
  const minting = getMintToCheckedInstruction({
    mint: mint.address,
    token,
    mintAuthority: creator,
    amount: totalSupply,
    decimals,
  })
  const reference = {
    address: await getCreatorReference(creator.address),
    role: AccountRole.READONLY,
  }
  const instructions: Instruction[] = [
    getCreateAccountInstruction({
      payer: creator,
      newAccount: mint,
      lamports: await getRent(getMintSize(extensions)),
      // The metadata's bytes are added by the program itself once the mint stands.
      space: getMintSize(fixed),
      programAddress: TOKEN_2022_PROGRAM_ADDRESS,
    }),
    ...(draft.transferFeeBps > 0 ? [fixTransferFee(draft, creator.address, mint.address)] : []),
    ...getPreInitializeInstructionsForMintExtensions(mint.address, plain),
    getInitializeMint2Instruction({
      mint: mint.address,
      decimals,
      mintAuthority: creator.address,
      freezeAuthority: draft.freezable ? creator.address : null,
    }),
    ...getPostInitializeInstructionsForMintExtensions(mint.address, creator, extensions),
    getCreateAssociatedTokenIdempotentInstruction({ payer: creator, ata: token, ...account }),
    { ...minting, accounts: [...minting.accounts, reference] },
  ]
  if (draft.mintable) return instructions
  const revocation = getSetAuthorityInstruction({
    owned: mint.address,
    owner: creator,
    authorityType: AuthorityType.MintTokens,
    newAuthority: null,
  })
  return [...instructions, revocation]
}

/** A fee that nobody can ever change: the program would let its authority raise it to everything. */
function fixTransferFee(
  { transferFeeBps }: SolanaTokenDraft,
  creator: Address,
  mint: Address,
): Instruction {
  return getInitializeTransferFeeConfigInstruction({
    mint,
    transferFeeConfigAuthority: null,
    withdrawWithheldAuthority: creator,
    transferFeeBasisPoints: transferFeeBps,
    maximumFee: solanaTokenLimits.unboundedFee,
  })
}
