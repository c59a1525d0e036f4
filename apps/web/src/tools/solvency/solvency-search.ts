import { readAddress } from '@slipway/sdk/shared/read-address'

/** State of the page in the address bar. */
export interface SolvencySearch {
  /** A contract that the visitor asked about by its address. */
  readonly contract?: string
}

/** Reads the page's state from an address; what is no address counts as not given. */
export function readSolvencySearch(search: Readonly<Record<string, unknown>>): SolvencySearch {
  const contract = typeof search.contract === 'string' ? readAddress(search.contract) : undefined
  return contract?.ok ? { contract: contract.address } : {}
}
