import { encodePng } from './encode-png.ts'

/** Pixels of the drawing's own grid, and of one of them in the picture. */
const GRID = 32
const PIXEL = 15

/** Two of the sky, two of the sea, the sun or moon, the mast. */
const lights = {
  dawn: [0xffb88a, 0xffd9b0, 0x2b6777, 0x52a1a8, 0xfff3c4, 0x3d2c29],
  noon: [0x6ec6f0, 0xb5e4fa, 0x1268a6, 0x3f95d0, 0xfff7d6, 0x4a3728],
  dusk: [0x6c4a8d, 0xe0789b, 0x2a3b6b, 0x4d63a5, 0xffcf73, 0x241a2e],
  night: [0x0e1836, 0x1e2d5c, 0x0a1026, 0x24407a, 0xeef2ff, 0x5a5f78],
  storm: [0x54616e, 0x7c8a96, 0x24343f, 0x4a626f, 0xc9d3da, 0x1d2429],
  fog: [0xc9ced3, 0xd7dbdf, 0xb4bcc3, 0xc1c8ce, 0xdfe2e5, 0xaeb6bd],
} as const
export type Light = keyof typeof lights

const hulls = { red: 0xc2362f, navy: 0x1d3461, green: 0x2f6b4f, black: 0x20242b, white: 0xf4f1e8 }
const cloths = {
  canvas: 0xf7efdc,
  crimson: 0xa62639,
  ochre: 0xd99a2b,
  teal: 0x1f8a8a,
  ink: 0x2c3145,
}
const paleHull = 0xa6afb7
const paleCloth = 0xe6e9eb

/** What one boat looks like. */
export interface BoatTraits {
  readonly light: Light
  readonly hull: keyof typeof hulls
  readonly cloth: keyof typeof cloths
  readonly sails: 1 | 2
  /** Column of the sun or moon. */
  readonly sunAt: number
}

const pick = <Name extends string>(
  record: Readonly<Record<Name, unknown>>,
  number: number,
): Name => {
  const names = Object.keys(record) as Name[]
  const name = names[number % names.length]
  if (name === undefined) throw new RangeError('There is nothing to pick from.')
  return name
}

/** The boat of a number, in one of the lights given; the same number has the same boat. */
export const boatOf = (number: number, boatLights: readonly Light[]): BoatTraits => ({
  light: boatLights[number % boatLights.length] ?? 'noon',
  hull: pick(hulls, number * 3 + 1),
  cloth: pick(cloths, number * 7 + Math.floor(number / 5)),
  sails: number % 3 === 0 ? 1 : 2,
  sunAt: 4 + ((number * 11) % 24),
})

const [SKY_HIGH, SKY_LOW, SEA, WAVE, SUN, MAST, HULL, CLOTH] = [0, 1, 2, 3, 4, 5, 6, 7]
const HORIZON = 20
const SUN_ROW = 6
const MAST_COLUMN = 15

function behind(x: number, y: number, sunAt: number): number {
  if (y >= HORIZON) return (x + 3 * y) % 7 < 2 ? WAVE : SEA
  if ((x - sunAt) ** 2 + (y - SUN_ROW) ** 2 <= 10) return SUN
  return y < HORIZON / 2 ? SKY_HIGH : SKY_LOW
}

function boat(x: number, y: number, sails: number): number | undefined {
  const fromKeel = y - 18
  if (fromKeel >= 0 && fromKeel < 5 && x >= 5 + fromKeel && x <= 26 - fromKeel) return HULL
  if (x === MAST_COLUMN && y >= 3 && y < 18) return MAST
  if (y < 5 || y > 16) return undefined
  const breadth = (y - 4) * 0.75
  if (x > MAST_COLUMN && x <= MAST_COLUMN + breadth) return CLOTH
  if (sails > 1 && y > 6 && x < MAST_COLUMN && x >= MAST_COLUMN - breadth * 0.8) return CLOTH
  return undefined
}

/** Draws one boat, as a PNG of 480 by 480 pixels. */
export function drawBoat({
  light,
  hull,
  cloth,
  sails,
  sunAt,
}: BoatTraits): Uint8Array<ArrayBuffer> {
  const side = GRID * PIXEL
  const pixels = new Uint8Array(side * side)
  for (let at = 0; at < pixels.length; at++) {
    const [x, y] = [Math.floor((at % side) / PIXEL), Math.floor(at / side / PIXEL)]
    pixels[at] = boat(x, y, sails) ?? behind(x, y, sunAt)
  }
  const isHidden = light === 'fog'
  const colours = [
    ...lights[light],
    isHidden ? paleHull : hulls[hull],
    isHidden ? paleCloth : cloths[cloth],
  ]
  return encodePng({ side, pixels, colours })
}
