import { formatAmount, joinSentences, m } from '@slipway/messages'
import { getNeededApprovals } from '@slipway/sdk/flow/get-needed-approvals'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { Opening } from '@slipway/sdk/token/launch/get-opening'
import { openingFlows } from '@slipway/sdk/token/launch/opening-flows'
import type { Address } from 'viem'
import { ActionForm } from '../../../action/action-form.tsx'
import { resultOrProblems } from '../../../action/form-result.ts'
import { readTokenAmount } from '../../../action/read-token-amount.ts'
import { readClient } from '../../../core/read-client.ts'
import { shortAmount } from '../../shared/short-amount.ts'
import { beyondBalance } from '../beyond-balance.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'
import type { Currency } from '../use-currency.ts'
import { useQuoteBalance } from '../use-quote-balance.ts'

interface CommitFormProps {
  act: ConsoleAct
  vault: Address
  opening: Opening
  currency: Currency
  /** Trading is open already: others can buy before the settlement. */
  isOpened: boolean
}

const RATE_SCALE = 10n ** 18n

/** What a commitment comes to: how much of it is spent is not known before the settlement, its worst price is. */
function outcomeOf({ act, opening, currency }: CommitFormProps, amount: bigint) {
  const total = opening.total + amount
  const spent = total > opening.cap ? (opening.cap * amount) / total : amount
  const least = (10n ** BigInt(currency.decimals) * opening.minRate) / RATE_SCALE
  return { least: shortAmount(least, act.token), spent: shortAmount(spent, currency) }
}

async function commitPlan(props: CommitFormProps, amount: bigint) {
  const { act, vault, opening, currency, isOpened } = props
  const { token, account } = act
  const { openingId, isNative, quote, minRate } = opening
  const { least, spent } = outcomeOf(props, amount)
  const needs = isNative ? [] : [{ token: quote, spender: vault, amount }]
  return actionPlan(token, {
    kind: 'token_opening_commit',
    plan: planTransaction(openingFlows.commit, {
      vault,
      openingId,
      account,
      amount,
      wantedRate: minRate,
      isNative,
      approvals: await getNeededApprovals(readClient, account, needs),
    }),
    review: {
      title: m.transaction_title_token_opening_commit({ subject: token.symbol }),
      pays: [
        {
          label: currency.symbol,
          value: formatAmount(amount, currency.decimals, { symbol: currency.symbol }),
        },
      ],
      gets: [
        {
          label: m.console_opening_least({ currency: currency.symbol }),
          value: least,
        },
        {
          label: m.console_opening_spends(),
          value: spent,
          note: m.console_opening_spends_note(),
        },
      ],
      permanent: [
        m.console_opening_commit_permanent(),
        ...(isOpened ? [m.console_opening_early()] : []),
        ...(isNative ? [] : [m.console_opening_commit_shrinks({ currency: currency.symbol })]),
      ],
    },
    done: m.console_opening_commit_done(),
  })
}

/** Commits quote currency to a batch opening. */
export function CommitForm(props: CommitFormProps) {
  const { act, opening, currency, isOpened } = props
  const { account } = act
  const balance = useQuoteBalance(currency.address, account)
  const own = opening.commitment ?? 0n
  return (
    <ActionForm
      act={act}
      kind="token_opening_commit"
      title={m.console_opening_commit_title()}
      text={isOpened ? m.console_opening_commit_text_opened() : m.console_opening_commit_text()}
      {...(own > 0n && {
        current: shortAmount(own, currency),
      })}
      open={m.console_opening_commit_open()}
      fields={[
        {
          name: 'amount',
          label: m.console_opening_amount(),
          rule: joinSentences([
            balance === undefined
              ? undefined
              : m.token_burn_amount_rule({ balance: shortAmount(balance, currency) }),
            m.console_opening_amount_rule(),
          ]),
          unit: currency.symbol,
          kind: 'number',
        },
      ]}
      initial={{ amount: '' }}
      read={({ amount }) => {
        const reading = readTokenAmount(amount, currency.decimals)
        const zero = reading.units === 0n ? { code: 'OpeningVault_AmountZero' } : undefined
        const beyond = beyondBalance(reading.units ?? 0n, balance, currency)
        return resultOrProblems({ amount: reading.problem ?? zero ?? beyond }, () => reading.units)
      }}
      preview={(amount) =>
        m.console_opening_preview({ currency: currency.symbol, ...outcomeOf(props, amount) })
      }
      plan={(amount) => commitPlan(props, amount)}
    />
  )
}
