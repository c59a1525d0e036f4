import { m } from '@slipway/messages'
import { ActionGroup } from '../../../action/action-group.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import { isOwner, type PresaleContext } from '../presale-context.ts'
import { cancelPlan, destroyPlan } from './owner-plans.ts'
import { hasBegun } from './read-owner-params.ts'

/** What ends a presale before its time: cancel, and removing one that never began. */
export function EndGroup({ act }: { act: PresaleContext }) {
  const { presale, status, now } = act
  const isDone = act.doneOf('presale_cancel', 'presale_destroy') !== null
  // One that failed by the clock is canceled before anybody has said so on chain.
  const isOver = status.label === 'finished' || status.label === 'canceled'
  if (!isOwner(act) || (isOver && !isDone)) return null
  const canDestroy = !hasBegun(presale, now) && presale.state.total === 0n
  return (
    <ActionGroup title={m.presale_admin_end_title()}>
      {(canDestroy || act.doneOf('presale_destroy')) && (
        <PlainAction
          act={act}
          kind="presale_destroy"
          tone="final"
          title={m.presale_admin_destroy_title()}
          text={m.presale_admin_destroy_text()}
          open={m.presale_admin_destroy_button()}
          finality={m.presale_admin_destroy_permanent()}
          plan={() => destroyPlan(act)}
        />
      )}
      {!act.doneOf('presale_destroy') && (
        <PlainAction
          act={act}
          kind="presale_cancel"
          tone="final"
          title={m.presale_admin_cancel_title()}
          text={
            act.presale.state.userCount === 0
              ? m.presale_admin_cancel_text_nobody()
              : m.presale_admin_cancel_text()
          }
          open={m.presale_admin_cancel_button()}
          finality={m.presale_admin_cancel_permanent()}
          plan={() => cancelPlan(act)}
        />
      )}
    </ActionGroup>
  )
}
