import { Button, Textarea } from '@mantine/core'
import type { BadgeApplication } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { TextField } from '@slipway/ui/text-field'
import { useActionForm } from '../../action/use-action-form.ts'
import classes from '../badges.module.css'
import { type GrantField, noUnit, readGrantForm } from './read-review.ts'
import { reviewApi } from './review-session.ts'
import type { ReviewAct } from './use-review.ts'

/** The words and the term of a badge, and what it will be bound to. */
export function GrantForm({ whole, acts }: { whole: BadgeApplication; acts: ReviewAct }) {
  const { id, kind, report } = whole
  const initial: Readonly<Record<GrantField, string>> = {
    issuer: '',
    scope: '',
    report,
    days: '365',
  }
  const form = useActionForm(
    noUnit,
    initial,
    (values) => readGrantForm(kind, values, Math.floor(Date.now() / 1_000)),
    (params) => void acts.act(() => reviewApi.grant(id, params)),
  )
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit} {...acts.entry}>
      <p className={classes.quiet}>{m.badgereview_grant_text()}</p>
      <TextField
        label={m.badges_issuer()}
        rule={m.badgereview_issuer_rule()}
        {...form.inputProps('issuer')}
      />
      <Textarea
        rows={3}
        resize="vertical"
        label={m.badges_scope()}
        description={m.badgereview_scope_rule()}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        {...form.inputProps('scope')}
      />
      <TextField
        label={m.badges_field_report()}
        rule={m.badges_field_report_rule()}
        isOptional={kind !== 'audit'}
        {...form.inputProps('report')}
      />
      <TextField
        label={m.badgereview_days()}
        rule={m.badgereview_days_rule()}
        inputMode="numeric"
        {...form.inputProps('days')}
      />
      <Button type="submit" loading={acts.isBusy} className={classes.submit}>
        {m.badgereview_grant()}
      </Button>
    </form>
  )
}
