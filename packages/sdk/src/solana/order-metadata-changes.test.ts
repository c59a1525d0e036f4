import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteLength } from '../shared/byte-length.ts'
import { orderMetadataChanges } from './order-metadata-changes.ts'

test('only what changes is changed, counted in bytes, and what shrinks goes first', () => {
  const before = { name: 'Tide', symbol: 'TIDE', uri: 'ipfs://long' }
  const after = { name: 'Flut – 潮', symbol: 'TIDE', uri: '' }
  expect(orderMetadataChanges(before, after)).toEqual([
    { field: 'uri', growth: -11 },
    { field: 'name', growth: 8 },
  ])
  expect(orderMetadataChanges(before, before)).toEqual([])
})

test('on the way a mint is never larger than before or in the end', () => {
  const texts = fc.record({ name: fc.string(), symbol: fc.string(), uri: fc.string() })
  const sizeOf = (all: object) =>
    Object.values(all).reduce<number>((sum, text: string) => sum + byteLength(text), 0)
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const most = Math.max(sizeOf(before), sizeOf(after))
      let size = sizeOf(before)
      for (const { growth } of orderMetadataChanges(before, after)) {
        size += growth
        expect(size).toBeLessThanOrEqual(most)
      }
      expect(size).toBe(sizeOf(after))
    }),
  )
})
