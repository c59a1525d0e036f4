import type { SolanaChainDefinition } from '@slipway/chains'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { firstTokenProgram } from '@slipway/sdk/solana/first-token-program'
import { getTokenAccountOwner } from '@slipway/sdk/solana/get-token-account-owner'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import type { Address } from '@solana/kit'
import { clusterRpc } from './cluster-rpc.ts'

/** A token by its mint, and of which program it is. */
interface PaidToken {
  readonly mint: Address
  readonly tokenProgram: Address
}

/** Whether somebody gave the associated account away, which SPL Token allows. Those of Token-2022 keep their owner. */
export async function isGivenAway(
  chain: SolanaChainDefinition,
  { mint, tokenProgram }: PaidToken,
  owner: Address,
): Promise<boolean> {
  if (tokenProgram !== firstTokenProgram) return false
  const own = await findTokenAccount(owner, { mint, program: tokenProgram })
  const holder = await getTokenAccountOwner(clusterRpc(chain), own, tokenProgram)
  return holder !== undefined && holder !== owner
}

/**
 * Where somebody is paid tokens: the associated account, opened where it is not, or another one where that one was given away.
 * Only who gave it away needs a node that lists accounts.
 * @returns undefined for the associated one, `none` where it was given away and there is no other
 */
export async function findOwnAccount(
  chain: SolanaChainDefinition,
  token: PaidToken,
  owner: Address,
): Promise<Address | 'none' | undefined> {
  if (!(await isGivenAway(chain, token, owner))) return undefined
  const [other] = await getTokenAccounts(clusterRpc(chain), token.mint, owner)
  return other?.address ?? 'none'
}
