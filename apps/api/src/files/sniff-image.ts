/** Picture formats that are accepted, told by their first bytes and never by a name or a header. */
export type ImageType = 'png' | 'jpeg' | 'webp' | 'gif'

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

const PNG = [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const RIFF = ascii('RIFF')
const WEBP = ascii('WEBP')
const GIF = ascii('GIF8')

/** @returns undefined for everything else; SVG is a program and stays outside */
export function sniffImage(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, PNG)) return 'png'
  if (startsWith(bytes, JPEG)) return 'jpeg'
  if (startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8)) return 'webp'
  if (startsWith(bytes, GIF)) return 'gif'
  return undefined
}
