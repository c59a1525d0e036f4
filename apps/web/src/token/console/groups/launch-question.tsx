import { formatAmount, formatDuration, m } from '@slipway/messages'
import type { LaunchTerms } from '@slipway/sdk/token/launch/launch-params'
import { calculateLaunchQuote } from '@slipway/sdk/token/launch/prepare-launch'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { ConfirmDialog } from '../../../core/lazy-confirm-dialog.tsx'
import { launchActOf } from '../../../transaction/launch-act-of.ts'
import { PrivateRelayNotice } from '../../../transaction/private-relay-notice.tsx'
import type { ConsoleAct } from '../console-act.ts'
import { launchFinality, liquidityText } from '../launch-pad-plan.ts'
import { amountOf } from '../plan-parts.ts'
import type { Market } from '../use-market.ts'
import { KillBlocks } from './kill-blocks.tsx'
import { OpeningUnderway } from './opening-underway.tsx'

type Quote = (units: bigint) => string

interface LaunchQuestionProps {
  act: ConsoleAct
  market: Market
  terms: LaunchTerms
  onConfirm: () => void
  onClose: () => void
}

/** What the question is called, what confirms it, and what follows: a token that moves freely has nothing to open. */
function wordsOf({ taxed, symbol }: ConsoleAct['token'], { opening }: LaunchTerms, quote: Quote) {
  if (opening)
    return {
      title: m.console_opening_confirm(),
      confirmLabel: m.console_opening_start(),
      text: m.console_opening_confirm_text({
        time: formatDuration(Number(opening.openingSeconds)),
        cap: quote(opening.cap),
      }),
    }
  return taxed
    ? {
        title: m.console_launch_confirm(),
        confirmLabel: m.console_launch_title(),
        text: m.console_launch_confirm_text({ symbol }),
      }
    : {
        title: m.console_launch_free_confirm(),
        confirmLabel: m.console_liquidity_title(),
        text: m.console_launch_free_confirm_text({ symbol }),
      }
}

/**
 * Asks once more before a launch: whether trading opens at once, with the settlement of a batch opening, or liquidity is
 * added for a token that could be traded before.
 */
export function LaunchQuestion({ act, market, terms, onConfirm, onClose }: LaunchQuestionProps) {
  const { token, account } = act
  const { decimals, symbol } = market.currency
  const { opening } = terms
  const quote: Quote = (units) => formatAmount(units, decimals, { symbol })
  const { title, confirmLabel, text } = wordsOf(token, terms, quote)
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      finality={launchFinality(token, terms)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{text}</p>
      <KillBlocks taxed={token.taxed} />
      <KeyValueList>
        <KeyValue label={m.transaction_review_pays()}>
          {amountOf(token, terms.tokenAmount)}
          <br />
          {quote(calculateLaunchQuote(terms))}
        </KeyValue>
        <KeyValue label={m.console_lock_choice()}>{liquidityText(terms.unlockAt)}</KeyValue>
      </KeyValueList>
      <OpeningUnderway act={act} />
      <PrivateRelayNotice
        act={launchActOf({
          account,
          purchases: terms.purchases,
          hasOpening: opening !== undefined,
          isTradable: token.taxed === undefined,
        })}
      />
    </ConfirmDialog>
  )
}
