import { sniffImage } from '../files/sniff-image.ts'

/** Media types that a document may have. */
export type DocumentType = 'application/pdf' | 'image/png' | 'image/jpeg'

/** `%PDF-1.` or `%PDF-2.`: readers look no further than this either. */
const isPdf = (bytes: Uint8Array) =>
  /^%PDF-[12]\.$/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 7)))

/** What a document is, told by its first bytes and never by a name or a header. @returns undefined for all else */
export function sniffDocument(bytes: Uint8Array): DocumentType | undefined {
  if (isPdf(bytes)) return 'application/pdf'
  const image = sniffImage(bytes)
  return image === 'png' || image === 'jpeg' ? `image/${image}` : undefined
}
