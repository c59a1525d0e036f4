/** The field of curve 25519, and the constant of its Edwards form. */
const prime = 2n ** 255n - 19n
const d =
  37_095_705_934_669_439_343_138_083_508_754_565_189_542_113_879_843_219_016_388_785_533_085_940_283_555n
const signBit = 0x80

/** The Jacobi symbol: 1 for squares in the field, -1 for all others, 0 for zero. */
function jacobi(value: bigint, modulus: bigint): number {
  let [a, n, sign] = [value % modulus, modulus, 1]
  while (a !== 0n) {
    while ((a & 1n) === 0n) {
      a >>= 1n
      const rest = n & 7n
      if (rest === 3n || rest === 5n) sign = -sign
    }
    if ((a & 3n) === 3n && (n & 3n) === 3n) sign = -sign
    ;[a, n] = [n % a, a]
  }
  return n === 1n ? sign : 0
}

/**
 * Whether 32 bytes are a point of the curve, so that somebody can have their key. It decides by a symbol where the
 * client computes a root: lists have thousands of addresses.
 */
export function isOnCurve(bytes: Uint8Array): boolean {
  const last = bytes[31] ?? 0
  let y = BigInt(last & ~signBit)
  for (let at = 30; at >= 0; at--) y = (y << 8n) | BigInt(bytes[at] ?? 0)
  const square = (y * y) % prime
  const u = (square - 1n + prime) % prime
  // Zero has no other sign.
  if (u === 0n) return (last & signBit) === 0
  return jacobi(u * ((d * square + 1n) % prime), prime) === 1
}
