import type { Address } from '@solana/kit'
import { getMintSize, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { calculateAccountSize } from '../calculate-account-size.ts'
import type { DeploymentRent } from '../get-deployment-rent.ts'
import type { TokenMetadataTexts } from '../order-metadata-changes.ts'
import { describeCollection, describeItem } from './describe-nft.ts'

/** Any address: sizes do not depend on which. */
const anybody = '11111111111111111111111111111111' as Address

/** What a collection or an item deposits. @param getRent lamports that a number of bytes must hold to stay */
export async function getNftRent(
  kind: 'collection' | 'item',
  texts: TokenMetadataTexts,
  getRent: (bytes: number) => Promise<bigint>,
): Promise<DeploymentRent> {
  const extensions =
    kind === 'collection'
      ? describeCollection({ ...texts, maxItems: 1n }, anybody, anybody)
      : describeItem(texts, { creator: anybody, collection: anybody }, anybody)
  const [mintLamports, accountLamports] = await Promise.all([
    getRent(getMintSize(extensions)),
    getRent(Number(calculateAccountSize({ program: TOKEN_2022_PROGRAM_ADDRESS, extensions: [] }))),
  ])
  return { mintLamports, accountLamports }
}
