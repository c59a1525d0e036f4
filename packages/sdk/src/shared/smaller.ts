/** The smaller of two exact amounts. */
export function smaller(a: bigint, b: bigint): bigint {
  if (a < b) return a
  return b
}
