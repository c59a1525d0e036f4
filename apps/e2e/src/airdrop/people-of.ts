import { type Address, type PrivateKeyAccount, toHex } from 'viem'

/** Addresses that nobody has paid yet: no journey shares them with another. */
export function peopleOf(account: PrivateKeyAccount, count: number): readonly Address[] {
  const first = BigInt(account.address) >> 32n
  return Array.from({ length: count }, (_, at) =>
    toHex((first << 32n) + BigInt(at + 1), { size: 20 }),
  )
}
