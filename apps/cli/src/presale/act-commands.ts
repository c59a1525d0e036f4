import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowDefinition, StepResult } from '@slipway/sdk/flow/types'
import type { PresaleActionInput } from '@slipway/sdk/presale/flows/presale-action'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import type { PresaleLabel } from '@slipway/sdk/presale/presale-status'
import type { Presale } from '@slipway/sdk/presale/types'
import * as z from 'zod'
import type { WriteCommand } from '../command/command.ts'
import type { Row } from '../output/row.ts'
import { address, bytes, integerText, transactions } from '../output/schema-parts.ts'
import { findPresale } from './find-presale.ts'

const numberOf = (value: StepResult[string] | undefined) => BigInt(String(value ?? 0n))

/** A line of an amount; none where there is nothing of it. */
const rowOf = (label: string, amount: bigint, unit: Presale['currency']): readonly Row[] =>
  amount === 0n ? [] : [[label, formatAmount(amount, unit.decimals, unit)]]

interface Act {
  readonly name: string
  readonly definition: FlowDefinition<PresaleActionInput>
  readonly purpose: (presale: Presale) => string
  readonly permanent: (presale: Presale, label: PresaleLabel) => readonly string[]
  readonly result: Readonly<Record<string, z.ZodType>>
  readonly say: (
    result: StepResult,
    presale: Presale,
  ) => { readonly data: Readonly<Record<string, unknown>>; readonly rows: readonly Row[] }
}

/** A command of one call to a presale that takes nothing but the presale. */
function presaleCommand(act: Act): WriteCommand {
  return {
    effect: 'write',
    positionals: ['presale'],
    options: {},
    example: `slipway presale ${act.name} 0x… -n local --keystore key.json --dry-run`,
    result: z.strictObject({ presale: address(), ...act.result, transactions: transactions() }),
    async plan({ positionals, session }) {
      const { presale, status } = await findPresale(session, positionals[0] ?? '')
      const facts = { presale: presale.address }
      return {
        purpose: act.purpose(presale),
        plan: planTransaction(act.definition, facts),
        feeWei: 0n,
        permanent: act.permanent(presale, status.label),
        facts,
        finish: async (done) => {
          const { data, rows } = act.say(done.at(-1)?.result ?? {}, presale)
          return {
            data: { ...facts, ...data },
            rows: [[m.cli_row_presale(), presale.address], ...rows],
          }
        },
      }
    },
  }
}

/** Takes what a finished presale owes by now. */
export const claimCommand = presaleCommand({
  name: 'claim',
  definition: presaleActionFlows.claim,
  purpose: ({ token }) => m.cli_purpose_claim({ asset: token.symbol }),
  permanent: () => [],
  result: { tokens: integerText(), excess: integerText() },
  say: (result, { token, currency }) => {
    const [tokens, excess] = [numberOf(result.tokens), numberOf(result.excess)]
    return {
      data: { tokens, excess },
      rows: [
        [m.cli_row_amount(), formatAmount(tokens, token.decimals, token)],
        ...rowOf(m.cli_row_excess(), excess, currency),
      ],
    }
  },
})

/** Takes the whole contribution back. */
export const refundCommand = presaleCommand({
  name: 'refund',
  definition: presaleActionFlows.refund,
  purpose: ({ token }) => m.cli_purpose_refund({ symbol: token.symbol }),
  permanent: ({ state }, label) =>
    label === 'canceled' || state.termsChanged ? [] : [m.cli_permanent_refund()],
  result: { amount: integerText(), feeKept: integerText() },
  say: (result, { currency }) => {
    const [amount, feeKept] = [numberOf(result.amount), numberOf(result.feeKept)]
    return {
      data: { amount, feeKept },
      rows: [
        [m.cli_row_amount(), formatAmount(amount, currency.decimals, currency)],
        ...rowOf(m.cli_row_exit_fee(), feeKept, currency),
      ],
    }
  },
})

/** What became of a finish, in words: where the token turned out to be unsellable there is no pool, and money goes back. */
function outcomeRows({ isListed, pair, accepted }: StepResult, presale: Presale): readonly Row[] {
  if (!isListed) return [[m.cli_row_status(), m.cli_presale_unsellable()]]
  const { kind, currency } = presale
  return [
    [m.cli_row_status(), m.cli_presale_finished()],
    [m.cli_row_raised(), formatAmount(numberOf(accepted), currency.decimals, currency)],
    ...(kind === 'private' ? [] : [[m.cli_row_pair(), String(pair)] as const]),
  ]
}

/** Ends a presale: makes the pool, locks its liquidity and opens claiming; a private one opens claiming alone. */
export const finalizeCommand = presaleCommand({
  name: 'finalize',
  definition: presaleActionFlows.finalize,
  purpose: ({ token }) => m.cli_purpose_finalize({ symbol: token.symbol }),
  permanent: ({ kind }) => [
    kind === 'private' ? m.cli_permanent_finalize_private() : m.cli_permanent_finalize(),
  ],
  result: {
    /** False where the token turned out to be unsellable: everybody gets the money back. */
    isListed: z.boolean(),
    pair: bytes().nullable(),
    accepted: integerText(),
    lockId: integerText(),
  },
  say: (result, presale) => {
    const { isListed, pair, accepted, lockId } = result
    return {
      data: {
        ...{ isListed, pair: pair ?? null },
        ...{ accepted: numberOf(accepted), lockId: numberOf(lockId) },
      },
      rows: outcomeRows(result, presale),
    }
  },
})
