import type { ReadonlyUint8Array } from '@solana/kit'

/** A text as its maker wrote it, with zeros behind it; what is no text is none. */
export function readPaddedText(bytes: ReadonlyUint8Array): string {
  const end = bytes.indexOf(0)
  const written = bytes.subarray(0, end === -1 ? bytes.length : end)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(written)
  } catch {
    return ''
  }
}
