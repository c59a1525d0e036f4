import { withChunkTimeout } from '../../core/lazy-part.ts'

/** The schema with every text of a refusal, loaded with the first entry: an untouched form does not need it. */
export async function loadDraftReader() {
  return await withChunkTimeout(import('./read-draft.ts'))
}
