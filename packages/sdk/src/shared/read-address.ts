import { type Address, getAddress, isAddress } from 'viem'
import { removeInvisible } from './clean-typed.ts'
import { hasNetworkMark } from './remove-network-mark.ts'

/** Codes with which a text is refused as an address. */
export type AddressProblem =
  | 'Input_Required'
  | 'Input_AddressInvalid'
  | 'Input_AddressPrefixed'
  | 'Input_AddressChecksumInvalid'

/** A text read as an address, or the code that says why it is none. */
export type AddressReading =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly code: AddressProblem }

const shape = /^0x[0-9a-fA-F]{40}$/

/** An address behind the mark of a network (EIP-3770), or of a kind of link. */
const prefixed = /^[a-z][a-z0-9+.-]*:(?:\/\/)?(?:pay-)?0x[0-9a-f]{40}(?![0-9a-f])/i

/** Why a text is no address: whose network it names is said by name. */
export const addressProblem = (text: string): AddressProblem =>
  prefixed.test(text) || hasNetworkMark(text) ? 'Input_AddressPrefixed' : 'Input_AddressInvalid'

/**
 * An address is valid only with 42 characters starting with 0x (specification, section 5), all hexadecimal;
 * one written in both letter cases must carry the right checksum (EIP-55), which catches typing errors.
 * @param text what a person typed; spaces around it and characters that nobody sees are ignored, the mark of a network is
 * named: `removeNetworkMark` takes away that of the own one.
 * @returns the address with its checksum.
 */
export function readAddress(text: string): AddressReading {
  const trimmed = removeInvisible(text)
  if (trimmed === '') return { ok: false, code: 'Input_Required' }
  if (!shape.test(trimmed)) return { ok: false, code: addressProblem(trimmed) }
  const digits = trimmed.slice(2)
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!oneCase && !isAddress(trimmed)) return { ok: false, code: 'Input_AddressChecksumInvalid' }
  return { ok: true, address: getAddress(trimmed.toLowerCase()) }
}
