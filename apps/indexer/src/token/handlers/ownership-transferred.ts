import type { tokenEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler } from '../../store/event-handler.ts'
import { lowerCase, ZERO_ADDRESS } from '../../store/stored-values.ts'
import { actionWrite, emitterRead, emitterRow } from '../token-row.ts'

export type OwnershipTransferredArgs = EventArgs<typeof tokenEventsAbi, 'OwnershipTransferred'>

/** A token has another owner, or none after a renounce. */
export const ownershipTransferred: EventHandler<OwnershipTransferredArgs> = {
  reads: (event) => [emitterRead(event)],
  writes: (event, rows) => {
    const token = emitterRow(event, rows)
    const owner = lowerCase(event.args.newOwner)
    const after = { table: 'token', row: { ...token, owner } } as const
    // The constructor's own event comes from nobody: creation is one entry of the history already.
    if (lowerCase(event.args.oldOwner) === ZERO_ADDRESS) return [after]
    return [after, actionWrite(event, token, 'ownershipTransferred', { account: owner })]
  },
}
