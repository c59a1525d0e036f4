import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getAccountDeposit } from '@slipway/sdk/solana/get-account-deposit'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { Address, Instruction } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
import {
  findAccountObstacle,
  findOwnAccount,
  type OwnAccount,
} from '../network/find-own-account.ts'
import type { Deposit } from './solana-plan.ts'

type PaidToken = Pick<LockToken, 'mint' | 'tokenProgram' | 'accountBytes'>

/** Into which of its accounts a wallet is paid. */
export interface PaidAccount {
  /** Without one it is the associated account. */
  readonly paid: { readonly destination?: Address }
  /** What opens that account, to be done before the payment. */
  readonly opening: readonly Instruction[]
  /** What opening an account takes, where the payment does. */
  readonly deposits: readonly Deposit[]
}

/** What a wallet deposits in an account that takes the place of its associated one. */
export const openingDeposits = ({ opening }: OwnAccount): readonly Deposit[] =>
  opening ? [{ label: m.solana_deposit_other(), lamports: opening.lamports }] : []

/** Why nobody claims for a wallet, by what is in the way of its associated account. */
const refusedForOthers = {
  given: m.solana_refused_given_away,
  frozen: m.solana_refused_frozen,
} as const

/**
 * Where a wallet is paid tokens. What it signs for comes to it also where it gave the associated account away or that one is
 * frozen, into another one that is opened where it has none; what others send it goes to that one alone.
 * @returns in words, where nothing can be paid into that one, and somebody else signs
 */
export async function preparePaidAccount(
  chain: SolanaChainDefinition,
  token: PaidToken,
  owner: Address,
  signer = owner,
): Promise<PaidAccount | string> {
  const isOwn = owner === signer
  const own = isOwn ? await findOwnAccount(chain, token, owner) : {}
  const obstacle = isOwn ? undefined : await findAccountObstacle(chain, token, owner)
  if (obstacle !== undefined) return refusedForOthers[obstacle]()
  if (own.account !== undefined)
    return {
      paid: { destination: own.account },
      opening: own.opening?.instructions ?? [],
      deposits: openingDeposits(own),
    }
  const lamports = await getAccountDeposit(clusterRpc(chain), token, owner)
  const label = isOwn ? m.solana_lock_deposit_account() : m.solana_airdrop_deposit_account()
  return { paid: {}, opening: [], deposits: lamports > 0n ? [{ label, lamports }] : [] }
}
