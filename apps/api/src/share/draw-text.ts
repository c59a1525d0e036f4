import type { PathCommand } from 'opentype.js'
import type { FindFont } from './open-fonts.ts'

/** Where and how large a text is drawn, in pixels; `y` is its base line. */
export interface TextPlace {
  x: number
  y: number
  size: number
  /** What does not fit ends in an ellipsis. */
  maxWidth: number
}

/** A drawn text: outlines for the `d` of a path, and how wide they are. */
export interface DrawnText {
  outline: string
  width: number
}

/** Nobody reads more of a name; also what a drawing may cost. */
const MOST_CHARACTERS = 64
/** Signs that steer or stack on others: they would draw over the rest of the picture. */
const STEERING = /[\p{C}\p{M}\p{Zl}\p{Zp}]/gu
const WIDTH_OF_UNKNOWN = 0.6
const ELLIPSIS = '…'

const round = (value: number) => Math.round(value * 100) / 100

/** The commands of a path as its text; the font reader's own writer makes `NaN` of numbers near zero. */
function outlineOf(commands: readonly PathCommand[]): string {
  const at = (x: number, y: number) => `${round(x)} ${round(y)}`
  return commands
    .map((one) => {
      if (one.type === 'Z') return 'Z'
      const end = at(one.x, one.y)
      if (one.type === 'Q') return `Q${at(one.x1, one.y1)} ${end}`
      if (one.type === 'C') return `C${at(one.x1, one.y1)} ${at(one.x2, one.y2)} ${end}`
      return `${one.type}${end}`
    })
    .join('')
}

/** A hollow box for a character that no font of ours has. */
function unknownBox(x: number, y: number, size: number): string {
  const [left, right] = [round(x + size * 0.06), round(x + size * 0.52)]
  const [top, bottom, line] = [round(y - size * 0.66), round(y), round(size * 0.05)]
  return (
    `M${left} ${top}H${right}V${bottom}H${left}Z` +
    `M${left + line} ${top + line}V${bottom - line}H${right - line}V${top + line}Z`
  )
}

interface Sign {
  width: number
  outline: (x: number) => string
}

async function makeSign(
  character: string,
  { y, size }: TextPlace,
  findFont: FindFont,
): Promise<Sign> {
  const font = await findFont(character)
  if (!font) return { width: size * WIDTH_OF_UNKNOWN, outline: (at) => unknownBox(at, y, size) }
  const glyph = font.charToGlyph(character)
  return {
    width: ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm,
    outline: (at) => outlineOf(glyph.getPath(at, y, size).commands),
  }
}

/**
 * Draws a text as outlines. Nothing of the text itself gets into the picture's source: whatever somebody called
 * a token cannot be markup there, load anything, or depend on the fonts of a machine.
 */
export async function drawText(
  text: string,
  place: TextPlace,
  findFont: FindFont,
): Promise<DrawnText> {
  const clean = text.toWellFormed().normalize('NFC').replaceAll(STEERING, '').trim()
  const all = [...clean]
  const ellipsis = await makeSign(ELLIPSIS, place, findFont)
  const signs: Sign[] = []
  let width = 0
  let isCut = all.length > MOST_CHARACTERS
  for (const character of all.slice(0, MOST_CHARACTERS)) {
    const sign = await makeSign(character, place, findFont)
    if (width + sign.width > place.maxWidth) {
      isCut = true
      break
    }
    signs.push(sign)
    width += sign.width
  }
  while (isCut && signs.length > 0 && width + ellipsis.width > place.maxWidth)
    width -= signs.pop()?.width ?? 0
  let x = place.x
  const outline = [...signs, ...(isCut ? [ellipsis] : [])].map((sign) => {
    const drawn = sign.outline(x)
    x += sign.width
    return drawn
  })
  return { outline: outline.join(''), width: x - place.x }
}
