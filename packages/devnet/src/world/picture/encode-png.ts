import { crc32, deflateSync } from 'node:zlib'

/** A picture of few colours: one byte a pixel, row after row, each the place of a colour. */
export interface IndexedPicture {
  readonly side: number
  readonly pixels: Uint8Array
  /** Colours as 0xRRGGBB. */
  readonly colours: readonly number[]
}

const SIGNATURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EIGHT_BITS = 8
const INDEXED = 3

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Writes a square picture as PNG (https://www.w3.org/TR/png-3/). */
export function encodePng({ side, pixels, colours }: IndexedPicture): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([EIGHT_BITS, INDEXED], 8)
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc(side * (side + 1))
  for (let y = 0; y < side; y++)
    rows.set(pixels.subarray(y * side, (y + 1) * side), y * (side + 1) + 1)
  const palette = colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])
  return Uint8Array.from(
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('PLTE', Uint8Array.from(palette)),
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND', new Uint8Array()),
    ]),
  )
}
