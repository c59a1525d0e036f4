import type { tokenEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler } from '../../store/event-handler.ts'
import { emitterRead, emitterRow } from '../token-row.ts'

export type MintEnabledArgs = EventArgs<typeof tokenEventsAbi, 'MintEnabled'>

/** The terms of minting, stated once by the constructor. */
export const mintEnabled: EventHandler<MintEnabledArgs> = {
  reads: (event) => [emitterRead(event)],
  writes: (event, rows) => [
    {
      table: 'token',
      row: {
        ...emitterRow(event, rows),
        mintable: true,
        mintCooldown: Number(event.args.cooldown),
        mintMaxBps: Number(event.args.maxBps),
        nextMintAt: Number(event.args.nextMintAt),
      },
    },
  ],
}
