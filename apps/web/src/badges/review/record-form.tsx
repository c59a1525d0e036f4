import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { TextField } from '@slipway/ui/text-field'
import { useActionForm } from '../../action/use-action-form.ts'
import classes from '../badges.module.css'
import { noUnit, readUidForm } from './read-review.ts'

/** Records what was attested already, by its number. */
export function RecordForm({ isBusy, onUid }: { isBusy: boolean; onUid: (uid: string) => void }) {
  const form = useActionForm(noUnit, { uid: '' }, readUidForm, onUid)
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit}>
      <p className={classes.quiet}>{m.badgereview_attest_record_text()}</p>
      <TextField
        label={m.badges_attested_uid()}
        rule={m.badgereview_attest_uid_rule()}
        {...form.inputProps('uid')}
      />
      <Button type="submit" variant="default" disabled={isBusy} className={classes.submit}>
        {m.badgereview_attest_record()}
      </Button>
    </form>
  )
}
