import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { comparePictures } from './compare-pictures.ts'
import { readPicture } from './read-picture.ts'

type Pixel = readonly [red: number, green: number, blue: number]

function part(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), content, Buffer.alloc(4)])
}

/** A PNG file of rows that are already filtered, as a browser writes it. */
function fileOf(width: number, rows: readonly (readonly number[])[], kind = 2, depth = 8): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(rows.length, 4)
  head.set([depth, kind, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.from(rows.flat()))),
    part('IEND', Buffer.alloc(0)),
  ])
}

const plain = (rows: readonly (readonly Pixel[])[]) =>
  fileOf(
    rows[0]?.length ?? 0,
    rows.map((row) => [0, ...row.flat()]),
  )

const [red, blue, nearlyRed]: readonly Pixel[] = [
  [250, 10, 10],
  [10, 10, 250],
  [245, 20, 12],
]
const pixelsOf = (file: Buffer) => [...readPicture(file).pixels]

describe('a screenshot', () => {
  test('is read with and without transparency', () => {
    expect(readPicture(plain([[red, blue]] as Pixel[][]))).toMatchObject({ width: 2, height: 1 })
    expect(pixelsOf(fileOf(1, [[0, 1, 2, 3, 255]], 6))).toEqual([1, 2, 3])
  })

  // Two pixels a row; below a row of 10, 20, 30 and 40, 50, 60.
  test.each([
    ['left', 1, [1, 2, 3, 1, 1, 1], [1, 2, 3, 2, 3, 4]],
    ['above', 2, [1, 1, 1, 2, 2, 2], [11, 21, 31, 42, 52, 62]],
    ['the middle of both', 3, [0, 0, 0, 0, 0, 0], [5, 10, 15, 22, 30, 37]],
    ['the likeliest of three', 4, [1, 1, 1, 1, 1, 1], [11, 21, 31, 41, 51, 61]],
  ])('is read where a row says what it adds to %s', (_, filter, bytes, found) => {
    const file = fileOf(2, [
      [0, 10, 20, 30, 40, 50, 60],
      [filter, ...bytes],
    ])
    expect(pixelsOf(file).slice(6)).toEqual(found)
  })

  test('is refused where it is no PNG file, of another kind, or cut off', () => {
    expect(() => readPicture(Buffer.from('GIF89a, of old'))).toThrow('no PNG file')
    expect(() => readPicture(fileOf(1, [[0, 1]], 0))).toThrow('do not write')
    expect(() => readPicture(fileOf(1, [[0, 1, 2, 3]], 2, 16))).toThrow('do not write')
    expect(() => readPicture(fileOf(2, [[0, 1, 2, 3]]))).toThrow('cut off')
    expect(() => readPicture(fileOf(1, [[9, 1, 2, 3]]))).toThrow('unknown filter')
  })
})

describe('two pictures of one screen', () => {
  const before = plain([
    [red, red],
    [red, red],
    [red, red],
  ] as Pixel[][])

  test('are the same where every byte is, and where an eye sees nothing', () => {
    expect(comparePictures(before, Buffer.from(before))).toBeUndefined()
    const close = plain([
      [red, red],
      [nearlyRed, red],
      [red, red],
    ] as Pixel[][])
    expect(comparePictures(before, close)).toBeUndefined()
  })

  test('differ by a share of their pixels, between rows', () => {
    const after = plain([
      [red, red],
      [red, blue],
      [red, red],
    ] as Pixel[][])
    expect(comparePictures(before, after)).toEqual({ share: 1 / 6, from: 1, to: 1 })
  })

  test('differ in the rows that one of them lacks', () => {
    const shorter = plain([
      [red, red],
      [red, red],
    ] as Pixel[][])
    expect(comparePictures(before, shorter)).toEqual({ share: 1 / 3, from: 2, to: 2 })
  })
})
