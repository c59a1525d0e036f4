import { hash } from 'node:crypto'
import { ApiError } from '../http/api-error.ts'
import type { FindFont } from './open-fonts.ts'
import type { ShareCard } from './schemas.ts'

/** Pictures that stay in memory, of some 30 KB each. */
const KEPT_PICTURES = 200
/** Drawn at a time; more are refused for now, so that no crowd of links fills the memory. */
const MOST_AT_ONCE = 8
/** Changes with the drawing: the tag is of what is said, and how. */
const DRAWING = 2

type Picture = Uint8Array<ArrayBuffer>

export interface PictureMaker {
  /** Names the picture of a card without drawing it. */
  tagOf: (card: ShareCard) => string
  /**
   * The picture as PNG.
   *
   * @throws {ApiError} `RATE_LIMITED` while too many are being drawn
   */
  make: (card: ShareCard) => Promise<Picture>
}

/** Pictures of cards: each is drawn once, however many ask for it at the same time. */
export function makePictureMaker(): PictureMaker {
  const kept = new Map<string, Promise<Picture>>()
  let findFont: FindFont | undefined
  let drawing = 0

  async function draw(card: ShareCard): Promise<Picture> {
    // Loaded with the first picture: many processes never draw one.
    const [{ default: sharp }, { openFonts }, { drawCard }] = await Promise.all([
      import('sharp'),
      import('./open-fonts.ts'),
      import('./draw-card.ts'),
    ])
    findFont ??= openFonts()
    const svg = await drawCard(card, findFont)
    const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
    return new Uint8Array(png)
  }

  function start(card: ShareCard, tag: string): Promise<Picture> {
    if (drawing >= MOST_AT_ONCE)
      throw new ApiError('RATE_LIMITED', 'too many pictures are being drawn')
    drawing++
    const picture = draw(card).finally(() => drawing--)
    // A failure is not kept: the next one who asks has it drawn again.
    picture.catch(() => kept.delete(tag))
    return picture
  }

  const tagOf = (card: ShareCard) => `"${hash('sha1', JSON.stringify([DRAWING, card]))}"`
  return {
    tagOf,
    make: async (card) => {
      const tag = tagOf(card)
      const picture = kept.get(tag) ?? start(card, tag)
      kept.delete(tag)
      kept.set(tag, picture)
      const oldest = kept.keys().next().value
      if (kept.size > KEPT_PICTURES && oldest !== undefined) kept.delete(oldest)
      return picture
    },
  }
}
