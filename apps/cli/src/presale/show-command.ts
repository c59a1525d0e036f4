import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { formatTime } from '@slipway/messages/format/format-time'
import { getPresaleAccount } from '@slipway/sdk/presale/evm/get-presale-account'
import { getPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import { calculateAllocation } from '@slipway/sdk/presale/presale-math'
import type { PresaleLabel } from '@slipway/sdk/presale/presale-status'
import type { Presale } from '@slipway/sdk/presale/types'
import * as z from 'zod'
import type { ReadCommand } from '../command/command.ts'
import { textOf } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import type { Row } from '../output/row.ts'
import { address } from '../output/schema-parts.ts'
import { findPresale } from './find-presale.ts'
import { raisedLabel } from './raised-label.ts'

const labels: Readonly<Record<PresaleLabel, () => string>> = {
  coming: m.cli_presale_coming,
  running: m.cli_presale_running,
  waiting: m.cli_presale_waiting,
  finished: m.cli_presale_finished,
  canceled: m.cli_presale_canceled,
}

const asset = () =>
  z.strictObject({
    address: address(),
    name: z.string(),
    symbol: z.string(),
    decimals: z.int(),
    isNative: z.boolean().optional(),
  })

function rowsOf(
  { address: presale, token, currency, terms, state }: Presale,
  label: PresaleLabel,
): readonly Row[] {
  const money = (units: bigint) => formatAmount(units, currency.decimals, currency)
  return [
    [m.cli_row_presale(), presale],
    [m.cli_row_token(), `${token.name} (${token.symbol}) ${token.address}`],
    [m.cli_row_owner(), terms.owner],
    [m.cli_row_caps(), `${money(terms.softCap)} … ${money(terms.hardCap)}`],
    [raisedLabel(label), money(state.total)],
    [m.cli_row_times(), `${formatTime(terms.startTime)} … ${formatTime(terms.endTime)}`],
  ]
}

/** Reads a presale, and one account's part in it. */
export const showCommand: ReadCommand = {
  effect: 'read',
  positionals: ['presale'],
  options: { account: { type: 'string', value: '0x…', help: m.cli_opt_part_of } },
  example: 'slipway presale show 0x… -n local --account 0x… --json',
  result: z.strictObject({
    presale: address(),
    kind: z.enum(['normal', 'fair', 'private']),
    status: z.enum(['coming', 'running', 'waiting', 'finished', 'canceled']),
    cancelReason: z.enum(['none', 'owner', 'softCapMissed', 'lapsed', 'unsellable', 'removed']),
    token: asset(),
    currency: asset(),
    /** As the contract has them; amounts in base units. */
    terms: z.record(z.string(), z.unknown()),
    state: z.record(z.string(), z.unknown()),
    infoKey: z.string(),
    account: z.record(z.string(), z.unknown()).nullable(),
  }),
  async run({ options, positionals, session }) {
    const { presale, status } = await findPresale(session, positionals[0] ?? '')
    const typed = textOf(options, 'account')
    const account =
      typed === undefined
        ? undefined
        : await getPresaleAccount(session.client, {
            address: presale.address,
            account: readAccountText(typed, '--account'),
            currency: presale.terms.currency,
            contracts: getPresaleContracts(session.chain),
          })
    const { kind, token, currency, terms, state, ipfsKey } = presale
    const money = (units: bigint) => formatAmount(units, currency.decimals, currency)
    const { contributed = 0n } = account ?? {}
    const size = { ...terms, kind }
    const { accepted } = calculateAllocation(size, contributed, state.total)
    const part: readonly Row[] = account
      ? [
          [m.cli_row_contributed(), money(contributed)],
          ...(status.label === 'finished' && accepted < contributed
            ? [[m.cli_row_accepted(), money(accepted)] as const]
            : []),
          [m.cli_row_claimable(), formatAmount(account.claimable, token.decimals, token)],
          [m.cli_row_refundable(), money(account.refundable)],
        ]
      : []
    return {
      data: {
        presale: presale.address,
        ...{ kind, status: status.label, cancelReason: status.reason },
        ...{ token, currency, terms, state, infoKey: ipfsKey, account: account ?? null },
      },
      rows: [
        ...rowsOf(presale, status.label),
        [m.cli_row_status(), labels[status.label]()],
        ...part,
      ],
    }
  },
}
