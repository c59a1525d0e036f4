import type { ErrorFormat } from './create-error-format.ts'

/** Error code → its text, made from the error's own arguments. */
export type ErrorTexts = Readonly<Record<string, (format: ErrorFormat) => string>>
