const tag = '$bigint'

/** JSON that keeps bigints: `{ "$bigint": "5" }`. @throws {TypeError} for a cycle, as JSON.stringify does. */
export function toExactJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? { [tag]: part.toString() } : part,
  )
}

/** The reverse of `toExactJson`. @throws {SyntaxError} for text that is no JSON. */
export function fromExactJson(text: string): unknown {
  return JSON.parse(text, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || !(tag in part)) return part
    const digits = part[tag]
    return typeof digits === 'string' && /^-?\d+$/.test(digits) ? BigInt(digits) : part
  })
}
