import { readAddress } from '@slipway/sdk/shared/read-address'

/** States of an offer that the list can be narrowed to; without one it shows those that can be bought. */
export const slotStatuses = ['open', 'sold', 'canceled', 'expired', 'any'] as const
export type SlotStatus = (typeof slotStatuses)[number]

/** Orders that the API offers and the list shows. */
export const slotSorts = ['-createdAt', 'price', '-price', 'expires'] as const
export type SlotSort = (typeof slotSorts)[number]

/** State of the list in the address bar; a default stands nowhere, so that links stay short. */
export interface SlotSearch {
  /** Presale whose slots are listed. */
  readonly presale?: string
  readonly status?: SlotStatus
  readonly sort?: SlotSort
}

const oneOf = <Value extends string>(options: readonly Value[], value: unknown) =>
  options.find((option) => option === value)

/** Reads the list's state from an address; what makes no sense there counts as not given. */
export function readSlotSearch(search: Readonly<Record<string, unknown>>): SlotSearch {
  const presale = typeof search.presale === 'string' ? readAddress(search.presale) : undefined
  const status = oneOf(slotStatuses, search.status)
  const sort = oneOf(slotSorts, search.sort)
  return {
    ...(presale?.ok ? { presale: presale.address } : {}),
    ...(status && status !== 'open' ? { status } : {}),
    ...(sort && sort !== '-createdAt' ? { sort } : {}),
  }
}
