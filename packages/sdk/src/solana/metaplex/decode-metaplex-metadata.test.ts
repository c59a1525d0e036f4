import { TokenStandard, UseMethod } from '@metaplex-foundation/mpl-token-metadata'
import { publicKey, some } from '@metaplex-foundation/umi'
import { type Address, getAddressDecoder } from '@solana/kit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byteLength } from '../../shared/byte-length.ts'
import { firstTokenProgram } from '../first-token-program.ts'
import { decodeMetaplexMetadata } from './decode-metaplex-metadata.ts'
import { metaplexProgram } from './metaplex-program.ts'
import { writeMetadata } from './test/write-metadata.ts'

const addresses = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => getAddressDecoder().decode(bytes))
/** A text without zeros, which is not longer than the program takes. */
const textUpTo = (bytes: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: bytes })
    .filter((text) => !text.includes('\0') && byteLength(text) <= bytes)

const mint = 'So11111111111111111111111111111111111111112' as Address
const place = 'SysvarRent111111111111111111111111111111111' as Address
const maker = 'SysvarC1ock11111111111111111111111111111111' as Address
const read = (data: Uint8Array, programAddress: Address = metaplexProgram) =>
  decodeMetaplexMetadata({ address: place, data, programAddress }, mint)
const harbor = { updateAuthority: maker, name: 'Harbor', symbol: 'HBR', uri: 'ipfs://a' }
const write = (more: Parameters<typeof writeMetadata>[0]['more'] = {}) =>
  writeMetadata({ mint, ...harbor, more })
/** Where the lengths of name, symbol, link and of the list of creators stand. */
const lengthPlaces = [65, 101, 115, 322] as const
const creatorsAt = 321
/** Up to the mark of what cannot be changed any more: what comes later may be missing in old accounts. */
const headBytes = 325

describe('what Metaplex keeps of a mint', () => {
  test('is read without the zeros that the program writes behind each text', () => {
    fc.assert(
      fc.property(
        fc.record({
          ...{ updateAuthority: addresses, isMutable: fc.boolean() },
          ...{ name: textUpTo(32), symbol: textUpTo(10), uri: textUpTo(200) },
          sellerFeeBasisPoints: fc.integer({ min: 0, max: 65_535 }),
        }),
        ({ sellerFeeBasisPoints, ...written }) => {
          const data = writeMetadata({ mint, ...written, more: { sellerFeeBasisPoints } })
          expect(read(data)).toEqual({
            ...{ address: place, sellerFeeBps: sellerFeeBasisPoints },
            ...{ creators: null, collection: null, uses: null },
            ...written,
          })
        },
      ),
    )
  })

  test('is read with what a change has to give back: makers, collection and uses', () => {
    const creator = { address: publicKey(maker), verified: true, share: 100 }
    const collection = { verified: true, key: publicKey(mint) }
    const uses = { useMethod: UseMethod.Multiple, remaining: 2n, total: 9n }
    const data = write({
      creators: some([creator]),
      editionNonce: some(254),
      tokenStandard: some(TokenStandard.Fungible),
      collection: some(collection),
      uses: some(uses),
    })
    expect(read(data)).toMatchObject({ ...harbor, creators: [creator], collection, uses })
  })

  test('is read where older bytes lie behind a list of makers that became shorter', () => {
    const creator = { address: publicKey(maker), verified: false, share: 100 }
    const data = write({ creators: some([creator]) })
    data.fill(149, headBytes + 4 + 34 + 2)
    expect(read(data)).toMatchObject({ ...harbor, collection: null, uses: null })
  })

  test('is none where a text is none', () => {
    const data = write()
    data.set([0xc3, 0x28], lengthPlaces[0] + 4)
    expect(read(data)).toMatchObject({ name: '', symbol: 'HBR' })
  })
})

describe('is refused', () => {
  const whole = write()
  const withLength = (at: number, length: number) => {
    const data = whole.slice()
    new DataView(data.buffer).setUint32(at, length, true)
    return data
  }

  test('in an account of any other program', () => {
    fc.assert(
      fc.property(addresses, (owner) => {
        expect(read(whole, owner)).toBeUndefined()
      }),
    )
    expect(read(whole, firstTokenProgram)).toBeUndefined()
    expect(read(whole)).toBeDefined()
  })

  test('of any other mint', () => {
    fc.assert(
      fc.property(addresses, (other) => {
        expect(read(writeMetadata({ ...harbor, mint: other }))).toBeUndefined()
      }),
    )
  })

  test('of any other kind of account', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 255 }).filter((key) => key !== 4),
        (key) => {
          const data = whole.slice()
          data[0] = key
          expect(read(data)).toBeUndefined()
        },
      ),
    )
  })

  test('wherever it ends too early', () => {
    for (let end = 0; end < headBytes; end += 1) expect(read(whole.slice(0, end))).toBeUndefined()
    expect(read(whole.slice(0, headBytes))).toMatchObject(harbor)
  })

  test.each(lengthPlaces)('with any length at %i that is beyond the program’s own', (at) => {
    const most = at === lengthPlaces[3] ? 5 : { 65: 32, 101: 10, 115: 200 }[at]
    fc.assert(
      fc.property(fc.integer({ min: most + 1, max: 2 ** 32 - 1 }), (length) => {
        const data = withLength(at, length)
        if (at === lengthPlaces[3]) data[creatorsAt] = 1
        expect(read(data)).toBeUndefined()
      }),
    )
  })

  test('with six makers, all of whom are there', () => {
    const creators = Array.from({ length: 6 }, () => ({
      ...{ address: publicKey(maker), verified: false, share: 0 },
    }))
    const data = write({ creators: some(creators) })
    expect(read(data)).toBeUndefined()
  })

  test('or read, but never thrown at, whatever the bytes are', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 700 }),
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 20 }),
        (noise, changes) => {
          const data = whole.slice()
          for (const [at, byte] of changes) data[at] = byte
          for (const bytes of [noise, data]) {
            const found = read(bytes)
            if (!found) continue
            expect(byteLength(found.name)).toBeLessThanOrEqual(32)
            expect(byteLength(found.symbol)).toBeLessThanOrEqual(10)
            expect(byteLength(found.uri)).toBeLessThanOrEqual(200)
          }
        },
      ),
    )
  })
})
