import { type Address, getAddress, isAddress } from 'viem'

/** Codes with which a text is refused as an address. */
export type AddressProblem =
  | 'Input_Required'
  | 'Input_AddressInvalid'
  | 'Input_AddressChecksumInvalid'

/** A text read as an address, or the code that says why it is none. */
export type AddressReading =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly code: AddressProblem }

const shape = /^0x[0-9a-fA-F]{40}$/

/**
 * An address is valid only with 42 characters starting with 0x (specification, section 5), all hexadecimal;
 * one written in both letter cases must carry the right checksum (EIP-55), which catches typing errors.
 * @param text what a person typed; surrounding spaces are ignored.
 * @returns the address with its checksum.
 */
export function readAddress(text: string): AddressReading {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, code: 'Input_Required' }
  if (!shape.test(trimmed)) return { ok: false, code: 'Input_AddressInvalid' }
  const digits = trimmed.slice(2)
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!oneCase && !isAddress(trimmed)) return { ok: false, code: 'Input_AddressChecksumInvalid' }
  return { ok: true, address: getAddress(trimmed.toLowerCase()) }
}
