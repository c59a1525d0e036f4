import type { Metadata, Sharp } from 'sharp'
import { ApiError } from '../http/api-error.ts'
import { UPLOAD_LIMITS } from '../http/upload-limits.ts'
import { sniffImage } from './sniff-image.ts'

const { logoBytes, minSide, maxSide, storedSide } = UPLOAD_LIMITS

/** A lossless file above this is stored as WebP instead, which photographs need. */
const MAX_PNG_BYTES = 256_000

/** A picture as it is stored. */
export interface EncodedLogo {
  bytes: Uint8Array
  mediaType: 'image/png' | 'image/webp'
  width: number
  height: number
}

function checkBytes(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new ApiError('UPLOAD_EMPTY', 'the upload is empty')
  if (bytes.length >= logoBytes) {
    throw new ApiError('IMAGE_TOO_LARGE', 'the picture is too large', {
      details: { bytes: bytes.length, max: logoBytes - 1 },
    })
  }
  if (!sniffImage(bytes)) {
    throw new ApiError('IMAGE_TYPE_UNSUPPORTED', 'only PNG, JPEG, WebP and GIF are accepted')
  }
}

function checkShape({ width, height }: { width: number; height: number }): void {
  if (width !== height) {
    throw new ApiError('IMAGE_NOT_SQUARE', 'the picture is not square', {
      details: { width, height },
    })
  }
  if (width < minSide || width > maxSide) {
    throw new ApiError('IMAGE_SIZE_OUT_OF_RANGE', 'the picture is too small or too large', {
      details: { width, height, min: minSide, max: maxSide },
    })
  }
}

const unreadable = (cause: unknown) =>
  new ApiError('IMAGE_UNREADABLE', 'the picture cannot be read', { cause })

/** A picture by its header alone, and as it is drawn: what unfolds into a giant one is never drawn. */
async function openPicture(bytes: Uint8Array): Promise<{ header: Sharp; picture: Sharp }> {
  // Loaded with the first upload: most processes never see one.
  const { default: sharp } = await import('sharp')
  const options = { failOn: 'error', pages: 1 } as const
  return {
    header: sharp(bytes, { ...options, limitInputPixels: false }),
    picture: sharp(bytes, { ...options, limitInputPixels: maxSide * maxSide }),
  }
}

async function encode(picture: Sharp): Promise<EncodedLogo> {
  const resized = picture
    .autoOrient()
    .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const png = await resized
    .clone()
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  const isSmall = png.data.length <= MAX_PNG_BYTES
  const { data, info } = isSmall
    ? png
    : await resized.webp({ quality: 90 }).toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    mediaType: isSmall ? 'image/png' : 'image/webp',
    width: info.width,
    height: info.height,
  }
}

/**
 * Checks a logo and draws it anew: whatever was hidden in the file, metadata and trailing bytes included, stays
 * behind. Of a moving picture the first frame is kept.
 *
 * @throws {ApiError} `UPLOAD_EMPTY`, `IMAGE_TOO_LARGE`, `IMAGE_TYPE_UNSUPPORTED`, `IMAGE_NOT_SQUARE`,
 *   `IMAGE_SIZE_OUT_OF_RANGE`, `IMAGE_UNREADABLE`
 */
export async function encodeLogo(bytes: Uint8Array): Promise<EncodedLogo> {
  checkBytes(bytes)
  const { header, picture } = await openPicture(bytes)
  let facts: Metadata
  try {
    facts = await header.metadata()
  } catch (cause) {
    throw unreadable(cause)
  }
  checkShape({ width: facts.width, height: facts.height })
  try {
    return await encode(picture)
  } catch (cause) {
    throw unreadable(cause)
  }
}
