import type { Address } from 'viem'

/** Where the contracts of airdrops stand on one network. */
export interface AirdropContracts {
  readonly factory: Address
  readonly multisend: Address
}

/** Templates of the factory: an old token for a new one, and a list that is paid by proof. */
export const airdropTemplateIds = { mapping: 1, claims: 2 } as const
export type AirdropKind = keyof typeof airdropTemplateIds
export const airdropKinds = ['mapping', 'claims'] as const satisfies readonly AirdropKind[]

/** What the factory's registry says of one airdrop (specification section 3). */
export interface AirdropRecord {
  readonly chainId: number
  /** Its number in the factory; the first is 1. */
  readonly id: number
  readonly address: Address
  readonly owner: Address
  /** Unix seconds. */
  readonly createdAt: number
  readonly kind: AirdropKind
}
