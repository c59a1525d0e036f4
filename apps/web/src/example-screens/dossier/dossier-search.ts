import { readAddress } from '@slipway/sdk/shared/read-address'
import type { Address } from 'viem'

/** What a link to a dossier says. */
export interface DossierSearch {
  /** The token that the project is about. */
  token?: Address
}

/** Reads the token from an address; what is none counts as not given. */
export function readDossierSearch({ token }: Readonly<Record<string, unknown>>): DossierSearch {
  const reading = typeof token === 'string' ? readAddress(token) : undefined
  return reading?.ok ? { token: reading.address } : {}
}
