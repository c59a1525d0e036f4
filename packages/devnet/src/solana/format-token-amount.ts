/** A token amount as nodes answer it: exact, and for people. */
export function formatTokenAmount(amount: bigint, decimals: number) {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const text = rest ? `${whole}.${rest}` : whole
  return { amount: String(amount), decimals, uiAmount: Number(text), uiAmountString: text }
}
