import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { prepareContribution } from '@slipway/sdk/presale/prepare-contribution'
import { parseAmount } from '@slipway/sdk/shared/parse-amount'
import { zeroAddress } from 'viem'
import * as z from 'zod'
import type { WriteCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { textOf } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import { address, integerText, transactions } from '../output/schema-parts.ts'
import { findPresale } from './find-presale.ts'

/** An amount in whole units. @throws {CliError} `Cli_OptionInvalid` */
function readAmount(text: string | undefined, decimals: number): bigint {
  if (text === undefined) throw new CliError('Cli_OptionMissing', { option: '--amount' })
  try {
    const amount = parseAmount(text, decimals)
    if (amount > 0n) return amount
  } catch {
    // Said below, as a number that is none.
  }
  throw new CliError('Cli_OptionInvalid', { option: '--amount', reason: '> 0' })
}

/** Takes part in a presale. */
export const contributeCommand: WriteCommand = {
  effect: 'write',
  positionals: ['presale'],
  options: {
    amount: { type: 'string', value: 'amount', help: m.cli_opt_contribute_amount },
    inviter: { type: 'string', value: '0x…', help: m.cli_opt_inviter },
  },
  example: 'slipway presale contribute 0x… -n local --amount 1.5 --keystore key.json --dry-run',
  result: z.strictObject({
    presale: address(),
    /** What the presale kept; what did not fit came back. */
    amount: integerText(),
    transactions: transactions(),
  }),
  async plan({ options, positionals, session, account }) {
    const { presale, now } = await findPresale(session, positionals[0] ?? '')
    const { currency, token } = presale
    const presaleAddress = presale.address
    const amount = readAmount(textOf(options, 'amount'), currency.decimals)
    const named = textOf(options, 'inviter')
    const inviter = named === undefined ? zeroAddress : readAccountText(named, '--inviter')
    const plan = await prepareContribution(session.client, presale, {
      account,
      amount,
      inviter,
      now,
    })
    return {
      purpose: m.cli_purpose_contribute({ symbol: token.symbol }),
      plan,
      feeWei: 0n,
      permanent: [],
      rows: [[m.cli_row_amount(), formatAmount(amount, currency.decimals, currency)]],
      facts: { presale: presaleAddress, amount },
      finish: async (done) => {
        const kept = BigInt(String(done.at(-1)?.result.amount ?? amount))
        return {
          data: { presale: presaleAddress, amount: kept },
          rows: [[m.cli_row_amount(), formatAmount(kept, currency.decimals, currency)]],
        }
      },
    }
  },
}
