import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { launchFlow } from '@slipway/sdk/token/launch/launch-flow'
import { prepareLaunch } from '@slipway/sdk/token/launch/prepare-launch'
import * as z from 'zod'
import type { WriteCommand } from '../command/command.ts'
import { optionsOfFields } from '../input/draft-fields.ts'
import { address, integerText, transactions } from '../output/schema-parts.ts'
import { launchChoices, launchFields, readLaunchOptions } from './read-launch-options.ts'
import { tokenDraftOptions } from './read-token-options.ts'

const permanentOf = {
  burn: () => m.cli_permanent_burn(),
  forever: () => m.cli_permanent_forever(),
  lock: () => m.cli_permanent_lock(),
} as const

/** What a launch settles for good. Of a token without a gate nothing is opened; a batch opening opens when it is settled. */
const permanentTexts = ({
  choice,
  hasGate,
  terms,
  feeWei,
}: Pick<
  Awaited<ReturnType<typeof readLaunchOptions>>,
  'choice' | 'hasGate' | 'terms' | 'feeWei'
>): readonly string[] => [
  permanentOf[choice](),
  ...(hasGate ? [terms.opening ? m.cli_permanent_opening() : m.cli_permanent_open()] : []),
  ...(feeWei > 0n ? [m.cli_permanent_fee()] : []),
]

/** Creates a token, or takes one that is there, adds liquidity, locks it and opens trading, in one transaction. */
export const launchCommand: WriteCommand = {
  effect: 'write',
  positionals: [],
  options: {
    token: { type: 'string', value: '0x…', help: m.cli_opt_launch_token },
    terms: { type: 'string', value: 'file', help: m.cli_opt_terms },
    // A draft has a `quote` of its own.
    'pool-quote': { type: 'string', value: '0x…', help: m.cli_opt_quote },
    venue: { type: 'string', value: 'name', help: m.cli_opt_venue },
    purchase: { type: 'string', multiple: true, value: '0x…=amount', help: m.cli_opt_purchase },
    'seed-file': { type: 'string', value: 'file', help: m.cli_opt_seed_file },
    ...tokenDraftOptions,
    ...optionsOfFields(launchFields, launchChoices),
  },
  example:
    'slipway token launch -n local --draft token.json --token-amount 900000 --quote-amount 3 --liquidity forever --dry-run',
  result: z.strictObject({
    token: address(),
    pair: address(),
    liquidity: integerText(),
    lockId: integerText(),
    unlockAt: integerText(),
    openingId: integerText(),
    transactions: transactions(),
  }),
  async plan(call) {
    const { session, account } = call
    const plan = await readLaunchOptions(call)
    const { terms, symbol, decimals, feeWei, quote } = plan
    const input = await prepareLaunch(session.client, { ...plan.launch, account, terms })
    return {
      purpose: m.cli_purpose_launch({ symbol }),
      plan: planTransaction(launchFlow, input),
      feeWei,
      permanent: permanentTexts(plan),
      rows: [
        [m.cli_row_pool_tokens(), formatAmount(terms.tokenAmount, decimals, { symbol })],
        [m.cli_row_pool_quote(), formatAmount(terms.quoteAmount, quote.decimals, quote)],
      ],
      facts: {
        tokenAmount: terms.tokenAmount,
        quoteAmount: terms.quoteAmount,
        unlockAt: terms.unlockAt,
        lockOwner: terms.lockOwner,
      },
      finish: async (done) => {
        const { token, pair, liquidity, lockId, unlockAt, openingId } = done.at(-1)?.result ?? {}
        return {
          data: { token, pair, liquidity, lockId, unlockAt, openingId },
          rows: [
            [m.cli_row_token(), String(token)],
            [m.cli_row_pair(), String(pair)],
            [m.cli_row_lock(), lockId === 0n ? '-' : `liquidity:${lockId}`],
          ],
        }
      },
    }
  },
}
