import type { tokenEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler } from '../../store/event-handler.ts'
import { storableText } from '../../store/stored-values.ts'
import { actionWrite, emitterRead, emitterRow, isPartOfCreation } from '../token-row.ts'

export type ContractUriSetArgs = EventArgs<typeof tokenEventsAbi, 'ContractUriSet'>

/** The address of a token's metadata changed (ERC-7572). */
export const contractUriSet: EventHandler<ContractUriSetArgs> = {
  reads: (event) => [emitterRead(event)],
  writes: (event, rows) => {
    const token = emitterRow(event, rows)
    const uri = storableText(event.args.contractUri)
    const after = { table: 'token', row: { ...token, contractUri: uri } } as const
    if (isPartOfCreation(event, token)) return [after]
    return [after, actionWrite(event, token, 'contractUriChanged', { uri })]
  },
}
