import { Button } from '@mantine/core'
import type { BadgeApplication } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { type ApplicationAct, stateAfter } from '@slipway/sdk/badges/application-acts'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { GrantForm } from './grant-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { reviewApi } from './review-session.ts'
import { useReviewAct } from './use-review.ts'

/** What can be done with an application in its state. */
export function ReviewActs({ whole }: { whole: BadgeApplication }) {
  const acts = useReviewAct()
  const { id, state, badge } = whole
  const { act, isBusy, problem } = acts
  const can = (one: ApplicationAct) => stateAfter(state, one) !== undefined
  return (
    <>
      {problem && (
        <NoticeBox tone="bad" role="alert">
          {problem}
        </NoticeBox>
      )}
      {can('take') && (
        <Panel title={m.badgereview_take()} description={m.badgereview_take_text()}>
          <Button loading={isBusy} onClick={() => void act(() => reviewApi.take(id))}>
            {m.badgereview_take()}
          </Button>
        </Panel>
      )}
      {can('grant') && (
        <Panel title={m.badgereview_grant()}>
          <GrantForm whole={whole} acts={acts} />
        </Panel>
      )}
      {can('ask') && (
        <Panel title={m.badgereview_ask()}>
          <ReasonForm
            label={m.badgereview_ask_label()}
            rule={m.badgereview_note_rule()}
            button={m.badgereview_ask()}
            acts={acts}
            onReason={(note) => void act(() => reviewApi.ask(id, note))}
          />
        </Panel>
      )}
      {can('refuse') && (
        <Panel title={m.badgereview_refuse()}>
          <ReasonForm
            label={m.badgereview_refuse_label()}
            rule={m.badgereview_note_rule()}
            button={m.badgereview_refuse()}
            acts={acts}
            onReason={(note) => void act(() => reviewApi.refuse(id, note))}
          />
        </Panel>
      )}
      {badge?.state === 'valid' && (
        <Panel title={m.badgereview_withdraw()}>
          <ReasonForm
            label={m.badgereview_withdraw_label()}
            rule={m.badgereview_withdraw_rule()}
            button={m.badgereview_withdraw()}
            acts={acts}
            onReason={(note) => void act(() => reviewApi.withdraw(id, note))}
          />
        </Panel>
      )}
    </>
  )
}
