import { inflateSync } from 'node:zlib'

/** A picture as its pixels: red, green and blue of each, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
/** Bytes of a pixel by the kind of colours, as browsers write them: with or without transparency. */
const bytesByKind: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/** Name and content of each part of the file. */
function partsOf(file: Buffer): readonly { name: string; content: Buffer }[] {
  const parts: { name: string; content: Buffer }[] = []
  for (let at = signature.length; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    parts.push({ name, content: file.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return parts
}

/** What the bytes to the left, above and left above make likely (PNG specification, section 9.4). */
function predict(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

/** By the number that each row begins with: what is added to its bytes. */
const filters: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  predict,
]

/** Undoes the filter of one row, in its place. */
function unfilterRow(row: Buffer, before: Buffer, pixelBytes: number): void {
  const [kind = 0] = row
  const filter = filters[kind]
  if (!filter) throw new Error(`A row of the picture has the unknown filter ${kind}.`)
  for (let at = 1; at < row.length; at++) {
    const isFirst = at <= pixelBytes
    const left = isFirst ? 0 : (row[at - pixelBytes] ?? 0)
    const corner = isFirst ? 0 : (before[at - pixelBytes] ?? 0)
    row[at] = (row[at] ?? 0) + filter(left, before[at] ?? 0, corner)
  }
}

/**
 * Reads a PNG file as browsers write their screenshots: eight bits a colour, not interlaced.
 * @throws Error for any other file
 */
export function readPicture(file: Buffer): Picture {
  if (!file.subarray(0, signature.length).equals(signature)) throw new Error('It is no PNG file.')
  const parts = partsOf(file)
  const head = parts.find(({ name }) => name === 'IHDR')?.content
  if (!head) throw new Error('The PNG file has no head.')
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const [depth, kind = 0, , , interlaced] = head.subarray(8)
  const pixelBytes = bytesByKind[kind]
  if (depth !== 8 || pixelBytes === undefined || interlaced !== 0)
    throw new Error('It is a PNG file of a kind that browsers do not write.')
  const data = parts.filter(({ name }) => name === 'IDAT').map(({ content }) => content)
  const rowBytes = width * pixelBytes
  const rows = inflateSync(Buffer.concat(data))
  if (rows.length !== height * (rowBytes + 1)) throw new Error('The PNG file is cut off.')
  const rowAt = (row: number) => rows.subarray(row * (rowBytes + 1), (row + 1) * (rowBytes + 1))
  for (let row = 0; row < height; row++)
    unfilterRow(rowAt(row), row === 0 ? Buffer.alloc(rowBytes + 1) : rowAt(row - 1), pixelBytes)
  const pixels = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width)
    const from = row * (rowBytes + 1) + 1 + (pixel % width) * pixelBytes
    pixels.set(rows.subarray(from, from + 3), pixel * 3)
  }
  return { width, height, pixels }
}
