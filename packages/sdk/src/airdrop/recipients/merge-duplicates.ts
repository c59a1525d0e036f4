import { ADDRESS_BYTES, addressAt, addressBytesAt, amountAt, type PayList } from './pay-list.ts'

/** The same list with each address once, at its first place, for the sum of its amounts. */
export function mergeDuplicates(list: PayList): PayList {
  const places = new Map<string, number>()
  const addresses = new Uint8Array(list.addresses.length)
  const amounts: bigint[] = []
  const lines: number[] = []
  for (let index = 0; index < list.count; index++) {
    const key = addressAt(list, index)
    const amount = amountAt(list, index)
    const place = places.get(key)
    if (place !== undefined) {
      amounts[place] = (amounts[place] ?? 0n) + amount
      continue
    }
    const at = amounts.length
    places.set(key, at)
    addresses.set(addressBytesAt(list, index), at * ADDRESS_BYTES)
    amounts.push(amount)
    lines.push(list.lines[index] ?? 0)
  }
  const count = amounts.length
  const { total } = list
  return { count, total, addresses: addresses.slice(0, count * ADDRESS_BYTES), amounts, lines }
}
