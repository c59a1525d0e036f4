import { lazyPart } from './lazy-part.ts'

/** What a tool shows on a network without our contracts; nowhere else is it loaded. */
export const NoDeployment = lazyPart(() => import('./no-deployment-page.tsx'))
