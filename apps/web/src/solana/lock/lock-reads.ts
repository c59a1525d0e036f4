import type { SolanaChainDefinition } from '@slipway/chains'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getHeldToken } from '@slipway/sdk/solana/get-held-token'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { calculateReleased } from '@slipway/sdk/solana/lock/calculate-released'
import { getLock } from '@slipway/sdk/solana/lock/get-lock'
import {
  getLockToken,
  type LockToken,
  type LockTokenReading,
} from '@slipway/sdk/solana/lock/get-lock-token'
import { getLocks } from '@slipway/sdk/solana/lock/get-locks'
import { sumLocks } from '@slipway/sdk/solana/lock/sum-locks'
import { type Address, address, isAddress } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { lockTokensByMint } from '../network/tokens-by-mint.ts'
import type { ListedLock, LockView, TokenLocks } from './types.ts'

// What pages of locks ask the chain. It loads on demand: the codecs of both token programs come with it.

/** The locks of an owner, each with its token as far as that can be read. */
export async function readLocks(
  chain: SolanaChainDefinition,
  program: Address,
  owner: string,
): Promise<ListedLock[]> {
  const rpc = clusterRpc(chain)
  const [locks, now] = await Promise.all([
    getLocks(rpc, program, { owner: address(owner) }),
    getClusterTime(rpc),
  ])
  const tokens = await lockTokensByMint(
    rpc,
    locks.map(({ mint }) => mint),
  )
  return locks.map((lock) => ({
    ...{ lock, token: tokens.get(lock.mint), free: calculateReleased(lock, now) },
  }))
}

/** What our locker holds of a token; null where there is no such token. */
export async function readTokenLocks(
  chain: SolanaChainDefinition,
  program: Address,
  mint: string,
): Promise<TokenLocks | null> {
  if (!isAddress(mint)) return null
  const rpc = clusterRpc(chain)
  const [token, locks, now] = await Promise.all([
    getHeldToken(rpc, mint),
    getLocks(rpc, program, { mint }),
    getClusterTime(rpc),
  ])
  return token ? { token, sum: sumLocks(locks, now), now } : null
}

/** One lock with its token; null where there is none at the address. */
export async function readLockView(
  chain: SolanaChainDefinition,
  program: Address,
  at: string,
): Promise<LockView | 'token-unread' | null> {
  if (!isAddress(at)) return null
  const rpc = clusterRpc(chain)
  const [lock, now] = await Promise.all([getLock(rpc, program, at), getClusterTime(rpc)])
  if (!lock) return null
  const reading = await getLockToken(rpc, lock.mint)
  // A mint that was closed, or has what this release does not know: the lock is there all the same.
  if (!reading.ok) return 'token-unread'
  const { token } = reading
  const amount = lock.initialAmount - lock.withdrawn
  return { chain, program, lock, token, now, amount, free: calculateReleased(lock, now) }
}

/** The token at an address, or why it cannot be locked. */
export const readLockToken = (
  chain: SolanaChainDefinition,
  mint: Address,
): Promise<LockTokenReading> => getLockToken(clusterRpc(chain), mint)

/** Base units that an account holds where a lock takes them from: its associated account. */
export async function readHolding(
  chain: SolanaChainDefinition,
  token: LockToken,
  account: string,
): Promise<bigint> {
  const owner = address(account)
  const [accounts, own] = await Promise.all([
    getTokenAccounts(clusterRpc(chain), token.mint, owner),
    findTokenAccount(owner, { mint: token.mint, program: token.tokenProgram }),
  ])
  return accounts.find((held) => held.address === own)?.amount ?? 0n
}
