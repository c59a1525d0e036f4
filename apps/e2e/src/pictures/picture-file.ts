import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { Picture } from './compare-pictures.ts'

/** Points of the screen for one of a kept picture: layout, weight and colour remain, letters do not. */
export const SHRINK = 4

/** A screenshot as it is kept, a few kilobytes. */
export async function shrinkScreenshot(screenshot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize({ width: Math.round(width / SHRINK) })
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
}

/** @param picture a file's bytes */
export async function readPicture(picture: Buffer): Promise<Picture> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, points: data }
}

export async function keepPicture(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, picture)
}
