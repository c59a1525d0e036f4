import { readAddress } from '@slipway/sdk/shared/read-address'

/** What the address of a sale's page says besides the sale. */
export interface SaleSearch {
  /** Who invited the visitor. */
  readonly inviter?: string
  /** The owner's side of the page. */
  readonly view?: 'manage'
}

/** Reads it; what makes no sense there counts as not given. */
export function readSaleSearch(search: Readonly<Record<string, unknown>>): SaleSearch {
  const inviter = typeof search.inviter === 'string' ? readAddress(search.inviter) : undefined
  return {
    ...(inviter?.ok ? { inviter: inviter.address } : {}),
    ...(search.view === 'manage' ? { view: 'manage' } : {}),
  }
}
