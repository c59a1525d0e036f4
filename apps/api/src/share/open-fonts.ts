import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import opentype, { type Font } from 'opentype.js'

const require = createRequire(import.meta.url)
/** The site's own face. */
const OWN = [
  require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff'),
  require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-600-normal.woff'),
]
/** Behind it the parts of one that has the characters of Chinese, Japanese kana and more: which has which. */
const WIDE = require.resolve('@fontsource/noto-sans-sc/unicode.json')
/** Parsed fonts stay, the longest unused ones go: a text of a stranger may need many. */
const KEPT_FONTS = 24

interface Part {
  file: string
  ranges: readonly (readonly [number, number])[]
}

/** `U+4e00,U+4e8c-4e8e` as pairs of first and last. */
const readRanges = (text: string) =>
  text.split(',').map((range): readonly [number, number] => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

async function readParts(): Promise<Part[]> {
  const text = await readFile(WIDE, 'utf8')
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([name, ranges]) => ({
    file: join(
      dirname(WIDE),
      'files',
      `noto-sans-sc-${name.replaceAll(/[[\]]/g, '')}-500-normal.woff`,
    ),
    ranges: readRanges(ranges),
  }))
}

/** The font that has a character; undefined: none of ours. */
export type FindFont = (character: string) => Promise<Font | undefined>

/**
 * Opens the fonts in which pictures are written: files of packages, so that a machine without any font writes the
 * same. Only the parts that a text needs are read.
 */
export function openFonts(): FindFont {
  const kept = new Map<string, Promise<Font>>()
  let parts: Promise<Part[]> | undefined

  const open = (file: string): Promise<Font> => {
    const font =
      kept.get(file) ??
      readFile(file).then(({ buffer, byteOffset, byteLength }) =>
        opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer),
      )
    kept.delete(file)
    kept.set(file, font)
    const oldest = kept.keys().next().value
    if (kept.size > KEPT_FONTS && oldest !== undefined) kept.delete(oldest)
    return font
  }

  return async (character) => {
    for (const file of OWN) {
      const font = await open(file)
      if (font.charToGlyphIndex(character) > 0) return font
    }
    parts ??= readParts()
    const code = character.codePointAt(0) ?? 0
    const isWithin = ({ ranges }: Part) =>
      ranges.some(([first, last]) => first <= code && code <= last)
    for (const part of (await parts).filter(isWithin)) {
      const font = await open(part.file)
      if (font.charToGlyphIndex(character) > 0) return font
    }
    return undefined
  }
}
