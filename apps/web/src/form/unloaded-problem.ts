import { m } from '@slipway/messages'
import { isChunkError } from '../core/chunk-error.ts'
import type { FormProblem } from './form-problem.ts'

/**
 * What to tell of a submission of which a part of the page did not load: it can be sent again.
 * @throws every other error as it came
 */
export function unloadedProblem(error: unknown): FormProblem {
  if (!isChunkError(error)) throw error
  return { field: 'form', label: undefined, text: m.shell_chunk_text() }
}
