import { hash } from 'node:crypto'
import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { boatOf, drawBoat } from './draw-boat.ts'

const boat = (number: number) => drawBoat(boatOf(number, ['noon', 'dawn', 'dusk']))

/** The chunks of a PNG by their names; throws where a checksum is wrong. */
function chunksOf(png: Uint8Array): ReadonlyMap<string, Buffer> {
  const bytes = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const body = bytes.subarray(at + 4, at + 8 + length)
    if (bytes.readUInt32BE(at + 8 + length) !== crc32(body)) throw new Error('A checksum differs.')
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4))
    at += 12 + length
  }
  return chunks
}

describe('boats', () => {
  it('are whole PNG pictures of 480 by 480 pixels, in colours that they name', () => {
    const chunks = chunksOf(boat(0))
    expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
    expect(chunks.get('IHDR')?.readUInt32BE(0)).toBe(480)
    const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
    expect(rows.length).toBe(480 * 481)
    expect(Math.max(...new Set(rows))).toBeLessThan((chunks.get('PLTE')?.length ?? 0) / 3)
  })

  it('are the same for the same number, and no two of a collection are alike', () => {
    expect(boat(7)).toEqual(boat(7))
    const all = Array.from({ length: 24 }, (_, number) => hash('sha256', boat(number)))
    expect(new Set(all).size).toBe(24)
  })
})
