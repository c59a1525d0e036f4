import { readAddress } from '@slipway/sdk/shared/read-address'

/** Whose portfolio the address bar names; nobody: the connected wallet's. */
export interface PortfolioState {
  readonly address?: string
}

/** Reads it; what is no address counts as not given. */
export function readPortfolioState({ address }: Readonly<Record<string, unknown>>): PortfolioState {
  const reading = typeof address === 'string' ? readAddress(address) : undefined
  return reading?.ok ? { address: reading.address } : {}
}
