import { formatTime, m } from '@slipway/messages'

interface Closing {
  /** When rewards end as things stand; unix seconds. */
  readonly end: number
  /** Nothing is staked from then on; unix seconds. */
  readonly deadline: number
}

/**
 * What who moves the end of a pool's rewards has to know: nobody can stake after the deadline, which stays where it is,
 * also where it was “the end”. @param wanted the end that is asked for
 */
export const deadlineStays = ({ end, deadline }: Closing, wanted: number): readonly string[] =>
  wanted > Math.max(end, deadline)
    ? [m.stakepage_admin_deadline_stays({ time: formatTime(deadline) })]
    : []
