import type { LockEntry } from '../lock-draft-schema.ts'

/**
 * Gas of a list's parts, rounded up from what `lockMany` was measured to use. A part stays below what networks take in
 * one transaction (EIP-7825: 16 777 216).
 */
export const lockListGas = {
  /** A part without its rows: the transaction, the transfer of a token with a heavy code, the first lock of a token. */
  base: 600_000n,
  row: 56_000n,
  /** A row with a schedule. */
  scheduledRow: 84_000n,
  /** Of one part. */
  max: 12_000_000n,
} as const

const gasOf = ({ schedule }: LockEntry) => (schedule ? lockListGas.scheduledRow : lockListGas.row)

/** What a part of a list will use at most, in gas. */
export function calculateListGas(entries: readonly LockEntry[]): bigint {
  return entries.reduce<bigint>((gas, entry) => gas + gasOf(entry), lockListGas.base)
}

/**
 * Divides a list into the fewest transactions that fit, in its order.
 * @param gasMax most gas of one; at least one row goes into each, however little it is.
 */
export function splitLockList(
  entries: readonly LockEntry[],
  gasMax: bigint = lockListGas.max,
): readonly (readonly LockEntry[])[] {
  const parts: LockEntry[][] = []
  let gas = 0n
  for (const entry of entries) {
    const part = parts.at(-1)
    gas += gasOf(entry)
    if (part && gas <= gasMax) part.push(entry)
    else {
      parts.push([entry])
      gas = lockListGas.base + gasOf(entry)
    }
  }
  return parts
}
