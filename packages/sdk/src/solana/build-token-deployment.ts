import { AccountRole, type Address, type Instruction } from '@solana/kit'
import {
  AuthorityType,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeTransferFeeConfigInstruction,
  getMintToCheckedInstruction,
  getPreInitializeInstructionsForMintExtensions,
  getSetAuthorityInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { createMint, type NewMint } from './create-mint.ts'
import { describeExtensions } from './describe-extensions.ts'
import { getCreatorReference } from './get-creator-reference.ts'
import type { SolanaTokenDraft } from './solana-token-draft.ts'
import { solanaTokenLimits } from './solana-token-limits.ts'

export type TokenDeployment = Pick<NewMint, 'creator' | 'mint' | 'getRent'> & {
  readonly draft: SolanaTokenDraft
}

/**
 * Everything that creates a token, for one transaction: mint with metadata and fee, the creator's account with the
 * whole supply, and the creator's reference key, by which the token is listed.
 */
export async function buildTokenDeployment(deployment: TokenDeployment): Promise<Instruction[]> {
  const { draft, creator, mint, getRent } = deployment
  const { decimals, totalSupply } = draft
  const extensions = describeExtensions(draft, creator.address, mint.address)
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
    ...(await createMint({
      ...{ creator, mint, extensions, decimals, getRent },
      freezeAuthority: draft.freezable ? creator.address : null,
      setup: [
        ...(draft.transferFeeBps > 0 ? [fixTransferFee(draft, creator.address, mint.address)] : []),
        ...getPreInitializeInstructionsForMintExtensions(mint.address, plain),
      ],
    })),
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
