import { readAddress } from '@slipway/sdk/shared/read-address'

/** State of the page in the address bar: what was pasted, and which pool was chosen. */
export interface RepairSearch {
  /** A pool or a token. */
  readonly pool?: string
  /** Factory of the exchange, for a token whose pool was chosen. */
  readonly venue?: string
  /** Currency of that pool. */
  readonly quote?: string
  /** The side of a pasted pool that is priced; without it the side that is no currency. */
  readonly token?: string
}

function readOne(value: unknown): string | undefined {
  const reading = typeof value === 'string' ? readAddress(value) : undefined
  return reading?.ok ? reading.address : undefined
}

/** Reads the page's state from an address; what is no address counts as not given. */
export function readRepairSearch(search: Readonly<Record<string, unknown>>): RepairSearch {
  const [pool, venue] = [readOne(search.pool), readOne(search.venue)]
  const [quote, token] = [readOne(search.quote), readOne(search.token)]
  return {
    ...(pool && { pool }),
    ...(venue && { venue }),
    ...(quote && { quote }),
    ...(token && { token }),
  }
}
