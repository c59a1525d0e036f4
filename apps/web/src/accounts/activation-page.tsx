import { Button } from '@mantine/core'
import { ApiError } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { useState } from 'react'
import { accountApi } from '../core/account-api.ts'
import { AppLink } from '../core/app-link.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { landingPath } from './read-redirect.ts'
import { ResendForm } from './resend-form.tsx'
import { useAccountForm } from './use-account-form.ts'

const empty = { password: '' }

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** Where the link of a registration leads: whoever opens it says the password that they registered with. */
export function ActivationPage({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const form = useAccountForm({
    initial: empty,
    form: 'password',
    textOf: (error) =>
      hasCode(error, 'CREDENTIALS_WRONG') ? m.account_activate_wrong() : undefined,
    send: async ({ password }) => {
      try {
        await accountApi.activate({ token, password })
        setOutcome('done')
      } catch (error) {
        if (!hasCode(error, 'LINK_INVALID')) throw error
        setOutcome('failed')
      }
    },
  })
  if (outcome === 'done') {
    return (
      <AccountFrame title={m.account_activate_done_title()} text={m.account_activate_done_text()}>
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
        text={m.account_activate_failed_text()}
      >
        <ResendForm />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={m.account_activate_title()} text={m.account_activate_text()}>
      <AccountForm form={form} submit={m.account_activate_button()} isWide>
        <PasswordField label={m.account_password()} {...form.inputProps('password')} />
      </AccountForm>
    </AccountFrame>
  )
}
