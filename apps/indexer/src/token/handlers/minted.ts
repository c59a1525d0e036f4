import type { tokenEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler } from '../../store/event-handler.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { actionWrite, emitterRead, emitterRow } from '../token-row.ts'

export type MintedArgs = EventArgs<typeof tokenEventsAbi, 'Minted'>

/** The owner minted. The supply itself follows the Transfer event of the same call. */
export const minted: EventHandler<MintedArgs> = {
  reads: (event) => [emitterRead(event)],
  writes: (event, rows) => {
    const token = emitterRow(event, rows)
    const { amount, nextMintAt } = event.args
    return [
      { table: 'token', row: { ...token, nextMintAt: Number(nextMintAt) } },
      actionWrite(event, token, 'minted', { account: lowerCase(event.args.to), amount }),
    ]
  },
}
