import { type Address, fetchEncodedAccount } from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodeBuyer } from './decode-buyer.ts'
import { findBuyerAddress } from './find-buyer-address.ts'
import type { SolanaPresaleBuyer } from './types.ts'

/** What a wallet has in a presale; undefined where it has nothing, or was paid the last of it. */
export async function getBuyer(
  rpc: SolanaRpc,
  program: Address,
  place: { readonly presale: Address; readonly wallet: Address },
): Promise<SolanaPresaleBuyer | undefined> {
  const address = await findBuyerAddress(program, place.presale, place.wallet)
  const account = await fetchEncodedAccount(rpc, address, { commitment: 'confirmed' })
  if (!account.exists || account.programAddress !== program) return undefined
  return decodeBuyer({ address, data: new Uint8Array(account.data) })
}
