import { formatInteger, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import { StatusBadge } from '@slipway/ui/status-badge'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { PlainAction } from '../../../action/plain-action.tsx'
import { ConfirmDialog } from '../../../core/lazy-confirm-dialog.tsx'
import { PrivateRelayNotice } from '../../../transaction/private-relay-notice.tsx'
import type { ConsoleAct } from '../console-act.ts'
import { LaunchedSteps } from '../launched-steps.tsx'
import { actionPlan, killFacts } from '../plan-parts.ts'
import { KillBlocks } from './kill-blocks.tsx'
import { OpeningUnderway } from './opening-underway.tsx'

function launchPlan(token: Token) {
  return actionPlan(token, {
    kind: 'token_launch',
    plan: planTransaction(tokenActionFlows.launch, { token: token.address }),
    review: {
      title: m.transaction_title_token_launch({ subject: token.symbol }),
      gets: [{ label: m.console_launch_gets(), value: m.console_launch_open() }],
      facts: killFacts(token),
      permanent: [m.console_launch_permanent()],
    },
    done: m.console_launch_done(),
  })
}

/** Opens trading, for good, after the dialog of the specification (section 4). */
export function LaunchAction({ act, taxed }: { act: ConsoleAct; taxed: TaxedState }) {
  const { token } = act
  const [open, setOpen] = useState<(() => void) | null>(null)
  const close = () => setOpen(null)
  const { isLaunched, killBlocks, pair } = taxed.launch
  return (
    <>
      <PlainAction
        act={act}
        kind="token_launch"
        tone="final"
        title={m.console_launch_title()}
        text={m.console_launch_text()}
        current={
          <StatusBadge tone={isLaunched ? 'good' : 'neutral'}>
            {isLaunched ? m.console_launch_open() : m.console_launch_closed()}
          </StatusBadge>
        }
        open={m.console_launch_title()}
        submit={m.console_launch_title()}
        preview={
          killBlocks > 0
            ? m.console_launch_kill_text({ count: formatInteger(killBlocks) })
            : m.console_launch_first_liquidity()
        }
        plan={() => launchPlan(token)}
        onValid={(review) => setOpen(() => review)}
        next={<LaunchedSteps token={token.address} {...(pair !== zeroAddress && { pair })} />}
      />
      {open && (
        <ConfirmDialog
          title={m.console_launch_confirm()}
          confirmLabel={m.console_launch_title()}
          finality={m.console_launch_permanent()}
          onConfirm={() => {
            close()
            open()
          }}
          onClose={close}
        >
          <p>{m.console_launch_confirm_text({ symbol: token.symbol })}</p>
          <KillBlocks taxed={taxed} />
          <OpeningUnderway act={act} />
          <PrivateRelayNotice act="open" />
        </ConfirmDialog>
      )}
    </>
  )
}
