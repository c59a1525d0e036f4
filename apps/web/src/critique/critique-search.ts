import { readAddress } from '@slipway/sdk/shared/read-address'
import type { Address } from 'viem'

/** What a link to the page of critique says. */
export interface CritiqueSearch {
  /** The one request that is read. */
  request?: string
  /** The contract that the form begins with. */
  contract?: Address
}

/** Reads an address of the page; what is wrong in it counts as not given. */
export function readCritiqueSearch(search: Readonly<Record<string, unknown>>): CritiqueSearch {
  const { request, contract } = search
  const reading = typeof contract === 'string' ? readAddress(contract) : undefined
  const isRequest =
    typeof request === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(request)
  return {
    ...(isRequest && { request }),
    ...(reading?.ok && { contract: reading.address }),
  }
}
