/** One line of JSON: bigints as decimal texts, what is undefined left out, maps and sets never. */
export function toJsonLine(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? part.toString() : part,
  )
}
