import { type AddressProblem, addressProblem } from '../../shared/read-address.ts'
import type { Keccak } from '../keccak/load-keccak.ts'
import { ADDRESS_BYTES } from './pay-list.ts'

const shape = /^0x[0-9a-fA-F]{40}$/
const UPPER_FROM = 8
const encoder = new TextEncoder()
const CODE_OF_ZERO = 48
const CODE_OF_NINE = 57
const CODE_OF_A = 97
/** What an upper-case letter lacks of its lower-case one. */
const CASE_BIT = 0x20

/** A hexadecimal digit of either case. */
function digitAt(digits: string, at: number): number {
  const code = digits.charCodeAt(at)
  return code <= CODE_OF_NINE ? code - CODE_OF_ZERO : (code | CASE_BIT) - CODE_OF_A + 10
}

/** Whether the letters of a mixed-case address are those of its checksum (EIP-55). */
function hasOwnChecksum(digits: string, keccak: Keccak): boolean {
  const hash = keccak(encoder.encode(digits.toLowerCase()))
  for (let at = 0; at < digits.length; at++) {
    const letter = digits.charAt(at)
    if (letter <= '9') continue
    const byte = hash[at >> 1] ?? 0
    const nibble = at % 2 === 0 ? byte >> 4 : byte & 0xf
    if (nibble >= UPPER_FROM !== letter <= 'F') return false
  }
  return true
}

/**
 * Reads an address by the same rules as `readAddress`, with a hash that is quick enough for long lists.
 * @param cell without spaces around it
 * @param into 20 bytes that take the address
 * @returns the code that says why it is none
 */
export function readPayAddress(
  cell: string,
  keccak: Keccak,
  into: Uint8Array,
): AddressProblem | undefined {
  if (cell === '') return 'Input_Required'
  if (!shape.test(cell)) return addressProblem(cell)
  const digits = cell.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!isOneCase && !hasOwnChecksum(digits, keccak)) return 'Input_AddressChecksumInvalid'
  for (let at = 0; at < ADDRESS_BYTES; at++) {
    into[at] = 16 * digitAt(digits, 2 * at) + digitAt(digits, 2 * at + 1)
  }
  return undefined
}
