/** Letters and figures, and the signs that amounts and names begin or end with: `$5`, `10%`, `<0.01`, `Devnet (test)`. */
const edge = /[\p{Script=Latin}\p{Nd}\p{Sc}%+<>≈()-]/u

/**
 * A value between Chinese characters: a space stands where it begins or ends with a letter, a figure or a sign of another script.
 * @param before whether a Chinese character stands right before it
 * @param after the same of what follows
 */
export function spaceLatin(value: unknown, before: boolean, after: boolean): string {
  const text = String(value)
  const first = before && edge.test(text.slice(0, 1)) ? ' ' : ''
  const last = after && edge.test(text.slice(-1)) ? ' ' : ''
  return `${first}${text}${last}`
}
