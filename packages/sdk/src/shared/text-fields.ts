import * as z from 'zod/mini'

/**
 * Texts that people write into forms: trimmed, bounded, without control characters.
 *
 * @param code what the message is, which form and API both say in the reader's language
 */
export const trimmed = (code: string) =>
  z.pipe(
    z.string({ error: code }),
    z.transform((text: string) => text.trim()),
  )

/** One line without control characters. @param max in UTF-16 code units */
export const line = (code: string, min: number, max: number) =>
  z.pipe(
    trimmed(code),
    z.string().check(z.minLength(min, code), z.maxLength(max, code), z.regex(/^\P{C}*$/u, code)),
  )

/** Several lines; of the control characters only line breaks. @param max in UTF-16 code units */
export const lines = (code: string, min: number, max: number) =>
  z.pipe(
    trimmed(code),
    z
      .string()
      .check(z.minLength(min, code), z.maxLength(max, code), z.regex(/^(\P{C}|[\n\r\t])*$/u, code)),
  )
