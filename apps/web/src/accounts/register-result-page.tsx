import { m } from '@slipway/messages'
import { AppLink } from '../shell/app-link.tsx'
import { AccountFrame } from './account-frame.tsx'
import { ResendForm } from './resend-form.tsx'
import { useMailbox } from './use-mailbox.ts'

/** What follows a registration: whether the address was known is said by its mailbox alone. */
export function RegisterResultPage() {
  const email = useMailbox((state) => state.email)
  return (
    <AccountFrame
      title={m.account_result_title()}
      text={email === undefined ? m.account_result_text_short() : m.account_result_text({ email })}
      footer={<AppLink to="/index">{m.account_result_back()}</AppLink>}
    >
      <p>{m.account_result_spam()}</p>
      <ResendForm />
    </AccountFrame>
  )
}
