const UTF8_MARK = [0xef, 0xbb, 0xbf]
const UTF16_LITTLE_MARK = [0xff, 0xfe]
const UTF16_BIG_MARK = [0xfe, 0xff]
/** Bytes that are looked at to tell two bytes a letter from one. */
const SAMPLE_BYTES = 1_024
/** Part of them that is zero in a text of digits and Latin letters, two bytes each. */
const ZEROS_OF_UTF16 = 0.3

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte)

/** Which half of the byte pairs is zero, where so many are that the text has two bytes a letter. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  if (even + odd < sample.length * ZEROS_OF_UTF16) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, UTF8_MARK)) return 'utf-8'
  if (startsWith(bytes, UTF16_LITTLE_MARK)) return 'utf-16le'
  if (startsWith(bytes, UTF16_BIG_MARK)) return 'utf-16be'
  return guessUtf16(bytes) ?? 'utf-8'
}

/**
 * The text of a file of rows, in whatever a spreadsheet wrote it: UTF-8, UTF-16 of either order, with a mark at its
 * beginning or without one, else GB 18030, in which Chinese spreadsheets save.
 */
export function decodeList(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
