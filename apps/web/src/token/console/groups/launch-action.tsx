import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { findOtherLauncher } from '@slipway/sdk/token/launch/find-other-launcher'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { StatusBadge } from '@slipway/ui/status-badge'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { PlainAction } from '../../../action/plain-action.tsx'
import { ConfirmDialog } from '../../../core/lazy-confirm-dialog.tsx'
import { PrivateRelayNotice } from '../../../transaction/private-relay-notice.tsx'
import { platformContracts } from '../../shared/platform-contracts.ts'
import type { ConsoleAct } from '../console-act.ts'
import { LaunchedSteps } from '../launched-steps.tsx'
import { actionPlan, killFacts } from '../plan-parts.ts'
import { useMarket } from '../use-market.ts'
import { KillBlocks } from './kill-blocks.tsx'
import { OpeningUnderway } from './opening-underway.tsx'

/** A presale that holds the right may fail for good once trading is open (`PresaleListing._launch`). */
function launcherWarning(token: Token): string | undefined {
  const given = token.taxed && findOtherLauncher(token.taxed.launch, platformContracts.launchPad)
  return given && m.console_launch_by_contract({ launcher: shortenAddress(given) })
}

function launchPlan(token: Token) {
  const warning = launcherWarning(token)
  return actionPlan(token, {
    kind: 'token_launch',
    plan: planTransaction(tokenActionFlows.launch, { token: token.address }),
    review: {
      title: m.transaction_title_token_launch({ subject: token.symbol }),
      gets: [{ label: m.console_launch_gets(), value: m.console_launch_open() }],
      facts: killFacts(token),
      permanent: [m.console_launch_permanent(), ...(warning ? [warning] : [])],
    },
    done: m.console_launch_done(),
  })
}

/** Opens trading, for good, after the dialog of the specification (section 4). */
export function LaunchAction({ act, taxed }: { act: ConsoleAct; taxed: TaxedState }) {
  const { token } = act
  const [open, setOpen] = useState<(() => void) | null>(null)
  const close = () => setOpen(null)
  const { isLaunched, pair } = taxed.launch
  const warning = launcherWarning(token)
  const market = useMarket(token)
  const hasFrozenBuys = taxed.launch.killBlocks > 0
  // Who has added liquidity in its phase has set the price.
  const isPriceless = !warning && market?.pool.reserves.token === 0n
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
        {...((warning || hasFrozenBuys || isPriceless) && {
          preview: (
            <>
              {warning && <NoticeBox tone="warn">{warning}</NoticeBox>}
              <KillBlocks taxed={taxed} />
              {isPriceless && <p>{m.console_launch_first_liquidity()}</p>}
            </>
          ),
        })}
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
          {warning && <NoticeBox tone="warn">{warning}</NoticeBox>}
          <OpeningUnderway act={act} />
          <PrivateRelayNotice act="open" />
        </ConfirmDialog>
      )}
    </>
  )
}
