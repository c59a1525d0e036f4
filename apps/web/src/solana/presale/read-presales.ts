import type { SolanaChainDefinition } from '@slipway/chains'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { getLockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { getBuyer } from '@slipway/sdk/solana/presale/get-buyer'
import { getBuyers } from '@slipway/sdk/solana/presale/get-buyers'
import { getPresale } from '@slipway/sdk/solana/presale/get-presale'
import { getPresales, type PresaleFilter } from '@slipway/sdk/solana/presale/get-presales'
import { buyerBytes } from '@slipway/sdk/solana/presale/presale-codec'
import { solanaPresaleStatus } from '@slipway/sdk/solana/presale/solana-presale-status'
import { type Address, address, isAddress } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { lockTokensByMint } from '../network/tokens-by-mint.ts'
import type { BuyerState, ListedPresale, PresaleView } from './types.ts'

// What pages of presales ask the chain. It loads on demand: the codecs of both token programs come with it.

/** Presales, the newest first, each with its token as far as that can be read. @param filter leaves those of one creator or token */
export async function readPresales(
  chain: SolanaChainDefinition,
  program: Address,
  filter?: PresaleFilter,
): Promise<ListedPresale[]> {
  const rpc = clusterRpc(chain)
  const [presales, now] = await Promise.all([
    getPresales(rpc, program, filter),
    getClusterTime(rpc),
  ])
  const tokens = await lockTokensByMint(
    rpc,
    presales.map(({ mint }) => mint),
  )
  return presales.map((presale) => ({
    ...{ presale, token: tokens.get(presale.mint), now },
    status: solanaPresaleStatus(presale, now),
  }))
}

/**
 * Addresses of the presales that a wallet contributed to, so far as its accounts there say it: it has something in one, or
 * left it for a fee. Who only registered as an inviter did not, as on networks with an EVM.
 */
export async function readJoinedPresales(
  chain: SolanaChainDefinition,
  program: Address,
  wallet: string,
): Promise<Address[]> {
  const buyers = await getBuyers(clusterRpc(chain), program, { wallet: address(wallet) })
  return buyers
    .filter(({ contributed, exitFee }) => contributed + exitFee > 0n)
    .map(({ presale }) => presale)
}

/** One presale with its token; null where there is none at the address. */
export async function readPresaleView(
  chain: SolanaChainDefinition,
  program: Address,
  at: string,
): Promise<PresaleView | 'token-unread' | null> {
  if (!isAddress(at)) return null
  const rpc = clusterRpc(chain)
  const [presale, now] = await Promise.all([getPresale(rpc, program, at), getClusterTime(rpc)])
  if (!presale) return null
  const reading = await getLockToken(rpc, presale.mint)
  // A mint that was closed, or has what this release does not know: the presale is there all the same.
  if (!reading.ok) return 'token-unread'
  const accounts = await getTokenAccounts(rpc, presale.mint, presale.address)
  const held = accounts.find((account) => account.address === presale.vault)?.amount ?? 0n
  const status = solanaPresaleStatus(presale, now)
  return { chain, program, presale, token: reading.token, now, status, held }
}

/** What every wallet has in a presale; each contributed, or registered as an inviter, and is not paid everything yet. */
export const readBuyers = (chain: SolanaChainDefinition, program: Address, presale: string) =>
  getBuyers(clusterRpc(chain), program, { presale: address(presale) })

/** What a wallet has in a presale, and of SOL. */
export async function readBuyerState(
  chain: SolanaChainDefinition,
  program: Address,
  { presale, wallet }: { readonly presale: string; readonly wallet: string },
): Promise<BuyerState> {
  const rpc = clusterRpc(chain)
  const place = { presale: address(presale), wallet: address(wallet) }
  const [buyer, { value: balance }, deposit] = await Promise.all([
    getBuyer(rpc, program, place),
    rpc.getBalance(place.wallet, { commitment: 'confirmed' }).send(),
    rpc.getMinimumBalanceForRentExemption(BigInt(buyerBytes)).send(),
  ])
  return { buyer: buyer ?? null, balance, deposit: buyer ? 0n : deposit }
}
