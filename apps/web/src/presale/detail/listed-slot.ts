import type { PresaleAccount } from '@slipway/sdk/presale/types'
import type { Hex } from 'viem'

/** A wallet's place in the project's Merkle list, with what proves it to the contract. */
export interface ListedSlot {
  readonly index: number
  readonly level: number
  readonly proof: readonly Hex[]
}

/** Whether a place in the list could be the wallet's: it has no slot on chain, or an unused one of the lower tier. */
export const mayUseList = (my: Pick<PresaleAccount, 'slotStatus' | 'level'> | undefined): boolean =>
  my === undefined || my.slotStatus === 0 || (my.slotStatus === 1 && my.level > 1)

/** The place in the list, unless the slot that the wallet has on chain is as good. */
export function chooseListed(
  listed: ListedSlot | null | undefined,
  my: Pick<PresaleAccount, 'slotStatus' | 'level'> | undefined,
): ListedSlot | undefined {
  if (!listed || !mayUseList(my)) return undefined
  return my?.slotStatus === 1 && listed.level >= my.level ? undefined : listed
}
