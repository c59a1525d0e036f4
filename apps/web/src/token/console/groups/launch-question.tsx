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

interface LaunchQuestionProps {
  act: ConsoleAct
  market: Market
  terms: LaunchTerms
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before a launch: whether trading opens at once, or with the settlement of a batch opening. */
export function LaunchQuestion({ act, market, terms, onConfirm, onClose }: LaunchQuestionProps) {
  const { token, account } = act
  const { decimals, symbol } = market.currency
  const { opening } = terms
  const quote = (units: bigint) => formatAmount(units, decimals, { symbol })
  return (
    <ConfirmDialog
      title={opening ? m.console_opening_confirm() : m.console_launch_confirm()}
      confirmLabel={opening ? m.console_opening_start() : m.console_launch_title()}
      finality={launchFinality(token, terms)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {opening
          ? m.console_opening_confirm_text({
              time: formatDuration(Number(opening.openingSeconds)),
              cap: quote(opening.cap),
            })
          : m.console_launch_confirm_text({ symbol: token.symbol })}
      </p>
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
