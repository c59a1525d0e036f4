import { ownerActionFlows } from './owner-action-flows.ts'
import { participantActionFlows } from './participant-action-flows.ts'

/** Everything that can be done with a presale that is there; one flow each. */
export const presaleActionFlows = { ...ownerActionFlows, ...participantActionFlows } as const
