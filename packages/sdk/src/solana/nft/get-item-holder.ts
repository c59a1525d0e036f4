import { type Address, fetchEncodedAccount } from '@solana/kit'
import { decodeToken } from '@solana-program/token-2022'
import type { SolanaRpc } from '../solana-rpc.ts'

/** Who holds the only unit of a mint; undefined where nobody does. */
export async function getItemHolder(rpc: SolanaRpc, mint: Address): Promise<Address | undefined> {
  const { value } = await rpc.getTokenLargestAccounts(mint, { commitment: 'confirmed' }).send()
  const [largest] = value
  if (!largest || BigInt(largest.amount) === 0n) return undefined
  const account = await fetchEncodedAccount(rpc, largest.address, { commitment: 'confirmed' })
  if (!account.exists) return undefined
  const { owner, amount } = decodeToken(account).data
  // It may have gone on between the two readings.
  return amount > 0n ? owner : undefined
}
