import type { Critique } from '@slipway/api-client'
import { formatTime, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { StatusBadge } from '@slipway/ui/status-badge'
import { AppLink } from '../core/app-link.tsx'
import classes from './critique.module.css'
import { stateOf, unansweredText, verdicts, visibilities } from './critique-labels.ts'

type Address = `0x${string}`

function Critics({ critics, unanswered }: Pick<Critique, 'critics'> & { unanswered: string }) {
  return (
    <ul className={classes.list} aria-label={m.critique_answers()}>
      {critics.map(({ address, answer }) => (
        <li key={address}>
          <div className={classes.row}>
            <AddressText address={address as Address} />
            {answer ? (
              <StatusBadge tone={verdicts[answer.verdict].tone}>
                {verdicts[answer.verdict].text()}
              </StatusBadge>
            ) : (
              <span className={classes.quiet}>{unanswered}</span>
            )}
          </div>
          {answer && <p className={classes.said}>{answer.said}</p>}
        </li>
      ))}
    </ul>
  )
}

/** What was asked, by which measure, and what its critics said. */
export function CritiqueView({ critique }: { critique: Critique }) {
  const { title, address, startsAt, endsAt, goal, standard, client, weight } = critique
  const now = Math.floor(Date.now() / 1_000)
  const state = stateOf(critique, now)
  const time = m.critique_window({ start: formatTime(startsAt), end: formatTime(endsAt) })
  return (
    <div className={classes.view}>
      <div className={classes.row}>
        <strong>{title}</strong>
        <span className={classes.marks}>
          <StatusBadge tone={state.tone}>{state.text()}</StatusBadge>
          <StatusBadge>{visibilities[critique.visibility].name()}</StatusBadge>
        </span>
      </div>
      <p className={classes.quiet}>{time}</p>
      <p className={classes.said}>{goal}</p>
      <KeyValueList>
        <KeyValue label={m.critique_field_contract()}>
          <AddressText address={address as Address} />
        </KeyValue>
        <KeyValue label={m.critique_field_standard()}>{standard}</KeyValue>
        {client && <KeyValue label={m.critique_field_client()}>{client}</KeyValue>}
        {weight !== null && (
          <KeyValue label={m.critique_field_weight()}>{m.critique_weight({ weight })}</KeyValue>
        )}
      </KeyValueList>
      <Critics critics={critique.critics} unanswered={unansweredText(critique, now)} />
      {critique.visibility === 'public' && (
        <AppLink to="/form/basic" search={{ request: critique.id }}>
          {m.critique_link()}
        </AppLink>
      )}
    </div>
  )
}
