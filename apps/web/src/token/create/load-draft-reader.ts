import { withChunkTimeout } from '../../core/lazy-part.ts'

/**
 * The schema with every text of a refusal, loaded with the first key or the first submission: an untouched form does not
 * need it, and it is the heaviest part of the screen.
 */
export async function loadDraftReader() {
  return await withChunkTimeout(import('./read-draft.ts'))
}
