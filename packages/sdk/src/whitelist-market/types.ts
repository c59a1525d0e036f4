import type { Address } from 'viem'

/** Where an offer of a slot stands (S-58): `expired` and `unfillable` follow from clock and presale, not from anybody's act. */
export type SlotOfferStatus = 'open' | 'sold' | 'canceled' | 'expired' | 'unfillable'

/** An offer of a whitelist slot, as it stands on chain. */
export interface SlotOffer {
  readonly saleId: bigint
  readonly presale: Address
  readonly owner: Address
  /** The zero address while nobody has bought. */
  readonly buyer: Address
  /** Tier of the slot when it was offered. */
  readonly level: number
  readonly status: SlotOfferStatus
  /** Unix seconds. */
  readonly expired: number
  readonly priceWei: bigint
}
