import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useOpenReview } from '../../action/use-open-review.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { prepareFinalize } from './prepare-finalize.ts'
import { isOwner, type PresaleContext, type PresaleView } from './presale-context.ts'
import { PresalePoolNotice } from './presale-pool-notice.tsx'
import classes from './side.module.css'

/** Whether anybody may finish the presale now: the owner's day is over, the seven days are not. */
export function canAnybodyFinish({ presale, status, now }: PresaleView): boolean {
  const opensAt = presale.terms.endTime + Number(presaleLimits.ownerGraceSeconds)
  return status.label === 'waiting' && now >= opensAt
}

function FinalizeButton({ act }: { act: PresaleContext }) {
  const { open, isPreparing } = useOpenReview(act)
  return (
    <Button fullWidth loading={isPreparing} onClick={() => void open(() => prepareFinalize(act))}>
      {m.presale_finalize_button()}
    </Button>
  )
}

/** Finishing a presale that its owner left alone: anybody's right after 24 hours. */
export default function FinalizePanel({
  view,
  act,
}: {
  view: PresaleView
  act: PresaleContext | undefined
}) {
  const done = act?.doneOf('presale_finalize')
  if (!done && (!canAnybodyFinish(view) || isOwner(view))) return null
  return (
    <Panel title={m.presale_finalize_title()}>
      <div className={classes.stack}>
        {done ? (
          <NoticeBox tone="good" role="status">
            {done}
          </NoticeBox>
        ) : (
          <>
            <p className={classes.quiet}>
              {view.presale.kind === 'private'
                ? m.presale_finalize_text_anyone_private()
                : m.presale_finalize_text()}
            </p>
            <PresalePoolNotice presale={view.presale} />
            {act ? <FinalizeButton act={act} /> : <ConnectButton fullWidth />}
          </>
        )}
      </div>
    </Panel>
  )
}
