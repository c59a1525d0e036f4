import type { SolanaChainDefinition } from '@slipway/chains'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { firstTokenProgram } from '@slipway/sdk/solana/first-token-program'
import { getTokenAccountOwner } from '@slipway/sdk/solana/get-token-account-owner'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import type { Address } from '@solana/kit'
import { clusterRpc } from './cluster-rpc.ts'

/**
 * Where somebody is paid tokens: the associated account, opened where it is not, or another one where that one was given away,
 * which SPL Token allows. Those of Token-2022 keep their owner. Only who gave it away needs a node that lists accounts.
 * @returns undefined for the associated one, `none` where it was given away and there is no other
 */
export async function findOwnAccount(
  chain: SolanaChainDefinition,
  { mint, tokenProgram }: { readonly mint: Address; readonly tokenProgram: Address },
  owner: Address,
): Promise<Address | 'none' | undefined> {
  if (tokenProgram !== firstTokenProgram) return undefined
  const rpc = clusterRpc(chain)
  const own = await findTokenAccount(owner, { mint, program: tokenProgram })
  const holder = await getTokenAccountOwner(rpc, own, tokenProgram)
  if (holder === undefined || holder === owner) return undefined
  const [other] = await getTokenAccounts(rpc, mint, owner)
  return other?.address ?? 'none'
}
