import { templateRowId } from '@slipway/database/row-ids'
import type { TokenTemplateRow } from '@slipway/database/token/indexed'
import type { EventHandler, Hex } from '../../store/event-handler.ts'
import { lowerCase, ZERO_ADDRESS } from '../../store/stored-values.ts'

function templateHandler<Args extends { templateId: bigint }>(
  change: (args: Args) => Partial<TokenTemplateRow>,
): EventHandler<Args> {
  return {
    reads: (event) => [
      { table: 'tokenTemplate', id: templateRowId(event.chainId, Number(event.args.templateId)) },
    ],
    writes: (event, rows) => {
      const templateId = Number(event.args.templateId)
      const id = templateRowId(event.chainId, templateId)
      const row = rows.get('tokenTemplate', id) ?? {
        id,
        chainId: event.chainId,
        templateId,
        generator: ZERO_ADDRESS,
        feeWei: 0n,
        enabled: false,
      }
      return [{ table: 'tokenTemplate', row: { ...row, ...change(event.args) } }]
    },
  }
}

/** Handlers of the events that change a template's row. Fees are wei. */
export const templateSettings = {
  templateSet: templateHandler<{ templateId: bigint; generator: Hex; enabled: boolean }>(
    (args) => ({
      generator: lowerCase(args.generator),
      enabled: args.enabled,
    }),
  ),
  feeSet: templateHandler<{ templateId: bigint; feeWei: bigint }>((args) => ({
    feeWei: args.feeWei,
  })),
}
