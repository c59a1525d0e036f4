import { lazyPart } from './lazy-part.ts'

/** What a tool shows on a network without our contracts; nowhere else is it loaded. */
export const LazyNoDeployment = lazyPart(() => import('./no-deployment.tsx'))
