import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { planTransaction, type TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
import { liquidityLockFlows } from '@slipway/sdk/lock/flows/liquidity-lock-flows'
import { nftLockFlows } from '@slipway/sdk/lock/flows/nft-lock-flows'
import { tokenLockFlows } from '@slipway/sdk/lock/flows/token-lock-flows'
import { readWithdrawParams } from '@slipway/sdk/lock/read-lock-params'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import * as z from 'zod'
import type { WriteCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { refuseIssues } from '../errors/refuse-issues.ts'
import { textOf } from '../input/options.ts'
import { integerText, transactions } from '../output/schema-parts.ts'
import { getLockFacts, type LockFacts } from './get-lock-facts.ts'

interface Withdrawal {
  readonly plan: TransactionPlan
  readonly amount: bigint
}

/** What is to leave the lock: the amount that was asked for, else everything that is released. */
function readWithdrawal(facts: LockFacts, typed: string | undefined): Withdrawal {
  const { lock, releasable, now, unit } = facts
  const { locker, lockId } = lock
  // The contract itself says why an NFT cannot leave yet.
  if (lock.kind === 'nft')
    return { plan: planTransaction(nftLockFlows.withdraw, { locker, lockId }), amount: 1n }
  const { decimals } = unit
  // Nothing released: the whole is asked for, so that the reason is said.
  const all = releasable.amount > 0n ? releasable.amount : lock.amount
  const text = typed ?? formatUnits(all, decimals)
  const reading = readWithdrawParams(text, { lock, decimals, now })
  if (!reading.ok) {
    refuseIssues('Cli_CheckRefused', reading.issues, { token: unit })
    throw new CliError('Cli_CheckRefused')
  }
  const { amount, units } = reading.params
  const plan =
    lock.kind === 'token'
      ? planTransaction(tokenLockFlows.withdraw, { locker, lockId, units })
      : planTransaction(liquidityLockFlows.withdraw, { locker, lockId, amount })
  return { plan, amount }
}

/** Takes out what a lock has released. */
export const withdrawCommand: WriteCommand = {
  effect: 'write',
  positionals: ['lock'],
  options: { amount: { type: 'string', value: 'amount', help: m.cli_opt_withdraw_amount } },
  example:
    'slipway lock withdraw token:1 -n local --keystore key.json --password-file pass.txt --yes',
  result: z.strictObject({
    lock: z.string(),
    amount: integerText(),
    transactions: transactions(),
  }),
  async plan({ options, positionals, session }) {
    const [lock = ''] = positionals
    const facts = await getLockFacts(session, lock)
    const { plan, amount } = readWithdrawal(facts, textOf(options, 'amount'))
    const said = formatAmount(amount, facts.unit.decimals, facts.unit)
    return {
      purpose: m.cli_purpose_withdraw({ lock }),
      plan,
      feeWei: 0n,
      permanent: [],
      rows: [[m.cli_row_amount(), said]],
      facts: { lock, amount },
      finish: async (done) => {
        const paid = done.at(-1)?.result.amount ?? amount
        return { data: { lock, amount: paid }, rows: [[m.cli_row_amount(), said]] }
      },
    }
  },
}
