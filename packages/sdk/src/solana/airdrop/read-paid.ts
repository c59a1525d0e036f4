import type { SolanaAirdrop } from './types.ts'

const amountBytes = 8
const settled = 2n ** 64n - 1n

/**
 * What an entry was paid so far, by the airdrop's ledger: a bit, or an amount where parts are released later.
 * @param amount the entry's own, which the ledger does not have
 * @throws {RangeError} where the list has no such place
 */
export function readPaid(
  airdrop: Pick<SolanaAirdrop, 'ledger' | 'entries' | 'releaseSeconds'>,
  index: number,
  amount: bigint,
): bigint {
  const { ledger, entries, releaseSeconds } = airdrop
  if (!Number.isInteger(index) || index < 0 || index >= entries)
    throw new RangeError(`The list has ${entries} entries, and none at ${index}.`)
  // Nothing was paid at places that the account does not reach yet.
  if (releaseSeconds === 0)
    return (((ledger[index >> 3] ?? 0) >> (index & 7)) & 1) === 1 ? amount : 0n
  const at = index * amountBytes
  if (at + amountBytes > ledger.length) return 0n
  const view = new DataView(ledger.buffer, ledger.byteOffset, ledger.byteLength)
  const paid = view.getBigUint64(at, true)
  return paid === settled ? amount : paid
}
