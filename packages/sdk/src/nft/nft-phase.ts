import { zeroHash } from 'viem'
import { type NftSale, nftCapabilities } from './types.ts'

/** Where a sale is: not begun, the list mints, everybody mints, over or all minted, or only the owner mints. */
export type NftPhase = 'coming' | 'list' | 'public' | 'finished' | 'owner'

/** What the phase goes by. */
export interface PhaseFacts {
  readonly terms: Pick<
    NftSale['terms'],
    'mintMethod' | 'total' | 'listStart' | 'publicStart' | 'endTime'
  >
  readonly state: Pick<NftSale['state'], 'minted'> & Partial<Pick<NftSale['state'], 'capabilities'>>
}

/** Whether the owner alone could mint, and there is none any more. */
const isAbandoned = ({ terms, state: { capabilities } }: PhaseFacts): boolean =>
  terms.mintMethod === 'owner' &&
  capabilities !== undefined &&
  (capabilities & nftCapabilities.ownership) === 0n

/**
 * Where a sale is at a moment, as `INftSale.phase` says it; but a collection whose owner alone could mint is finished once it
 * has none, as `drawOffset` has it. @param now unix seconds by the chain
 */
export function nftPhase(facts: PhaseFacts, now: number): NftPhase {
  if (isAllMinted(facts) || isAbandoned(facts)) return 'finished'
  const { terms } = facts
  if (terms.mintMethod === 'owner') return 'owner'
  if (isPast(terms, now)) return 'finished'
  if (now >= terms.publicStart) return 'public'
  return terms.listStart !== 0 && now >= terms.listStart ? 'list' : 'coming'
}

/** Whether all that there will ever be are minted: it is over for that, whatever the clock says. */
export function isAllMinted({ terms, state }: PhaseFacts): boolean {
  return state.minted >= terms.total
}

interface ShareFacts {
  readonly terms: Pick<NftSale['terms'], 'total' | 'endTime' | 'provenanceHash'>
  readonly state: Pick<NftSale['state'], 'minted' | 'ownerShareLeft' | 'capabilities'>
}

const isPast = ({ endTime }: Pick<NftSale['terms'], 'endTime'>, now: number) =>
  endTime !== 0 && now >= endTime

/**
 * How many the owner can still mint for free. The end of a sale ends that only where pictures are hidden. Source:
 * `NftSale._mintFree`.
 */
export function countOwnerMints({ terms, state }: ShareFacts, now: number): number {
  const isOwned = (state.capabilities & nftCapabilities.ownership) !== 0n
  if (!isOwned || (terms.provenanceHash !== zeroHash && isPast(terms, now))) return 0
  return Math.min(state.ownerShareLeft, terms.total - state.minted)
}

/** Whether nobody can mint any more, the owner included: from then on hidden pictures can be drawn. */
export function isMintingOver(facts: PhaseFacts & ShareFacts, now: number): boolean {
  if (isAllMinted(facts) || isAbandoned(facts)) return true
  return isPast(facts.terms, now) && countOwnerMints(facts, now) === 0
}

/** Unix seconds of the next change of phase by the clock; undefined where none comes. */
export function nextPhaseAt({ terms }: Pick<PhaseFacts, 'terms'>, now: number): number | undefined {
  return [terms.listStart, terms.publicStart, terms.endTime].find((at) => at > now)
}
