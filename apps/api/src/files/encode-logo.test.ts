import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeLogo } from './encode-logo.ts'

const plain = (width: number, height = width): Sharp =>
  sharp({
    create: { width, height, channels: 4, background: { r: 20, g: 90, b: 200, alpha: 0.5 } },
  })

/** Noise does not compress: a picture of any wanted weight. */
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

const codeOf = (bytes: Uint8Array) =>
  encodeLogo(bytes).then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  )

describe('a logo', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('of type %s is drawn anew', async (type) => {
    const stored = await encodeLogo(await plain(300).toFormat(type).toBuffer())
    expect(stored).toMatchObject({ mediaType: 'image/png', width: 300, height: 300 })
    expect((await sharp(stored.bytes).metadata()).format).toBe('png')
  })

  it('is stored with 512 pixels at most', async () => {
    expect(await encodeLogo(await plain(2_000).png().toBuffer())).toMatchObject({ width: 512 })
  })

  it('leaves behind what was hidden in the file', async () => {
    const secret = 'script-at-the-end'
    const picture = await plain(100)
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer()
    const { bytes } = await encodeLogo(Buffer.concat([picture, Buffer.from(secret)]))
    const text = Buffer.from(bytes).toString('latin1')
    expect(text).not.toContain(secret)
    expect(text).not.toContain('where it was taken')
  })

  it('that would stay heavy is stored as WebP', async () => {
    const stored = await encodeLogo(await noise(600).jpeg({ quality: 70 }).toBuffer())
    expect(stored.mediaType).toBe('image/webp')
  })

  it('is accepted below one million bytes and no larger', async () => {
    const picture = await plain(64).png().toBuffer()
    const padded = (size: number) => Buffer.concat([picture], size)
    expect(await codeOf(padded(999_999))).toBe('accepted')
    expect(await codeOf(padded(1_000_000))).toBe('IMAGE_TOO_LARGE')
  })

  it.each([
    [63, 'IMAGE_SIZE_OUT_OF_RANGE'],
    [64, 'accepted'],
    [4_096, 'accepted'],
  ])('with a side of %i pixels is %s', async (side, expected) => {
    expect(await codeOf(await plain(side).png({ compressionLevel: 9 }).toBuffer())).toBe(expected)
  })

  it('is refused with its reason', async () => {
    expect(await codeOf(await plain(300, 299).png().toBuffer())).toBe('IMAGE_NOT_SQUARE')
    expect(await codeOf(new Uint8Array())).toBe('UPLOAD_EMPTY')
    expect(await codeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      'IMAGE_TYPE_UNSUPPORTED',
    )
    const cut = (await noise(200).png().toBuffer()).subarray(0, 5_000)
    expect(await codeOf(cut)).toBe('IMAGE_UNREADABLE')
    // A name or header says PNG, the content is something else.
    const lie = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa]),
      Buffer.from('no'),
    ])
    expect(await codeOf(lie)).toBe('IMAGE_UNREADABLE')
  })

  it('that unfolds into a giant is refused before it is drawn', async () => {
    for (const side of [5_000, 6_000]) {
      const bomb = await plain(side).png({ compressionLevel: 9 }).toBuffer()
      expect(bomb.length).toBeLessThan(1_000_000)
      expect(await codeOf(bomb)).toBe('IMAGE_SIZE_OUT_OF_RANGE')
    }
  })
})
