import type { BadgeEndReason } from './badge-kinds.ts'

/** What a badge is bound to, and what is compared with it later. */
export interface BadgeBond {
  /** EXTCODEHASH: a clone's code holds its implementation's address and what was fixed at its creation */
  readonly codeHash: string
  /** lower case */
  readonly owner: string
  /** `taxBits` of a token; null: what the badge is on has none */
  readonly taxBits: string | null
}

/** The same as read now; undefined where it could not be read. */
export interface BadgeFacts {
  readonly codeHash: string | undefined
  readonly owner: string | undefined
  readonly taxBits: string | null | undefined
}

/** A token's taxes as one text: buy, sell and transfer tax in basis points. */
export const taxBits = (taxes: {
  readonly buyTaxBps: number
  readonly sellTaxBps: number
  readonly transferTaxBps: number
}): string => `${taxes.buyTaxBps}/${taxes.sellTaxBps}/${taxes.transferTaxBps}`

/** Why a badge no longer stands. What could not be read ends no badge. @returns undefined: it stands */
export function findDropReason(
  bond: BadgeBond,
  facts: BadgeFacts,
): Extract<BadgeEndReason, 'code' | 'owner' | 'tax'> | undefined {
  const differs = (bound: string | null, now: string | null | undefined) =>
    now !== undefined && now !== bound
  if (differs(bond.codeHash, facts.codeHash)) return 'code'
  if (differs(bond.owner, facts.owner)) return 'owner'
  return differs(bond.taxBits, facts.taxBits) ? 'tax' : undefined
}
