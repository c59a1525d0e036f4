const encoder = new TextEncoder()

/** Length of a text in bytes of UTF-8, as a contract counts it; 名 counts 3. */
export function byteLength(text: string): number {
  return encoder.encode(text).length
}
