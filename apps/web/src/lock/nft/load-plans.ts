import { withChunkTimeout } from '../../core/lazy-part.ts'

/** What makes the plans of an NFT lock's acts: needed by who presses their button. */
export const loadNftPlans = () => withChunkTimeout(import('./nft-plans.ts'))
