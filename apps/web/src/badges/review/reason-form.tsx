import { Button, Textarea } from '@mantine/core'
import { useActionForm } from '../../action/use-action-form.ts'
import classes from '../badges.module.css'
import { noUnit, readReason } from './read-review.ts'
import type { ReviewAct } from './use-review.ts'

interface ReasonFormProps {
  label: string
  rule: string
  button: string
  acts: Pick<ReviewAct, 'isBusy' | 'entry'>
  onReason: (note: string) => void
}

/** An act that is explained in words. */
export function ReasonForm({ label, rule, button, acts, onReason }: ReasonFormProps) {
  const form = useActionForm(noUnit, { note: '' }, readReason, onReason)
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit} {...acts.entry}>
      <Textarea
        rows={3}
        resize="vertical"
        label={label}
        description={rule}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        {...form.inputProps('note')}
      />
      <Button type="submit" variant="default" disabled={acts.isBusy} className={classes.submit}>
        {button}
      </Button>
    </form>
  )
}
