import {
  developmentMnemonic,
  isDevelopmentAddress,
} from '@slipway/deployer/accounts/development-accounts'
import { privateKeyToAccount } from 'viem/accounts'
import { ServeRefusedError } from './serve-refused-error.ts'

/** Anything that could be a private key, alone or inside an address or a JSON text. */
const KEY = /(?<![0-9a-f])(?:0x)?([0-9a-f]{64})(?![0-9a-f])/gi

function holdsPublicKey(text: string): boolean {
  if (text.includes(developmentMnemonic)) return true
  return [...text.matchAll(KEY)].some(([, digits]) => {
    try {
      return isDevelopmentAddress(privateKeyToAccount(`0x${digits}`).address)
    } catch {
      // Not every number of that length is a key.
      return false
    }
  })
}

/**
 * A production server takes nothing from a developer's machine: neither its switch nor a key that everybody knows, in
 * whichever variable it stands.
 *
 * @throws {ServeRefusedError} `DEVELOPMENT_ON`, `DEVELOPMENT_KEY`, naming the variable and never its value
 */
export function refuseDevelopment(environment: NodeJS.ProcessEnv): void {
  if (environment.SLIPWAY_DEVELOPMENT && environment.SLIPWAY_DEVELOPMENT !== '0') {
    throw new ServeRefusedError(
      'DEVELOPMENT_ON',
      'SLIPWAY_DEVELOPMENT is set: it switches limits off and takes stand-ins for networks. Unset it, or use "npm start".',
    )
  }
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || !holdsPublicKey(value)) continue
    throw new ServeRefusedError(
      'DEVELOPMENT_KEY',
      `${name} holds a development key that everybody knows. Nothing of a live network may depend on it.`,
    )
  }
}
