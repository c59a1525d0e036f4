import { lazyPart } from '../../core/lazy-part.ts'

/** What a token screen shows on a network without our contracts; nowhere else is it loaded. */
export const LazyUndeployed = lazyPart(() => import('./undeployed.tsx'))
