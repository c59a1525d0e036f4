import { calculateCreate2Address } from '@slipway/deployer/steps/create2'
import type { Address } from 'viem'
import { readVenueInitCodes } from './venue-artifacts.ts'

export interface VenueAddresses {
  readonly wrappedNative: Address
  readonly factory: Address
  readonly router: Address
}

/** Where the local venue stands: the same on every local chain, because nothing in it depends on the chain. */
export function calculateVenueAddresses(feeSetter: Address): VenueAddresses {
  const codes = readVenueInitCodes(feeSetter)
  const wrappedNative = calculateCreate2Address(codes.wrappedNative)
  const factory = calculateCreate2Address(codes.factory)
  return {
    wrappedNative,
    factory,
    router: calculateCreate2Address(codes.router(factory, wrappedNative)),
  }
}
