import type { SolanaChainDefinition } from '@slipway/chains'
import { type AccountOpening, buildAccountOpening } from '@slipway/sdk/solana/build-account-opening'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { firstTokenProgram } from '@slipway/sdk/solana/first-token-program'
import { getTokenAccount } from '@slipway/sdk/solana/get-token-account'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { Address } from '@solana/kit'
import { clusterRpc } from './cluster-rpc.ts'

/** A token by its mint, and of which program it is. */
interface PaidToken {
  readonly mint: Address
  readonly tokenProgram: Address
}

/**
 * Why nothing can be paid into somebody's associated account: SPL Token lets it be given away, and who could freeze a token may
 * have left it frozen, for good where the right was given up since.
 */
export type AccountObstacle = 'given' | 'frozen'

const associatedOf = (owner: Address, { mint, tokenProgram }: PaidToken) =>
  findTokenAccount(owner, { mint, program: tokenProgram })

/** What keeps payments out of the associated account; undefined where nothing does, or where it is not open yet. */
export async function findAccountObstacle(
  chain: SolanaChainDefinition,
  token: PaidToken,
  owner: Address,
): Promise<AccountObstacle | undefined> {
  const { tokenProgram } = token
  const own = await associatedOf(owner, token)
  const found = await getTokenAccount(clusterRpc(chain), own, tokenProgram)
  if (!found) return undefined
  // Those of Token-2022 keep their owner.
  if (tokenProgram === firstTokenProgram && found.owner !== owner) return 'given'
  return found.isFrozen ? 'frozen' : undefined
}

/** Whether somebody gave the associated account away. */
export const isGivenAway = async (
  chain: SolanaChainDefinition,
  token: PaidToken,
  owner: Address,
): Promise<boolean> => (await findAccountObstacle(chain, token, owner)) === 'given'

/** Into which of its accounts somebody is paid; without one it is the associated account. */
export interface OwnAccount {
  readonly account?: Address
  /** What opens that account in the transaction that pays it. */
  readonly opening?: AccountOpening
}

/**
 * Where somebody who signs is paid tokens: the associated account, opened where it is not, or another one where nothing can be
 * paid into that, which the same transaction opens where there is none. Only then a node has to list accounts.
 */
export async function findOwnAccount(
  chain: SolanaChainDefinition,
  token: PaidToken & Pick<LockToken, 'accountBytes'>,
  owner: Address,
): Promise<OwnAccount> {
  const obstacle = await findAccountObstacle(chain, token, owner)
  if (obstacle === undefined) return {}
  const own = await associatedOf(owner, token)
  const accounts = await getTokenAccounts(clusterRpc(chain), token.mint, owner)
  // Anybody may have opened some for the owner, filled them and had them frozen, or have told them to refuse payments.
  const other = accounts.find(
    ({ address, isFrozen, isGuarded }) => address !== own && !isFrozen && !isGuarded,
  )
  if (other) return { account: other.address }
  const lamports = await clusterRpc(chain)
    .getMinimumBalanceForRentExemption(BigInt(token.accountBytes))
    .send()
  const opening = await buildAccountOpening(token, owner, lamports)
  return { account: opening.address, opening }
}
