import type { OwnerPowers } from '@slipway/sdk/token/safety/safety-facts'
import type { Address } from 'viem'

/** What the report needs to know beforehand of the token that it is about. */
export interface SafetySubject {
  address: Address
  name: string
  symbol: string
  /** Template that the factory's registry names; undefined for a foreign token. */
  registeredTemplate: string | undefined
  /** The pair that the token itself names. */
  ownPair: Address | undefined
  powers: OwnerPowers | undefined
  /** From `calculateStateStamp`; undefined for a foreign token, whose state nobody watches. */
  stamp: string | undefined
  /** Owner and creator, as far as they are known. */
  insiders: readonly Address[]
}
