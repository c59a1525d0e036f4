import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { TextField } from '@slipway/ui/text-field'
import { useState } from 'react'
import { accountApi } from '../core/account-api.ts'
import { AppLink } from '../core/app-link.tsx'
import { useSession } from '../core/session-store.ts'
import { useGoTo } from '../core/use-go-to.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { signInWith } from './sign-in-with.ts'
import { useAccountForm } from './use-account-form.ts'
import { WalletSignIn } from './wallet-sign-in.tsx'

const empty = { email: '', password: '' }

function PasswordForm({ onTicket }: { onTicket: (ticket: string | undefined) => void }) {
  const form = useAccountForm({
    initial: empty,
    form: 'login',
    send: async (params) => onTicket(await signInWith(await accountApi.login(params))),
  })
  return (
    <AccountForm form={form} submit={m.account_login_button()} isWide>
      <TextField
        label={m.account_email()}
        type="email"
        {...form.inputProps('email')}
        autoComplete="username"
      />
      <PasswordField label={m.account_password()} {...form.inputProps('password')} />
    </AccountForm>
  )
}

/** Signing in by password or by wallet, and the second step where the account has one. @param target where it leads */
export function LoginPage({ target }: { target: string }) {
  const session = useSession()
  const goTo = useGoTo()
  const [ticket, setTicket] = useState<string>()
  const onTicket = (next: string | undefined) => {
    setTicket(next)
    if (next === undefined) goTo(target)
  }
  if (session.token !== undefined) return <SignedIn target={target} />
  if (ticket !== undefined)
    return <SecondStepForm ticket={ticket} onDone={onTicket} onBack={() => setTicket(undefined)} />
  return (
    <AccountFrame
      title={m.account_login_title()}
      text={m.account_login_text()}
      footer={
        <>
          <AppLink to="/user/recover">{m.account_login_forgot()}</AppLink>
          <span>
            {m.account_login_new()}{' '}
            <AppLink to="/user/register">{m.account_login_register()}</AppLink>
          </span>
        </>
      }
    >
      <PasswordForm onTicket={onTicket} />
      <WalletSignIn onTicket={onTicket} />
    </AccountFrame>
  )
}

function SignedIn({ target }: { target: string }) {
  const { info, welcome } = useSession()
  return (
    <AccountFrame
      title={m.account_login_signed_title()}
      text={m.account_login_signed_text({ name: welcome || info.email || m.account_someone() })}
      footer={<AppLink to="/account/logout">{m.account_menu_sign_out()}</AppLink>}
    >
      <Button component={AppLink} to={target}>
        {m.account_login_go_on()}
      </Button>
    </AccountFrame>
  )
}
