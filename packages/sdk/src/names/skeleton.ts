import { lookAlikes } from './generated/look-alikes.ts'

const latinOf: ReadonlyMap<string, string> = new Map(
  lookAlikes.flatMap(([latin, signs]) => Array.from(signs, (sign) => [sign, latin] as const)),
)

/** What nobody sees, and what keeps words apart. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{White_Space}]/gu

/** What a sign looks like among Latin letters and digits: itself where Unicode knows of no likeness. */
export const latinFor = (sign: string): string =>
  latinOf.get(sign) ??
  Array.from(sign.normalize('NFKD'), (part) => latinOf.get(part) ?? part).join('')

/**
 * A text as the eye takes it, for comparing and never for showing: two texts with the same skeleton can be confused
 * (UTS 39, section 4; compatibility forms such as full width count as well).
 */
export const skeletonOf = (text: string): string =>
  Array.from(text.replaceAll(unseen, ''), latinFor).join('')
