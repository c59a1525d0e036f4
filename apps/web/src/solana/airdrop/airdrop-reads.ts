import type { SolanaChainDefinition } from '@slipway/chains'
import { calculateWholeBytes } from '@slipway/sdk/solana/airdrop/count-extensions'
import { getAirdrop } from '@slipway/sdk/solana/airdrop/get-airdrop'
import { getAirdrops } from '@slipway/sdk/solana/airdrop/get-airdrops'
import { solanaAirdropLimits } from '@slipway/sdk/solana/airdrop/solana-airdrop-limits'
import type { SolanaAirdrop } from '@slipway/sdk/solana/airdrop/types'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { getLockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { type Address, address, isAddress } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { lockTokensByMint } from '../network/tokens-by-mint.ts'
import type { AirdropStatus, AirdropView, ListedAirdrop } from './types.ts'

// What pages of airdrops ask the chain. It loads on demand: the codecs of both token programs come with it.

/**
 * Whether an airdrop pays, by the program's own rules.
 * @param now unix seconds of the cluster
 */
export function airdropStatus(
  { startAt, endAt, settled, entries }: SolanaAirdrop,
  now: number,
): AirdropStatus {
  if (settled === entries) return 'paid'
  if (endAt !== undefined && now >= endAt) return 'finished'
  return now < startAt ? 'coming' : 'running'
}

/** The airdrops of a creator, each with its token as far as that can be read. */
export async function readAirdrops(
  chain: SolanaChainDefinition,
  program: Address,
  creator: string,
): Promise<ListedAirdrop[]> {
  const rpc = clusterRpc(chain)
  const [airdrops, now] = await Promise.all([
    getAirdrops(rpc, program, address(creator)),
    getClusterTime(rpc),
  ])
  const tokens = await lockTokensByMint(
    rpc,
    airdrops.map(({ mint }) => mint),
  )
  return airdrops.map((airdrop) => ({
    ...{ airdrop, token: tokens.get(airdrop.mint), status: airdropStatus(airdrop, now) },
  }))
}

/** One airdrop with its token; null where there is none at the address. */
export async function readAirdropView(
  chain: SolanaChainDefinition,
  program: Address,
  at: string,
): Promise<AirdropView | 'token-unread' | null> {
  if (!isAddress(at)) return null
  const rpc = clusterRpc(chain)
  const [airdrop, now] = await Promise.all([getAirdrop(rpc, program, at), getClusterTime(rpc)])
  if (!airdrop) return null
  const reading = await getLockToken(rpc, airdrop.mint)
  // A mint that was closed, or has what this release does not know: the airdrop is there all the same.
  if (!reading.ok) return 'token-unread'
  const held = await getTokenAccounts(rpc, airdrop.mint, airdrop.address)
  const left = held.find((account) => account.address === airdrop.vault)?.amount ?? 0n
  const { entries, releaseSeconds, ledger } = airdrop
  const bytes = calculateWholeBytes(entries, releaseSeconds)
  const room = bytes - calculateWholeBytes(0, releaseSeconds) - ledger.length
  return {
    ...{ chain, program, airdrop, token: reading.token, now, left },
    status: airdropStatus(airdrop, now),
    missing: Math.ceil(room / solanaAirdropLimits.growthBytes),
  }
}
