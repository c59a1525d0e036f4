import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const GROUND = '#06141a'
const HULL = '#75badd'
const SLIP = '#ff7d47'

/** Where the mark stands in its drawing, all of it: the hull's bow and the slip's round ends included. */
const MARK = { left: 1, top: 7.8, width: 33, height: 22.4 }

/** Every picture that browsers, systems and chats ask for, by its name in `public/`. */
export const iconSizes = {
  'favicon.ico': { width: 32, height: 32, share: 0.94, rounding: 0.22 },
  'apple-touch-icon.png': { width: 180, height: 180, share: 0.7, rounding: 0 },
  'icon-192.png': { width: 192, height: 192, share: 0.76, rounding: 0.22 },
  'icon-512.png': { width: 512, height: 512, share: 0.76, rounding: 0.22 },
  // Systems cut a shape out of these: the mark stays within the inner circle of 80 %.
  'icon-maskable-192.png': { width: 192, height: 192, share: 0.58, rounding: 0 },
  'icon-maskable-512.png': { width: 512, height: 512, share: 0.58, rounding: 0 },
  'share.png': { width: 1200, height: 630, share: 0.46, rounding: 0 },
} as const

/** Draws an icon from the mark in `public/favicon.svg`, on the ground of the dark scheme. */
export async function drawIcon(name: keyof typeof iconSizes): Promise<Buffer> {
  const { width, height, share, rounding } = iconSizes[name]
  const svg = readFileSync(join(import.meta.dirname, '..', 'public', 'favicon.svg'), 'utf8')
  const paths = [...svg.matchAll(/<path [^>]+\/>/g)]
    .map(([path]) => path.replace('class="hull"', `fill="${HULL}"`))
    .map((path) => path.replace('class="slip"', `fill="none" stroke="${SLIP}"`))
  const scale = (width * share) / MARK.width
  const left = (width - MARK.width * scale) / 2 - MARK.left * scale
  const top = (height - MARK.height * scale) / 2 - MARK.top * scale
  const png = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
        `<rect width="${width}" height="${height}" rx="${width * rounding}" fill="${GROUND}"/>` +
        `<g transform="translate(${left} ${top}) scale(${scale})">${paths.join('')}</g></svg>`,
    ),
  )
    .png({ compressionLevel: 9, palette: true, quality: 100, effort: 10 })
    .toBuffer()
  return name.endsWith('.ico') ? asIco(png, width) : png
}

/** The container of old: one picture, as PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
