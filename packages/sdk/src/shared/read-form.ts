import * as z from 'zod/mini'
import type { DraftIssue } from './draft-issue.ts'

/** What a form says once all of it is right, or the first thing that is wrong with each field. */
export type FormReading<Params> =
  | { readonly ok: true; readonly params: Params }
  | { readonly ok: false; readonly issues: readonly DraftIssue[] }

/** Reads a form by its schema, whose issues' messages are codes. */
export function readForm<Params>(form: z.ZodMiniType<Params>, values: object): FormReading<Params> {
  const reading = z.safeParse(form, values)
  if (reading.success) return { ok: true, params: reading.data }
  const issues = new Map<string, DraftIssue>()
  for (const { path, message } of reading.error.issues) {
    const field = String(path[0] ?? 'form')
    if (!issues.has(field)) issues.set(field, { field, code: message, args: {} })
  }
  return { ok: false, issues: [...issues.values()] }
}
