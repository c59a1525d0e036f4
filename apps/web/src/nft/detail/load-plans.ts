import { withChunkTimeout } from '../../core/lazy-part.ts'

/** What makes the plans of the page's acts: needed by who presses their button. */
export const loadMintPlan = () => withChunkTimeout(import('./mint-plan.ts'))
export const loadUserPlans = () => withChunkTimeout(import('./user-plans.ts'))
