import type { Address, Hex } from 'viem'
import type { AccountParts } from '../accounts/account-parts.ts'
import type { AttestationService } from './attestation-service.ts'

/** Reads the hash of a contract's code from a node. @returns undefined where no node answers or there is no code */
export type ReadCodeHash = (chainId: number, address: Address) => Promise<Hex | undefined>

/** What the routes of badges work with, beside the accounts. */
export interface BadgeParts {
  readonly accounts: AccountParts
  readonly readCodeHash: ReadCodeHash
  readonly attestations: AttestationService
}
