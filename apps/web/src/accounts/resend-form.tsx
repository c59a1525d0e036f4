import { getLocale, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { TextField } from '@slipway/ui/text-field'
import { useState } from 'react'
import { accountApi } from '../core/account-api.ts'
import { AccountForm } from './account-form.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useMailbox } from './use-mailbox.ts'

/** Has the link of a registration mailed again. */
export function ResendForm() {
  const email = useMailbox((state) => state.email)
  const [isSent, setSent] = useState(false)
  const form = useAccountForm({
    initial: { email: email ?? '' },
    form: 'email',
    send: async (params) => {
      setSent(false)
      await accountApi.resendActivation(params.email, getLocale())
      setSent(true)
    },
  })
  return (
    <AccountForm form={form} submit={m.account_result_resend()}>
      <TextField
        label={m.account_email()}
        type="email"
        {...form.inputProps('email')}
        autoComplete="email"
      />
      {isSent && (
        <NoticeBox tone="good" role="status">
          {m.account_result_resent()}
        </NoticeBox>
      )}
    </AccountForm>
  )
}
