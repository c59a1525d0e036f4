import { readAddress } from '@slipway/sdk/shared/read-address'

/** What the address of a presale's page says besides the presale. */
export interface PresaleSearch {
  /** Who invited the visitor. */
  readonly inviter?: string
  /** The owner's side of the page. */
  readonly view?: 'manage'
}

/** Reads it; what makes no sense there counts as not given. */
export function readPresaleSearch(search: Readonly<Record<string, unknown>>): PresaleSearch {
  const inviter = typeof search.inviter === 'string' ? readAddress(search.inviter) : undefined
  return {
    ...(inviter?.ok ? { inviter: inviter.address } : {}),
    ...(search.view === 'manage' ? { view: 'manage' } : {}),
  }
}
