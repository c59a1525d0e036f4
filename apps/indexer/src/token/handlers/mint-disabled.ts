import type { EventHandler } from '../../store/event-handler.ts'
import { actionWrite, emitterRead, emitterRow } from '../token-row.ts'

/** Nobody can ever mint again. */
export const mintDisabled: EventHandler<unknown> = {
  reads: (event) => [emitterRead(event)],
  writes: (event, rows) => {
    const token = emitterRow(event, rows)
    return [
      { table: 'token', row: { ...token, mintable: false } },
      actionWrite(event, token, 'mintDisabled'),
    ]
  },
}
