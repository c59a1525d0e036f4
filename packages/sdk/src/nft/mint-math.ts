import { nftPhase, type PhaseFacts } from './nft-phase.ts'
import type { NftSale } from './types.ts'

/** NFTs that the contract mints in one transaction at most. */
export const mintAtOnceMax = 500

/** Part of a list that a wallet has: how many it may ever mint by it. */
interface Allowance {
  readonly allowance: number
}

/** What a wallet may mint goes by. */
export interface MintFacts {
  readonly sale: PhaseFacts & {
    readonly terms: PhaseFacts['terms'] & Pick<NftSale['terms'], 'cap' | 'mintFee' | 'listFee'>
  }
  /** What the wallet ever got by minting. */
  readonly minted: number
  /** Its entry of the list; undefined where it has none. */
  readonly listed: Allowance | undefined
  /** Unix seconds by the chain. */
  readonly now: number
}

/** Why a wallet can mint nothing now. */
export type MintStop =
  | 'coming'
  | 'not-listed'
  | 'allowance-used'
  | 'cap'
  | 'sold-out'
  | 'ended'
  | 'owner'

/** NFTs that can still be minted; the owner's free share is a right, not a part kept back. */
export function calculateLeft({ terms, state }: MintFacts['sale']): number {
  return Math.max(0, terms.total - state.minted)
}

/** Price of one NFT in the phase, in base units. */
export function priceOf({ terms }: MintFacts['sale'], phase: 'list' | 'public'): bigint {
  return phase === 'list' ? terms.listFee : terms.mintFee
}

/** What a wallet can mint now in one transaction, or why it can mint nothing. */
export function calculateMintable(
  facts: MintFacts,
):
  | { readonly stop: MintStop }
  | { readonly stop: undefined; readonly most: number; readonly price: bigint } {
  const { sale, minted, listed, now } = facts
  const phase = nftPhase(sale, now)
  const left = calculateLeft(sale)
  if (phase === 'owner' || phase === 'coming') return { stop: phase }
  if (left === 0) return { stop: 'sold-out' }
  if (phase === 'finished') return { stop: 'ended' }
  if (phase === 'list' && !listed) return { stop: 'not-listed' }
  const limit =
    phase === 'list' ? (listed?.allowance ?? 0) : sale.terms.cap || Number.MAX_SAFE_INTEGER
  const free = Math.max(0, limit - minted)
  if (free === 0) return { stop: phase === 'list' ? 'allowance-used' : 'cap' }
  return { stop: undefined, most: Math.min(free, left, mintAtOnceMax), price: priceOf(sale, phase) }
}
