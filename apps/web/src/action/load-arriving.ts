import { withChunkTimeout } from '../core/lazy-part.ts'

/** What tries out how much of a token arrives: needed by who presses a button. */
export const loadArriving = () => withChunkTimeout(import('./arriving-line.ts'))
