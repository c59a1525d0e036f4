import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { CARD_SIZE, drawCard, FIGURE } from './draw-card.ts'
import { drawText } from './draw-text.ts'
import { type FindFont, openFonts } from './open-fonts.ts'
import { makePictureMaker } from './picture-maker.ts'
import type { ShareCard } from './schemas.ts'
import { makeShareFormat } from './share-facts.ts'

const card: ShareCard = {
  kind: 'token',
  kindText: 'Token',
  title: 'Harbour Gold',
  symbol: 'HGLD',
  network: 'BNB Smart Chain',
  state: null,
  figures: [{ label: 'Holders', value: '1,203' }],
  badges: [],
  note: 'Check the safety report first.',
}
const place = { x: 0, y: 100, size: 88, maxWidth: 1_056 }
const HOSTILE = [
  `</path></svg><script>alert(1)</script>`,
  `"/><image href="http://evil.example/x.png"/>`,
  `&xxe;<!DOCTYPE svg [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>`,
  `\u202egold\u0000\u0007\ud800\u0301${'\u0489'.repeat(500)}`,
  '🚀'.repeat(5_000),
]

describe('the picture of a link', () => {
  let findFont: FindFont
  beforeAll(() => {
    findFont = openFonts()
  })
  const outlineOf = async (text: string) => (await drawText(text, place, findFont)).outline

  it('is a PNG of 1200 by 630 pixels, the same each time', async () => {
    const [first, second] = [
      await makePictureMaker().make(card),
      await makePictureMaker().make(card),
    ]
    const { format, width, height } = await sharp(first).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1_200, height: 630 })
    expect(Buffer.from(first).equals(second)).toBe(true)
  })

  it('shows each badge in a frame of its own, all of them beside the kind', async () => {
    const svg = await drawCard({ ...card, badges: ['KYC', 'Audit', 'SAFU'] }, findFont)
    const frames = [...svg.matchAll(/<rect x="(\d+)" y="180" width="(\d+)"/g)].map(
      ([, x, width]) => [Number(x), Number(x) + Number(width)],
    )
    expect(frames).toHaveLength(3)
    expect(frames[0]?.[1]).toBe(CARD_SIZE.width - 72)
    expect(frames[1]?.[1]).toBeLessThan(frames[0]?.[0] ?? 0)
    expect(frames[2]?.[1]).toBeLessThan(frames[1]?.[0] ?? 0)
    expect(frames[2]?.[0]).toBeGreaterThan(CARD_SIZE.width / 2)
    expect(await drawCard(card, findFont)).not.toContain('y="180"')
  })

  it.each(HOSTILE)('holds nothing of a hostile name but outlines: %#', async (title) => {
    const figures = [{ label: title, value: title }]
    const svg = await drawCard({ ...card, title, symbol: title, network: title, figures }, findFont)
    const plain = await drawCard(card, findFont)
    const elements = (text: string) => text.match(/<\/?[a-z]+/g)
    expect(elements(svg)).toEqual(elements(plain))
    expect(svg).not.toMatch(/NaN|undefined|href|<text|[<>]script/)
    const outlines = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, outline]) => outline)
    for (const outline of outlines) expect(outline).toMatch(/^[MLHVQCZhvz\d .-]*$/)
    expect(svg.length).toBeLessThan(400_000)
  })

  it('writes Chinese, kana and Latin letters with marks, each by its own outline', async () => {
    const drawn = await Promise.all([...'海港黄金デルタéőЖ'].map(outlineOf))
    expect(new Set(drawn).size).toBe(drawn.length)
    const box = await outlineOf('🚀')
    expect(drawn).not.toContain(box)
    expect(box).not.toBe('')
  })

  it('cuts a long name within its width', async () => {
    const { width, outline } = await drawText('W'.repeat(64), place, findFont)
    expect(width).toBeLessThanOrEqual(place.maxWidth)
    expect(width).toBeGreaterThan(place.maxWidth * 0.8)
    expect(outline.endsWith(await outlineOf('W'))).toBe(false)
  })

  it('has room for every moment of the next centuries', async () => {
    const { moment } = makeShareFormat('en-US')
    const figure = { ...place, ...FIGURE }
    const moments = [...'0123456789'].map((digit) =>
      moment(Date.UTC(2026, 0, 1) / 1_000).replaceAll(/\d/g, digit),
    )
    for (const text of moments) {
      const cut = await drawText(text, figure, findFont)
      const whole = await drawText(text, { ...figure, maxWidth: Infinity }, findFont)
      expect(cut).toEqual(whole)
    }
  })

  it('writes numbers near zero as numbers', async () => {
    // At these places corners of letters come out as something like 2.8e-14.
    const { outline: name } = await drawText('</svg><image', { ...place, x: 72, y: 318 }, findFont)
    const lines = { x: 72, y: 590, size: 24, maxWidth: 1_056 }
    const { outline: note } = await drawText(
      'Anyone can launch here. Check the safety report first.',
      lines,
      findFont,
    )
    expect(name).toMatch(/^[MLQCZ\d .-]*$/)
    expect(note).toMatch(/^[MLQCZ\d .-]*$/)
  })

  it('leaves out signs that steer or stack', async () => {
    expect(await outlineOf('\u202ego\u0007ld\u0489\u200b')).toBe(await outlineOf('gold'))
  })

  it('is drawn once for all who ask at the same time, and refused beyond eight at a time', async () => {
    const maker = makePictureMaker()
    const [one, same] = await Promise.all([maker.make(card), maker.make(card)])
    expect(one).toBe(same)
    const crowd = Array.from({ length: 12 }, (_, index) =>
      maker.make({ ...card, title: `Gold ${index}` }),
    )
    const settled = await Promise.allSettled(crowd)
    const refused = settled.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(4)
    expect(refused[0]).toMatchObject({ reason: { code: 'RATE_LIMITED' } })
    await maker.make({ ...card, title: 'Gold 11' })
  })
})
