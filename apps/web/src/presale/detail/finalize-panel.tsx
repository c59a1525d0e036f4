import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { finalizePlan } from './participant-plans.ts'
import { isOwner, type SaleAct, type SaleView } from './sale-act.ts'
import { SalePoolNotice } from './sale-pool-notice.tsx'
import classes from './side.module.css'

/** Whether anybody may finish the sale now: the owner's day is over, the seven days are not. */
export function canAnybodyFinish({ sale, status, now }: SaleView): boolean {
  const opensAt = sale.terms.endTime + Number(presaleLimits.ownerGraceSeconds)
  return status.label === 'waiting' && now >= opensAt
}

/** Finishing a sale that its owner left alone: anybody's right after 24 hours. */
export default function FinalizePanel({ view, act }: { view: SaleView; act: SaleAct | undefined }) {
  const done = act?.doneOf('presale_finalize')
  if (!done && (!canAnybodyFinish(view) || isOwner(view))) return null
  return (
    <Panel title={m.sale_finalize_title()}>
      <div className={classes.stack}>
        {done ? (
          <NoticeBox tone="good" role="status">
            {done}
          </NoticeBox>
        ) : (
          <>
            <p className={classes.quiet}>{m.sale_finalize_text()}</p>
            <SalePoolNotice sale={view.sale} />
            {act ? (
              <Button fullWidth onClick={() => act.open(finalizePlan(act, act.now))}>
                {m.sale_finalize_button()}
              </Button>
            ) : (
              <ConnectButton fullWidth />
            )}
          </>
        )}
      </div>
    </Panel>
  )
}
