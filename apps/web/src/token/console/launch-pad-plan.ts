import { formatAmount, formatTime, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { capLaunchDeadline } from '@slipway/sdk/token/launch/cap-launch-deadline'
import { launchFlow } from '@slipway/sdk/token/launch/launch-flow'
import { launchLimits } from '@slipway/sdk/token/launch/launch-limits'
import type { LaunchTerms } from '@slipway/sdk/token/launch/launch-params'
import { calculateLaunchQuote, prepareLaunch } from '@slipway/sdk/token/launch/prepare-launch'
import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import { readClient } from '../../core/read-client.ts'
import type { ReviewLine, ShownPlan } from '../../transaction/shown-plan.ts'
import type { ConsoleAct } from './console-act.ts'
import { actionPlan, amountOf, killFacts } from './plan-parts.ts'
import { transactionDeadline } from './transaction-deadline.ts'
import type { Market } from './use-market.ts'

type Quote = (units: bigint) => string

/** What becomes of the liquidity, in words. */
export function lockText(unlockAt: bigint): string {
  if (unlockAt === launchLimits.burnLiquidity) return m.console_lock_burn()
  if (unlockAt >= launchLimits.lockForever) return m.console_lock_forever()
  return formatTime(unlockAt)
}

/** What becomes of the liquidity, where no field beside it says that the time is that of a lock. */
export function liquidityText(unlockAt: bigint): string {
  const text = lockText(unlockAt)
  const ends = unlockAt !== launchLimits.burnLiquidity && unlockAt < launchLimits.lockForever
  return ends ? m.console_lock_fact({ time: text }) : text
}

/** What a launch makes of its liquidity for good; a lock with an end can be extended. */
function liquidityFinality(unlockAt: bigint): readonly string[] {
  if (unlockAt === launchLimits.burnLiquidity) return [m.console_launch_burns()]
  return unlockAt >= launchLimits.lockForever ? [m.console_launch_locks_forever()] : []
}

/** What a launch makes final: only a token that is closed before can be opened for ever. */
export function launchFinality({ taxed }: Pick<Token, 'taxed'>, { opening }: LaunchTerms): string {
  if (opening) return m.console_opening_permanent()
  return taxed ? m.console_launch_permanent() : m.console_launch_pad_permanent()
}

/** What a launch brings: trading at once, or with an opening once that is settled; of a token that moves freely, first buys alone. */
function resultLines(
  token: Token,
  { opening, purchases }: LaunchTerms,
  quote: Quote,
): ReviewLine[] {
  const label = m.console_launch_gets()
  if (!opening)
    return [
      ...(token.taxed ? [{ label, value: m.console_launch_open() }] : []),
      ...purchases.map(({ to, minTokens }) => ({
        label: m.console_team_buy_gets({ amount: amountOf(token, minTokens) }),
        value: to,
        address: to,
      })),
    ]
  return [
    { label, value: m.console_opening_opens_later() },
    ...purchases.map(({ to, quoteAmount }) => ({
      label: m.console_opening_team({ amount: quote(quoteAmount) }),
      value: to,
      address: to,
    })),
  ]
}

function doneText({ taxed }: Pick<Token, 'taxed'>, { opening }: LaunchTerms): string {
  if (opening) return m.console_launch_pad_opening()
  return taxed ? m.console_launch_pad_done() : m.console_launch_free_done()
}

/** Liquidity, its lock, the opening of trading and first buys, in one transaction (settled S-31, S-37). */
export async function launchPadPlan(
  act: ConsoleAct,
  { currency }: Market,
  launchPad: Address,
  params: LaunchTerms,
): Promise<ShownPlan> {
  const { token, account, now } = act
  const deadline = capLaunchDeadline(await transactionDeadline(account, now), params.unlockAt)
  const terms = { ...params, deadline }
  const launcher = token.taxed?.launch.launcher
  const input = await prepareLaunch(readClient, {
    launchPad,
    account,
    subject: { kind: 'existing', token: token.address },
    terms,
    ...(launcher && { launcher }),
  })
  const quote: Quote = (units) =>
    formatAmount(units, currency.decimals, { symbol: currency.symbol })
  const { opening } = terms
  return actionPlan(token, {
    kind: 'token_launch_pad',
    plan: planTransaction(launchFlow, input),
    review: {
      title: m.transaction_title_token_launch_pad({ subject: token.symbol }),
      pays: [
        { label: token.symbol, value: amountOf(token, terms.tokenAmount) },
        { label: currency.symbol, value: quote(calculateLaunchQuote(terms)) },
      ],
      gets: [
        { label: m.console_lock_choice(), value: liquidityText(terms.unlockAt) },
        ...resultLines(token, terms, quote),
      ],
      facts: [
        ...(opening
          ? [
              {
                label: m.console_opening_switch(),
                value: m.console_opening_fact({
                  seconds: String(opening.openingSeconds),
                  cap: quote(opening.cap),
                }),
              },
            ]
          : []),
        ...killFacts(token),
      ],
      permanent: [launchFinality(token, terms), ...liquidityFinality(terms.unlockAt)],
    },
    done: doneText(token, terms),
  })
}
