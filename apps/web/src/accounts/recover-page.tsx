import { getLocale, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { TextField } from '@slipway/ui/text-field'
import { useState } from 'react'
import { accountApi } from '../core/account-api.ts'
import { AppLink } from '../core/app-link.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { landingPath } from './read-redirect.ts'
import { useAccountForm } from './use-account-form.ts'

const empty = { email: '' }

/** Asking for a link to a new password. */
export function RecoverPage() {
  const [sentTo, setSentTo] = useState<string>()
  const form = useAccountForm({
    initial: empty,
    form: 'email',
    send: async ({ email }) => {
      await accountApi.forgePassword(email, getLocale())
      setSentTo(email)
    },
  })
  return (
    <AccountFrame
      title={m.account_recover_title()}
      text={m.account_recover_text()}
      footer={
        <AppLink to="/user/login" search={{ redirect: landingPath }}>
          {m.account_register_sign_in()}
        </AppLink>
      }
    >
      {sentTo !== undefined && (
        <NoticeBox tone="good" role="status" title={m.account_result_title()}>
          {m.account_recover_sent_text({ email: sentTo })}
        </NoticeBox>
      )}
      <AccountForm form={form} submit={m.account_recover_button()} isWide>
        <TextField
          label={m.account_email()}
          type="email"
          {...form.inputProps('email')}
          autoComplete="username"
        />
      </AccountForm>
    </AccountFrame>
  )
}
