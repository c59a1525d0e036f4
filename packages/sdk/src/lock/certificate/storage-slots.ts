import { type Address, concat, type Hex, hexToBigInt, keccak256, numberToHex, pad } from 'viem'

const wordBytes = 32

/** A slot by its number. */
export function slotOf(number: bigint): Hex {
  return numberToHex(number, { size: wordBytes })
}

/** The slot of a mapping's entry: `keccak256(key . slot)`. */
export function entryOf(key: bigint | Address, slot: Hex): Hex {
  const word =
    typeof key === 'bigint' ? numberToHex(key, { size: wordBytes }) : pad(key, { size: wordBytes })
  return keccak256(concat([word, slot]))
}

/** The slot of an array's element of one word: `keccak256(slot) + index`. */
export function elementOf(slot: Hex, index: bigint): Hex {
  return slotOf(BigInt.asUintN(256, hexToBigInt(keccak256(slot)) + index))
}

/** The slot `distance` words behind another. */
export function slotAfter(slot: Hex, distance: bigint): Hex {
  return slotOf(BigInt.asUintN(256, hexToBigInt(slot) + distance))
}
