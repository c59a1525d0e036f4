import { chainRowId } from '@slipway/database/row-ids'
import type { TokenFactoryRow } from '@slipway/database/token/indexed'
import type { EventHandler, IndexedEvent } from '../store/event-handler.ts'
import type { RowReader } from '../store/index-rows.ts'
import { ZERO_ADDRESS } from '../store/stored-values.ts'

function factoryRow(event: IndexedEvent<unknown>, rows: RowReader): TokenFactoryRow {
  const id = chainRowId(event.chainId)
  return (
    rows.get('tokenFactory', id) ?? {
      id,
      chainId: event.chainId,
      address: event.address,
      owner: ZERO_ADDRESS,
      devAddress: ZERO_ADDRESS,
      inviterShareBps: 0,
      vip: null,
      withdrawnWei: 0n,
      inviterPaidWei: 0n,
    }
  )
}

/** Makes a handler that changes the one row of a chain's factory. */
export function factoryHandler<Args>(
  change: (args: Args, row: TokenFactoryRow) => Partial<TokenFactoryRow>,
): EventHandler<Args> {
  return {
    reads: (event) => [{ table: 'tokenFactory', id: chainRowId(event.chainId) }],
    writes: (event, rows) => {
      const row = factoryRow(event, rows)
      // The newest version of the factory speaks last: its address is the one to create with.
      return [
        {
          table: 'tokenFactory',
          row: { ...row, address: event.address, ...change(event.args, row) },
        },
      ]
    },
  }
}
