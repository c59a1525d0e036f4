import { withChunkTimeout } from '../../core/lazy-part.ts'

/** What makes the plans of a lock's acts: needed by who presses their button. */
export const loadLockPlans = () => withChunkTimeout(import('./lock-plans.ts'))
export const loadOperatorPlan = () => withChunkTimeout(import('./operator-plan.ts'))
