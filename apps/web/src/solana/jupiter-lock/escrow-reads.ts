import type { SolanaChainDefinition } from '@slipway/chains'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getHeldToken } from '@slipway/sdk/solana/get-held-token'
import { findNextEscrowRelease } from '@slipway/sdk/solana/jupiter-lock/escrow-release'
import { getEscrows } from '@slipway/sdk/solana/jupiter-lock/get-escrows'
import { getJupiterLock } from '@slipway/sdk/solana/jupiter-lock/get-jupiter-lock'
import {
  calculateEscrowFree,
  calculateEscrowHeld,
} from '@slipway/sdk/solana/jupiter-lock/sum-escrows'
import type { HeldEscrow } from '@slipway/sdk/solana/jupiter-lock/types'
import { address, isAddress } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { tokensByMint } from '../network/tokens-by-mint.ts'
import type { OwnEscrow, OwnEscrows, TokenEscrows } from './types.ts'

/** Anybody can lock for a wallet: so many are read and shown, the fullest of them. */
const escrowsMax = 50

/** How an escrow stands at a moment. */
const describe = (held: HeldEscrow, now: bigint): Omit<OwnEscrow, 'token'> => ({
  escrow: held.escrow,
  free: calculateEscrowFree(held, now),
  unreleased: calculateEscrowHeld(held, now),
  nextAt: findNextEscrowRelease(held.escrow, now)?.at,
})

/** What Jupiter Lock holds for a wallet; null where the cluster has no such program. */
export async function readOwnEscrows(
  chain: SolanaChainDefinition,
  account: string,
): Promise<OwnEscrows | null> {
  const rpc = clusterRpc(chain)
  const lock = await getJupiterLock(rpc)
  if (!lock) return null
  const [{ held, left }, now] = await Promise.all([
    getEscrows(rpc, { recipient: address(account) }, escrowsMax),
    getClusterTime(rpc),
  ])
  const tokens = await tokensByMint(
    held.map(({ escrow }) => escrow.mint),
    (mint) => getHeldToken(rpc, mint),
  )
  const escrows = held.map((one) => ({
    ...describe(one, BigInt(now)),
    token: tokens.get(one.escrow.mint),
  }))
  return { escrows, left }
}

/** What Jupiter Lock holds of a token; null where the cluster has no such program, or no such token. */
export async function readTokenEscrows(
  chain: SolanaChainDefinition,
  mint: string,
): Promise<TokenEscrows | null> {
  if (!isAddress(mint)) return null
  const rpc = clusterRpc(chain)
  const lock = await getJupiterLock(rpc)
  if (!lock) return null
  const token = await getHeldToken(rpc, mint)
  if (!token) return null
  const [list, now] = await Promise.all([getEscrows(rpc, { mint }), getClusterTime(rpc)])
  return { lock, token, list, now: BigInt(now) }
}
