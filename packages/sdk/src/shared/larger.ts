/** The larger of two exact amounts. */
export function larger(a: bigint, b: bigint): bigint {
  if (a > b) return a
  return b
}
