import type { SolanaChainDefinition } from '@slipway/chains'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { type Address, fetchEncodedAccount } from '@solana/kit'
import { clusterRpc } from './cluster-rpc.ts'

/**
 * Where somebody is paid tokens: the associated account, opened where it is not, or another one where that one was given away,
 * which SPL Token allows.
 * @returns undefined for the associated one, `none` where it was given away and there is no other
 */
export async function findOwnAccount(
  chain: SolanaChainDefinition,
  { mint, tokenProgram }: { readonly mint: Address; readonly tokenProgram: Address },
  owner: Address,
): Promise<Address | 'none' | undefined> {
  const rpc = clusterRpc(chain)
  const [own, accounts] = await Promise.all([
    findTokenAccount(owner, { mint, program: tokenProgram }),
    getTokenAccounts(rpc, mint, owner),
  ])
  if (accounts.some(({ address }) => address === own)) return undefined
  const there = await fetchEncodedAccount(rpc, own, { commitment: 'confirmed' })
  const isGiven = there.exists && there.programAddress === tokenProgram
  return isGiven ? (accounts[0]?.address ?? 'none') : undefined
}
