import { withChunkTimeout } from '../core/lazy-part.ts'

/** What acts on slots are made of, loaded with the first one: looking at slots does not need it. */
export const loadSlotPlans = () => withChunkTimeout(import('./slot-plans.ts'))
