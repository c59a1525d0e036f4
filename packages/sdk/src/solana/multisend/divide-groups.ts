import type { SendPayment } from './types.ts'

/** With one blockhash, transactions that pay the same in the same order are one and the same to the cluster. */
const keyOf = (payments: readonly SendPayment[]): string =>
  payments.map(({ account, amount, opening }) => `${account} ${amount} ${opening}`).join('\n')

/**
 * Divides transactions into those that are signed together, in their order. A group ends before a transaction that would
 * be the same as an earlier one of it: the cluster makes it only once. It is signed with a later blockhash.
 * @param size most transactions that are signed together
 */
export function divideGroups(
  batches: readonly (readonly SendPayment[])[],
  size: number,
): (readonly SendPayment[])[][] {
  const groups: (readonly SendPayment[])[][] = []
  let keys = new Set<string>()
  for (const batch of batches) {
    const key = keyOf(batch)
    const last = groups.at(-1)
    if (last && last.length < size && !keys.has(key)) last.push(batch)
    else {
      groups.push([batch])
      keys = new Set()
    }
    keys.add(key)
  }
  return groups
}
