import { Button } from '@mantine/core'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { FormEvent, ReactNode } from 'react'
import type { onEntry } from '../form/on-entry.ts'
import classes from './account-form.module.css'

interface AccountFormProps {
  form: {
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly isSending: boolean
    readonly problem: string | undefined
    readonly entry: ReturnType<typeof onEntry>
  }
  submit: string
  children: ReactNode
  /** Takes the whole width of its page. */
  isWide?: boolean
}

/** A form of the account with its one button; what the API refuses stands above it. */
export function AccountForm({ form, submit, children, isWide = false }: AccountFormProps) {
  return (
    <form noValidate className={classes.root} onSubmit={form.onSubmit} {...form.entry}>
      {children}
      {form.problem && (
        <NoticeBox tone="bad" role="alert">
          {form.problem}
        </NoticeBox>
      )}
      <Button
        type="submit"
        loading={form.isSending}
        {...(isWide ? { fullWidth: true, size: 'md' } : { className: classes.submit })}
      >
        {submit}
      </Button>
    </form>
  )
}
