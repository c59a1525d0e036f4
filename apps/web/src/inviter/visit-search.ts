import { readAddress } from '@slipway/sdk/shared/read-address'

/** What the address of a page says besides what it is about. */
export interface VisitSearch {
  /** Who invited the visitor. */
  readonly inviter?: string
  /** The owner's or admin's side of the page. */
  readonly view?: 'manage'
}

/** Reads it; what makes no sense there counts as not given. */
export function readVisitSearch(search: Readonly<Record<string, unknown>>): VisitSearch {
  const inviter = typeof search.inviter === 'string' ? readAddress(search.inviter) : undefined
  return {
    ...(inviter?.ok ? { inviter: inviter.address } : {}),
    ...(search.view === 'manage' ? { view: 'manage' } : {}),
  }
}
