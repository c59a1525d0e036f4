import type { Address } from '@solana/kit'
import { extension, getMintSize, getTokenSize } from '@solana-program/token-2022'
import { describeExtensions } from './describe-extensions.ts'
import type { SolanaTokenDraft } from './solana-token-draft.ts'

/** Deposits that a token's accounts hold as long as they exist, in lamports. */
export interface DeploymentRent {
  /** Of the token itself, metadata included. */
  readonly mintLamports: bigint
  /** Of the creator's account that receives the supply. */
  readonly accountLamports: bigint
}

/** Any address: sizes do not depend on which. */
const anybody = '11111111111111111111111111111111' as Address

/** What a creation deposits. @param getRent lamports that a number of bytes must hold to stay. */
export async function getDeploymentRent(
  draft: SolanaTokenDraft,
  getRent: (bytes: number) => Promise<bigint>,
): Promise<DeploymentRent> {
  // Associated accounts can never be given to another owner, and keep what a tax withholds.
  const extensions = [
    extension('ImmutableOwner', {}),
    ...(draft.transferFeeBps > 0 ? [extension('TransferFeeAmount', { withheldAmount: 0n })] : []),
  ]
  const [mintLamports, accountLamports] = await Promise.all([
    getRent(getMintSize(describeExtensions(draft, anybody, anybody))),
    getRent(getTokenSize(extensions)),
  ])
  return { mintLamports, accountLamports }
}
