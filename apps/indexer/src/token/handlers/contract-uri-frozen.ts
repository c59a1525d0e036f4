import type { EventHandler } from '../../store/event-handler.ts'
import { actionWrite, emitterRead, emitterRow } from '../token-row.ts'

/** The address of a token's metadata can never change again. */
export const contractUriFrozen: EventHandler<unknown> = {
  reads: (event) => [emitterRead(event)],
  writes: (event, rows) => {
    const token = emitterRow(event, rows)
    return [
      { table: 'token', row: { ...token, contractUriFrozen: true } },
      actionWrite(event, token, 'contractUriFrozen'),
    ]
  },
}
