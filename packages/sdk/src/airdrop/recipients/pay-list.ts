import { type Address, bytesToHex } from 'viem'

/** Bytes of an address. */
export const ADDRESS_BYTES = 20

/**
 * Who gets how much: a list of up to hundreds of thousands of lines, kept in columns because as many objects would be
 * slow to make and to hand over. Places are counted from 0.
 */
export interface PayList {
  readonly count: number
  /** Base units that all entries take together. */
  readonly total: bigint
  /** 20 bytes for each entry. */
  readonly addresses: Uint8Array
  /** Base units. */
  readonly amounts: readonly bigint[]
  /** Lines of the text that the entries came from, from 1; of merged ones the first. */
  readonly lines: readonly number[]
}

/** The address of an entry in lower case. @throws {RangeError} where there is none */
export function addressAt(list: PayList, index: number): Address {
  return bytesToHex(addressBytesAt(list, index))
}

/** The same as bytes; a view, not a copy. @throws {RangeError} where there is none */
export function addressBytesAt(list: PayList, index: number): Uint8Array {
  if (!Number.isInteger(index) || index < 0 || index >= list.count) {
    throw new RangeError(`The list has ${list.count} entries, and none at ${index}.`)
  }
  return list.addresses.subarray(index * ADDRESS_BYTES, (index + 1) * ADDRESS_BYTES)
}

/** Base units of an entry. @throws {RangeError} where there is none */
export function amountAt(list: PayList, index: number): bigint {
  const amount = list.amounts[index]
  if (amount === undefined) {
    throw new RangeError(`The list has ${list.count} entries, and none at ${index}.`)
  }
  return amount
}
