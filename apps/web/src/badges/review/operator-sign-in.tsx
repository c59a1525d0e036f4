import { Button } from '@mantine/core'
import { ApiError } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { TextField } from '@slipway/ui/text-field'
import { useState } from 'react'
import { accountErrorText } from '../../accounts/account-error-text.ts'
import { PasswordField } from '../../accounts/password-field.tsx'
import { useActionForm } from '../../action/use-action-form.ts'
import { useRefusal } from '../../form/use-refusal.ts'
import classes from '../badges.module.css'
import { noUnit, type OperatorLogin, readLogin } from './read-review.ts'
import { reviewApi, useReviewSession } from './review-session.ts'

const empty: OperatorLogin = { name: '', password: '', code: '' }

/** The operator's own sign-in: name, password and a code of the authenticator, each time. */
export function OperatorSignIn() {
  const { begin, isOver } = useReviewSession()
  const [isSending, setSending] = useState(false)
  const { problem, setProblem, entry } = useRefusal()
  const send = async (login: OperatorLogin) => {
    setSending(true)
    setProblem(undefined)
    try {
      begin((await reviewApi.login(login)).token)
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'CREDENTIALS_WRONG'
      setProblem(isWrong ? m.badgereview_login_wrong() : accountErrorText(error))
      setSending(false)
    }
  }
  const form = useActionForm(noUnit, { ...empty }, readLogin, (login) => void send(login))
  return (
    <Panel title={m.badgereview_signin_title()} description={m.badgereview_signin_text()}>
      <form noValidate className={classes.form} onSubmit={form.onSubmit} {...entry}>
        {isOver && <NoticeBox tone="warn">{m.badgereview_over()}</NoticeBox>}
        <TextField label={m.badgereview_name()} {...form.inputProps('name')} />
        <PasswordField label={m.badgereview_password()} {...form.inputProps('password')} />
        <TextField
          label={m.badgereview_code()}
          rule={m.badgereview_code_rule()}
          inputMode="numeric"
          {...form.inputProps('code')}
          autoComplete="one-time-code"
        />
        {problem && (
          <NoticeBox tone="bad" role="alert">
            {problem}
          </NoticeBox>
        )}
        <Button type="submit" loading={isSending} className={classes.submit}>
          {m.badgereview_signin_button()}
        </Button>
      </form>
    </Panel>
  )
}
