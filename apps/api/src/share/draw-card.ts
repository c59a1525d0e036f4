import { drawText, type TextPlace } from './draw-text.ts'
import type { FindFont } from './open-fonts.ts'
import type { ShareCard } from './schemas.ts'

export const CARD_SIZE = { width: 1_200, height: 630 } as const
const EDGE = 72
const INNER = CARD_SIZE.width - 2 * EDGE
/** Where a figure is written: three beside each other, each wide enough for a moment to the minute. */
export const FIGURE = { size: 30, step: INNER / 3, maxWidth: INNER / 3 - 16 } as const

/** The dark scheme of the site, whatever theme a reader has. */
const colors = {
  ground: '#06141a',
  line: '#1b343e',
  ink: '#e4edf0',
  muted: '#97abb3',
  accent: '#75badd',
  signal: '#ff7d47',
} as const
type Color = keyof typeof colors

/** A hull on its slip, as on the site; 32 units wide. */
const mark = `<g transform="translate(${EDGE} 52) scale(1.75)"><path fill="${colors.accent}" d="M6.8 8.2Q20 12.7 33.9 12.4Q28.5 22.8 21.8 22.8L7.8 19.3Q5.5 16.2 6.8 8.2Z"/><path fill="none" stroke="${colors.signal}" stroke-width="2.6" stroke-linecap="round" d="M3 22 29 28.5"/></g>`

const rule = (y: number) => `<path fill="${colors.line}" d="M${EDGE} ${y}h${INNER}v2h-${INNER}z"/>`

/** Room on the line of the kind that its badges may take. */
const BADGES = { size: 26, pad: 18, gap: 12, height: 46, y: 180 } as const

const path = (outline: string, color: Color) => `<path fill="${colors[color]}" d="${outline}"/>`

/**
 * The card as SVG without a single text: all words are outlines. It loads nothing and needs no font.
 * The same card gives the same bytes on every machine.
 */
export async function drawCard(card: ShareCard, findFont: FindFont): Promise<string> {
  const write = async (text: string, place: TextPlace, color: Color) => {
    const { outline, width } = await drawText(text, place, findFont)
    return { svg: path(outline, color), width }
  }
  const right = async (text: string, y: number, size: number, color: Color) => {
    const place = { x: 0, y, size, maxWidth: INNER / 2 }
    const { width } = await drawText(text, place, findFont)
    return (await write(text, { ...place, x: EDGE + INNER - width }, color)).svg
  }
  /** Each badge in a rounded frame, the last one at the right edge. */
  const drawBadges = async () => {
    const { size, pad, gap, height, y } = BADGES
    let edge = EDGE + INNER
    const frames: string[] = []
    for (const badge of card.badges.toReversed()) {
      const place = { x: 0, y: y + 33, size, maxWidth: INNER / 6 }
      const { width } = await drawText(badge, place, findFont)
      const left = Math.round(edge - width - 2 * pad)
      const { svg } = await write(badge, { ...place, x: left + pad }, 'signal')
      frames.push(
        `<rect x="${left}" y="${y}" width="${Math.round(edge) - left}" height="${height}" rx="${height / 2}" fill="none" stroke="${colors.signal}" stroke-width="2"/>${svg}`,
      )
      edge = left - gap
    }
    return frames.join('')
  }
  const kind = card.state ? `${card.kindText} · ${card.state}` : card.kindText
  const name = await write(card.title, { x: EDGE, y: 318, size: 88, maxWidth: INNER }, 'ink')
  const figures = await Promise.all(
    card.figures.flatMap(({ label, value }, index) => {
      const { step, size, maxWidth } = FIGURE
      const x = EDGE + index * step
      return [
        write(label, { x, y: 470, size: 26, maxWidth }, 'muted'),
        write(value, { x, y: 516, size, maxWidth }, 'ink'),
      ]
    }),
  )
  const words = [
    (await write('Slipway', { x: EDGE + 76, y: 100, size: 40, maxWidth: 300 }, 'ink')).svg,
    await right(card.network, 98, 32, 'muted'),
    (await write(kind, { x: EDGE, y: 214, size: 34, maxWidth: INNER / 2 }, 'accent')).svg,
    await drawBadges(),
    name.svg,
    ...(card.symbol
      ? [(await write(card.symbol, { x: EDGE, y: 378, size: 40, maxWidth: INNER }, 'muted')).svg]
      : []),
    ...figures.map(({ svg }) => svg),
    (await write(card.note, { x: EDGE, y: 590, size: 24, maxWidth: INNER }, 'muted')).svg,
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">` +
    `<rect width="100%" height="100%" fill="${colors.ground}"/>${mark}${rule(422)}${rule(548)}${words.join('')}</svg>`
  )
}
