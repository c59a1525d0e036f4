import { m } from '@slipway/messages'
import { launchLimits } from '@slipway/sdk/token/launch/launch-limits'
import type { LaunchTerms } from '@slipway/sdk/token/launch/launch-params'
import { SwitchField } from '@slipway/ui/switch-field'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { type ActionField, ActionForm } from '../../../action/action-form.tsx'
import { forgetKept, useKeptState } from '../../../action/use-kept-state.ts'
import { toLocalInput } from '../../../form/local-time.ts'
import { shortAmount } from '../../shared/short-amount.ts'
import type { ConsoleAct } from '../console-act.ts'
import { launchPadPlan, lockText } from '../launch-pad-plan.ts'
import { LaunchedSteps } from '../launched-steps.tsx'
import { PricePreview } from '../price-preview.tsx'
import {
  type LaunchPadChoices,
  type LaunchPadField,
  readLaunchPadParams,
} from '../read-launch-pad-params.ts'
import { USUAL_LOCK_SECONDS } from '../unlock-time.ts'
import type { Market } from '../use-market.ts'
import { useQuoteBalance } from '../use-quote-balance.ts'
import { LaunchQuestion } from './launch-question.tsx'
import { LockChoice, type LockKind } from './lock-choice.tsx'
import { LockPreview } from './lock-liquidity-form.tsx'

const USUAL_OPENING_SECONDS = '300'

const usual: LaunchPadChoices = { liquidity: 'lock', hasOpening: false }

/** What is asked once more before the review, with what it costs. */
interface Question {
  open: () => void
  terms: LaunchTerms
}

interface LaunchPadFormProps {
  act: ConsoleAct
  market: Market
  launchPad: Address
}

function fieldsOf(
  { token }: ConsoleAct,
  { currency }: Market,
  liquidity: LockKind,
  hasOpening: boolean,
): readonly ActionField<LaunchPadField>[] {
  const balance = shortAmount(token.balance ?? 0n, token)
  return [
    {
      name: 'tokenAmount',
      label: m.console_liquidity_tokens(),
      rule: m.token_burn_amount_rule({ balance }),
      unit: token.symbol,
      kind: 'number',
    },
    {
      name: 'quoteAmount',
      label: m.console_liquidity_quote(),
      rule: m.console_liquidity_quote_rule(),
      unit: currency.symbol,
      kind: 'number',
    },
    ...(liquidity === 'lock'
      ? [
          {
            name: 'unlockAt' as const,
            label: m.console_lock_time(),
            rule: m.console_lock_time_rule(),
            kind: 'time' as const,
          },
        ]
      : []),
    {
      name: 'purchases',
      label: m.console_team_buys(),
      rule: m.console_team_buys_rule({
        currency: currency.symbol,
        max: launchLimits.purchasesMax,
      }),
      kind: 'lines',
    },
    ...(hasOpening
      ? [
          {
            name: 'openingSeconds' as const,
            label: m.console_opening_seconds(),
            rule: m.console_opening_seconds_rule(),
            kind: 'number' as const,
          },
          {
            name: 'openingCap' as const,
            label: m.console_opening_cap(),
            rule: m.console_opening_cap_rule(),
            unit: currency.symbol,
            kind: 'number' as const,
          },
        ]
      : []),
  ]
}

function padText(hasGate: boolean, hasOpening: boolean): string {
  if (!hasGate) return m.console_launch_pad_text_open()
  return hasOpening ? m.console_launch_pad_text_opening() : m.console_launch_pad_text()
}

/** Everything from liquidity to open trading as one transaction: with nothing in between there is nothing to snipe. */
export function LaunchPadForm({ act, market, launchPad }: LaunchPadFormProps) {
  const { token, account, now } = act
  const { currency, pool, quote } = market
  const kept = `launch.${token.address}`
  const [choices, setChoices] = useKeptState<LaunchPadChoices>(`${kept}.choices`, usual)
  const { liquidity, hasOpening } = choices
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)
  const quoteBalance = useQuoteBalance(quote, account)
  const done = act.doneOf('token_launch_pad')
  useEffect(() => {
    // What was launched is no draft any more.
    if (done !== null) forgetKept(kept)
  }, [done, kept])
  const hasGate = token.taxed !== undefined
  const context = {
    venueFactory: pool.factory,
    quote,
    tokenDecimals: token.decimals,
    quoteDecimals: currency.decimals,
    now,
    // The plan names it: it depends on whose account this is.
    deadline: 0n,
    hasGate,
    balance: token.balance,
    quoteBalance,
    quoteSymbol: currency.symbol,
  }
  return (
    <>
      <ActionForm<LaunchPadField, LaunchTerms>
        act={act}
        kind="token_launch_pad"
        kept={kept}
        title={m.console_launch_pad_title()}
        text={padText(hasGate, hasOpening)}
        open={m.console_launch_pad_open()}
        fields={fieldsOf(act, market, liquidity, hasOpening)}
        initial={{
          tokenAmount: '',
          quoteAmount: '',
          unlockAt: toLocalInput(now + USUAL_LOCK_SECONDS),
          purchases: '',
          openingSeconds: USUAL_OPENING_SECONDS,
          openingCap: '',
        }}
        extra={
          <>
            <LockChoice
              kinds={['lock', 'forever', 'burn']}
              value={liquidity}
              onChange={(next) => setChoices((before) => ({ ...before, liquidity: next }))}
            />
            {hasGate && (
              <SwitchField
                label={m.console_opening_switch()}
                rule={m.console_opening_switch_rule()}
                checked={hasOpening}
                onChange={({ currentTarget: { checked } }) =>
                  setChoices((before) => ({ ...before, hasOpening: checked }))
                }
              />
            )}
          </>
        }
        read={(values) => readLaunchPadParams(values, choices, context, account)}
        preview={({ tokenAmount, quoteAmount, unlockAt }) => (
          <>
            <PricePreview
              token={token}
              currency={currency}
              tokenAmount={tokenAmount}
              quoteAmount={quoteAmount}
            />
            {liquidity === 'lock' && (
              <LockPreview unlockAt={unlockAt} now={now} text={lockText(unlockAt)} />
            )}
          </>
        )}
        onValid={(open, terms) => setQuestion({ open, terms })}
        next={<LaunchedSteps token={token.address} isBurned={liquidity === 'burn'} />}
        plan={(terms) => launchPadPlan(act, market, launchPad, terms)}
      />
      {question && (
        <LaunchQuestion
          act={act}
          market={market}
          terms={question.terms}
          onConfirm={() => {
            close()
            question.open()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
