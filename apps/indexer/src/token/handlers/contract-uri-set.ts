import type { EventHandler } from '../../store/event-handler.ts'
import { storableText } from '../../store/stored-values.ts'
import { actionWrite, emitterRead, emitterRow, isPartOfCreation } from '../token-row.ts'

export interface ContractUriSetArgs {
  contractUri: string
}

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
