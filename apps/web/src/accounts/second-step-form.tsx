import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { TextField } from '@slipway/ui/text-field'
import { accountApi } from '../core/account-api.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { signInWith } from './sign-in-with.ts'
import { useAccountForm } from './use-account-form.ts'

const empty = { code: '' }

interface SecondStepFormProps {
  ticket: string
  onDone: (ticket: undefined) => void
  onBack: () => void
}

/** The second step of a sign-in. */
export function SecondStepForm({ ticket, onDone, onBack }: SecondStepFormProps) {
  const form = useAccountForm({
    initial: empty,
    form: 'secondStep',
    send: async ({ code }) => {
      await signInWith(await accountApi.finishSignIn({ ticket, code }))
      onDone(undefined)
    },
  })
  return (
    <AccountFrame
      title={m.account_login_second_title()}
      text={m.account_login_second_text()}
      footer={
        <Button variant="subtle" size="compact-sm" onClick={onBack}>
          {m.account_login_back()}
        </Button>
      }
    >
      <AccountForm form={form} submit={m.account_login_button()} isWide>
        <TextField
          label={m.account_totp()}
          rule={m.account_totp_rule()}
          {...form.inputProps('code')}
          autoComplete="one-time-code"
          data-autofocus
        />
      </AccountForm>
    </AccountFrame>
  )
}
