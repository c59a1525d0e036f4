import { LOGO_MAX_BYTES, LOGO_MAX_SIDE, LOGO_MIN_SIDE } from './logo-limits.ts'

/** What a picture is by its first bytes; a name or a declared type proves nothing. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'svg' | 'unknown'

export type LogoProblem =
  | { code: 'empty' }
  | { code: 'svg' }
  | { code: 'type' }
  | { code: 'bytes'; bytes: number }
  | { code: 'unreadable' }
  | { code: 'aspect'; width: number; height: number }
  | { code: 'side'; width: number; height: number }

const startsWith = (bytes: Uint8Array, wanted: readonly number[], at = 0) =>
  wanted.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** Recognises a picture. @param head its first 256 bytes */
export function readPictureKind(head: Uint8Array): PictureKind {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WEBP'), 8)) return 'webp'
  if (startsWith(head, ascii('GIF8'))) return 'gif'
  return /<(?:svg|\?xml|!doctype svg)/i.test(new TextDecoder().decode(head)) ? 'svg' : 'unknown'
}

/** What is wrong with a file before anything is decoded; undefined when it may be a logo. */
export function checkLogoFile(bytes: number, kind: PictureKind): LogoProblem | undefined {
  if (bytes === 0) return { code: 'empty' }
  if (kind === 'svg') return { code: 'svg' }
  if (kind === 'unknown') return { code: 'type' }
  return bytes >= LOGO_MAX_BYTES ? { code: 'bytes', bytes } : undefined
}

/** What is wrong with a picture's size in pixels. */
export function checkLogoSides(width: number, height: number): LogoProblem | undefined {
  if (width !== height) return { code: 'aspect', width, height }
  if (width < LOGO_MIN_SIDE || width > LOGO_MAX_SIDE) return { code: 'side', width, height }
  return undefined
}

/** Checks a file as the server will, so that nothing is uploaded in vain. */
export async function checkLogo(file: Blob): Promise<LogoProblem | undefined> {
  const head = new Uint8Array(await file.slice(0, 256).arrayBuffer())
  const problem = checkLogoFile(file.size, readPictureKind(head))
  if (problem) return problem
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return checkLogoSides(width, height)
  } catch {
    return { code: 'unreadable' }
  }
}
