import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getAccountDeposit } from '@slipway/sdk/solana/get-account-deposit'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { Address } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { findOwnAccount, isGivenAway } from '../network/find-own-account.ts'
import type { Deposit } from './solana-plan.ts'

type PaidToken = Pick<LockToken, 'mint' | 'tokenProgram' | 'accountBytes'>

/** Into which of its accounts a wallet is paid. */
export interface PaidAccount {
  /** Without one it is the associated account. */
  readonly paid: { readonly destination?: Address }
  /** What opening the associated account takes, where the payment does. */
  readonly deposits: readonly Deposit[]
}

/**
 * Where a wallet is paid tokens. What it signs for comes to it also where it gave the associated account away; what others send
 * it goes to that one alone.
 * @returns in words, where that one was given away, and the signer has no other
 */
export async function preparePaidAccount(
  chain: SolanaChainDefinition,
  token: PaidToken,
  owner: Address,
  signer = owner,
): Promise<PaidAccount | string> {
  const isOwn = owner === signer
  const destination = isOwn ? await findOwnAccount(chain, token, owner) : undefined
  if (destination === 'none') return m.solana_refused_no_account()
  if (!isOwn && (await isGivenAway(chain, token, owner))) return m.solana_refused_given_away()
  if (destination !== undefined) return { paid: { destination }, deposits: [] }
  const lamports = await getAccountDeposit(clusterRpc(chain), token, owner)
  const label = isOwn ? m.solana_lock_deposit_account() : m.solana_airdrop_deposit_account()
  return { paid: {}, deposits: lamports > 0n ? [{ label, lamports }] : [] }
}
