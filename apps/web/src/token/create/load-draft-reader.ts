import { withChunkTimeout } from '../../shell/lazy-part.ts'

/**
 * The schema's reader, loaded with the first key or the first submission: an untouched form does not need it, and it is
 * the heaviest part of the screen.
 */
export async function loadDraftReader() {
  const { readTokenDraft } = await withChunkTimeout(import('@slipway/sdk/token/read-token-draft'))
  return readTokenDraft
}
