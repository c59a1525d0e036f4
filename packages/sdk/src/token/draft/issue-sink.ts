import type { TokenDraftField } from '../types.ts'

/** Takes one issue of a draft: its field, its code, and the numbers that the code's text needs. */
export type IssueSink = (
  field: TokenDraftField,
  code: string,
  args?: Readonly<Record<string, bigint | number | string>>,
) => void
