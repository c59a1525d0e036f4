import { readableTables } from './readable-tables.ts'

const joiner = 0x200d
const pictureSelector = 0xfe0f
const keycap = 0x20e3
const [firstSkin, lastSkin] = [0x1f3fb, 0x1f3ff]
const blackFlag = 0x1f3f4
const [firstTag, lastTag] = [0xe0020, 0xe007f]
const space = 0x20
/** Tags that make a flag of a part of a country, and their end: England, Scotland, Wales. */
const flags = ['gbeng\u007f', 'gbsct\u007f', 'gbwls\u007f']

/** Points of a table, in pairs. */
function readTable(hex: string): readonly (readonly [number, number])[] {
  return (hex.match(/.{12}/g) ?? []).map(
    (entry) =>
      [Number.parseInt(entry.slice(0, 6), 16), Number.parseInt(entry.slice(6), 16)] as const,
  )
}

type Ranges = readonly (readonly [number, number])[]

const hidden = readTable(readableTables.hidden)
const marks = readTable(readableTables.marks)
const pictures = readTable(readableTables.pictures)
const pairs = new Set(readTable(readableTables.pairs).map(String))

const isIn = (ranges: Ranges, point: number) =>
  ranges.some(([first, last]) => point >= first && point <= last)

const isSkin = (point: number) => point >= firstSkin && point <= lastSkin
const isTag = (point = 0) => point >= firstTag && point <= lastTag
/** Hidden signs that emoji are made with. */
const isInEmoji = (point: number) => point === joiner || point === pictureSelector || isTag(point)

/** The last two points of each plane are no characters. */
const isHidden = (point: number) => (point & 0xfffe) === 0xfffe || isIn(hidden, point)

/** Digits, # and * take U+FE0F in front of a keycap alone. */
function takesPicture(before: number | undefined, following: number | undefined): boolean {
  if (before === undefined) return false
  if (/[0-9#*]/.test(String.fromCodePoint(before))) return following === keycap
  return isIn(pictures, before)
}

/** Whether a tag belongs to a flag that has some. */
function isFlagTag(points: readonly number[], index: number): boolean {
  let start = index
  while (isTag(points[start - 1])) start -= 1
  if (points[start - 1] !== blackFlag || index - start > 5) return false
  const text = points
    .slice(start, start + 6)
    .map((tag) => String.fromCodePoint(Math.max(tag - 0xe0000, 0)))
  return flags.includes(text.join(''))
}

/** The last sign in front of `index` that is neither U+FE0F nor a tone of skin, nor part of a sequence itself. */
function findBase(points: readonly number[], index: number): number | undefined {
  return points.slice(0, index).findLast((point) => !isInEmoji(point) && !isSkin(point))
}

/** Whether a sign stands where it may: a hidden one where an emoji has it. */
function isInPlace(point: number, index: number, points: readonly number[]): boolean {
  if (point === joiner) return pairs.has(`${findBase(points, index)},${points[index + 1]}`)
  if (point === pictureSelector) return takesPicture(points[index - 1], points[index + 1])
  return isTag(point) ? isFlagTag(points, index) : !isHidden(point)
}

/**
 * Whether every sign of a name can be seen, stands where it is written, and can be written in UTF-8: the rule of
 * `ReadableText.sol`, sign by sign. Hidden signs are taken in emoji alone: a joiner between two that Unicode joins,
 * U+FE0F behind what it makes a picture of, tags in the three flags that have some. No space begins or ends a name, and
 * marks alone are none; an empty text is readable.
 */
export function isReadable(text: string): boolean {
  if (text === '') return true
  if (!text.isWellFormed() || text.startsWith(' ') || text.endsWith(' ')) return false
  const points = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const isSeen = points.some((point) => point !== space && !isInEmoji(point) && !isIn(marks, point))
  return isSeen && points.every(isInPlace)
}
