import { type Address, isAddressEqual, zeroAddress } from 'viem'

/** Where nobody can fetch anything from: the zero address and the one that ends in dEaD (specification, section 9). */
export const burnAddresses = [zeroAddress, '0x000000000000000000000000000000000000dEaD'] as const

/** Whether nobody has the key of an address, by what everybody uses to burn. */
export const isBurnAddress = (address: Address): boolean =>
  burnAddresses.some((burnt) => isAddressEqual(burnt, address))
