import { fetchEncodedAccount, type Lamports, lamports } from '@solana/kit'
import type { SolanaToken } from './get-solana-token.ts'
import { orderMetadataChanges, type TokenMetadataTexts } from './order-metadata-changes.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/**
 * What other texts add to the deposit of a token. What shorter ones would free stays in the token.
 * @returns lamports, 0 where what is there is enough
 */
export async function getMetadataDeposit(
  rpc: SolanaRpc,
  token: TokenMetadataTexts & Pick<SolanaToken, 'address' | 'metaplex'>,
  texts: TokenMetadataTexts,
): Promise<Lamports> {
  // Metaplex's account has room for the longest of each from the beginning.
  if (token.metaplex) return lamports(0n)
  const mint = await fetchEncodedAccount(rpc, token.address, { commitment: 'confirmed' })
  if (!mint.exists) return lamports(0n)
  const growth = orderMetadataChanges(token, texts).reduce((sum, change) => sum + change.growth, 0)
  const needed = await rpc
    .getMinimumBalanceForRentExemption(BigInt(mint.data.length + growth))
    .send()
  return lamports(needed > mint.lamports ? needed - mint.lamports : 0n)
}
