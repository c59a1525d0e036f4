import type { Address } from 'viem'

/** Fields that are signed (EIP-2612). */
export const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

/** An allowance to be signed instead of sent. */
export interface PermitQuery {
  readonly token: Address
  readonly owner: Address
  readonly spender: Address
  /** Base units; exact. */
  readonly value: bigint
  /** Unix seconds. */
  readonly deadline: bigint
}

/** Typed data (EIP-712) for a wallet's `signTypedData`. */
export interface PermitMessage {
  readonly domain: {
    readonly name: string
    readonly version: string
    readonly chainId: number
    readonly verifyingContract: Address
  }
  readonly types: typeof permitTypes
  readonly primaryType: 'Permit'
  readonly message: Omit<PermitQuery, 'token'> & { readonly nonce: bigint }
}
