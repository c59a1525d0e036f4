import { ApiError } from '@slipway/api-client'
import { getLocale, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import { accountApi } from '../core/account-api.ts'
import { AccountForm } from './account-form.tsx'
import { DoneNotice } from './done-notice.tsx'
import { PasswordField } from './password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

const empty = { current: '', password: '', again: '' }

/** Another password; the other sign-ins end with the old one. */
export function PasswordForm({ onChange }: { onChange: () => void }) {
  const [done, setDone] = useState<string>()
  const form = useAccountForm({
    initial: empty,
    form: 'changePassword',
    textOf: (error) =>
      error instanceof ApiError && error.code === 'CREDENTIALS_WRONG'
        ? m.account_password_now_wrong()
        : undefined,
    send: async ({ current, password }) => {
      setDone(undefined)
      await accountApi.changePassword({ current, password, language: getLocale() })
      setDone(m.account_settings_password_done())
      form.reset()
      onChange()
    },
  })
  return (
    <Panel title={m.account_settings_password()} description={m.account_settings_password_text()}>
      <DoneNotice text={done} />
      <AccountForm form={form} submit={m.account_settings_password_button()}>
        <PasswordField label={m.account_password_now()} {...form.inputProps('current')} />
        <PasswordField
          label={m.account_password_new()}
          kind="new"
          {...form.inputProps('password')}
        />
        <PasswordField
          label={m.account_password_again()}
          kind="again"
          {...form.inputProps('again')}
        />
      </AccountForm>
    </Panel>
  )
}
