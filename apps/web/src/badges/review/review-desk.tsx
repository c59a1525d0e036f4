import { Button, NativeSelect } from '@mantine/core'
import type { BadgeApplicationSummary } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { HANDED_OVER_STATES } from '@slipway/sdk/badges/badge-kinds'
import { AddressText } from '@slipway/ui/address-text'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { StatusBadge } from '@slipway/ui/status-badge'
import { TimeText } from '@slipway/ui/time-text'
import { useState } from 'react'
import { accountErrorText } from '../../accounts/account-error-text.ts'
import { badgeKinds, stateOf } from '../badge-labels.ts'
import classes from '../badges.module.css'
import { Attesters } from './attesters.tsx'
import { isToBeRevoked } from './is-to-be-revoked.ts'
import { Outbox } from './outbox.tsx'
import { reviewApi, useReviewSession } from './review-session.ts'
import { ReviewedApplication } from './reviewed-application.tsx'
import { useQueue } from './use-review.ts'

type State = (typeof HANDED_OVER_STATES)[number]

function Entry({ one, onOpen }: { one: BadgeApplicationSummary; onOpen: () => void }) {
  const { kind, project, address, updatedAt, badge } = one
  const name = m.badges_application_line({ kind: badgeKinds[kind].name(), project })
  return (
    <li className={classes.row}>
      <strong>{name}</strong>
      <AddressText address={address as `0x${string}`} />
      <TimeText at={updatedAt} utc="tooltip" />
      {badge && isToBeRevoked(badge) && (
        <StatusBadge tone="warn">{m.badgereview_revoke_wanted()}</StatusBadge>
      )}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={m.badgereview_open_one({ name })}
        onClick={onOpen}
      >
        {m.badgereview_open()}
      </Button>
    </li>
  )
}

function Queue({ onOpen }: { onOpen: (id: string) => void }) {
  const [state, setState] = useState<State>('submitted')
  const { data, isError, error, refetch, isFetching } = useQueue(state)
  return (
    <Panel
      title={m.badgereview_queue()}
      actions={
        <NativeSelect
          aria-label={m.badgereview_queue_state()}
          value={state}
          onChange={({ currentTarget: { value } }) => setState(value as State)}
          data={HANDED_OVER_STATES.map((one) => ({
            value: one,
            label: stateOf({ state: one, badge: null }).text(),
          }))}
        />
      }
    >
      {isError && (
        <ErrorState
          title={m.badgereview_failed()}
          text={accountErrorText(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data?.items.length === 0 && <p className={classes.quiet}>{m.badgereview_queue_none()}</p>}
      <ul className={classes.list}>
        {data?.items.map((one) => (
          <Entry key={one.id} one={one} onOpen={() => onOpen(one.id)} />
        ))}
      </ul>
    </Panel>
  )
}

const parts = {
  applications: { text: m.outbox_part_applications, Part: Applications },
  attesters: { text: m.badgereview_attesters, Part: Attesters },
  messages: { text: m.outbox_part_messages, Part: Outbox },
} as const
const partNames = ['applications', 'attesters', 'messages'] as const

/** What waits for a review, or the one application that is open. */
function Applications() {
  const [id, setId] = useState<string>()
  if (id === undefined) return <Queue onOpen={setId} />
  return <ReviewedApplication id={id} onBack={() => setId(undefined)} />
}

/** The operator's desk: applications for badges, and what was sent to people. */
export default function ReviewDesk() {
  const end = useReviewSession((session) => session.end)
  const [part, setPart] = useState<(typeof partNames)[number]>('applications')
  const { Part } = parts[part]
  const leave = () =>
    void reviewApi
      .logout()
      // Signed out here in any case; the server ends it after 12 hours by itself.
      .catch(() => undefined)
      .finally(() => end(false))
  return (
    <>
      <div className={classes.row}>
        <SegmentedControl
          aria-label={m.outbox_desk_parts()}
          value={part}
          onChange={setPart}
          data={partNames.map((value) => ({ value, label: parts[value].text() }))}
        />
        <Button variant="default" onClick={leave}>
          {m.badgereview_signout()}
        </Button>
      </div>
      <Part />
    </>
  )
}
