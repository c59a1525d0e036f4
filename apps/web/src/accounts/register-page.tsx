import { getLocale, m } from '@slipway/messages'
import { TextField } from '@slipway/ui/text-field'
import { accountApi } from '../core/account-api.ts'
import { AppLink } from '../core/app-link.tsx'
import { useGoTo } from '../core/use-go-to.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { landingPath } from './read-redirect.ts'
import { useAccountForm } from './use-account-form.ts'
import { useMailbox } from './use-mailbox.ts'

const empty = { email: '', password: '', again: '' }

/** Registering an e-mail address. */
export function RegisterPage() {
  const goTo = useGoTo()
  const setMailbox = useMailbox((state) => state.set)
  const form = useAccountForm({
    initial: empty,
    form: 'register',
    send: async ({ email, password }) => {
      await accountApi.register({ email, password, language: getLocale() })
      setMailbox(email)
      goTo('/user/register-result')
    },
  })
  return (
    <AccountFrame
      title={m.account_register_title()}
      text={m.account_register_text()}
      footer={
        <span>
          {m.account_register_known()}{' '}
          <AppLink to="/user/login" search={{ redirect: landingPath }}>
            {m.account_register_sign_in()}
          </AppLink>
        </span>
      }
    >
      <AccountForm form={form} submit={m.account_register_button()} isWide>
        <TextField
          label={m.account_email()}
          rule={m.account_email_rule()}
          type="email"
          {...form.inputProps('email')}
          autoComplete="email"
        />
        <PasswordField label={m.account_password()} kind="new" {...form.inputProps('password')} />
        <PasswordField
          label={m.account_password_again()}
          kind="again"
          {...form.inputProps('again')}
        />
      </AccountForm>
    </AccountFrame>
  )
}
