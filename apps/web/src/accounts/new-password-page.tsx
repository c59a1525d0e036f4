import { Button } from '@mantine/core'
import { ApiError } from '@slipway/api-client'
import { getLocale, m } from '@slipway/messages'
import { useState } from 'react'
import { accountApi } from '../core/account-api.ts'
import { AppLink } from '../core/app-link.tsx'
import { forgetSession } from '../core/load-session.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { landingPath } from './read-redirect.ts'
import { useAccountForm } from './use-account-form.ts'

const empty = { password: '', again: '' }

/** Where the link of a recovery mail leads: choosing a new password. */
export function NewPasswordPage({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const form = useAccountForm({
    initial: empty,
    form: 'newPassword',
    send: async ({ password }) => {
      try {
        await accountApi.resetPassword({ token, password, language: getLocale() })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'LINK_INVALID') throw error
        return setOutcome('failed')
      }
      // This sign-in ended with all others.
      forgetSession()
      setOutcome('done')
    },
  })
  if (outcome === 'done') {
    return (
      <AccountFrame title={m.account_recover_done_title()} text={m.account_recover_done_text()}>
        <Button component={AppLink} to="/user/login" search={{ redirect: landingPath }} size="md">
          {m.account_login_button()}
        </Button>
      </AccountFrame>
    )
  }
  if (outcome === 'failed') {
    return (
      <AccountFrame
        title={m.account_activate_failed_title()}
        text={m.account_recover_failed_text()}
      >
        <Button component={AppLink} to="/user/recover" size="md">
          {m.account_recover_again()}
        </Button>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={m.account_recover_new_title()} text={m.account_recover_new_text()}>
      <AccountForm form={form} submit={m.account_recover_new_button()} isWide>
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
    </AccountFrame>
  )
}
