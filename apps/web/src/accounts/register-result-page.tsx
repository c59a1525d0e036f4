import { m } from '@slipway/messages'
import { AppLink } from '../core/app-link.tsx'
import { AccountFrame } from './account-frame.tsx'
import { landingPath } from './read-redirect.ts'
import { ResendForm } from './resend-form.tsx'
import { useMailbox } from './use-mailbox.ts'

/** Nobody registered in this tab: nothing is said of a message. */
function Direct() {
  return (
    <AccountFrame
      title={m.account_result_direct_title()}
      text={m.account_result_direct_text()}
      footer={
        <>
          <AppLink to="/user/register">{m.account_register_title()}</AppLink>
          <AppLink to="/user/login" search={{ redirect: landingPath }}>
            {m.account_register_sign_in()}
          </AppLink>
        </>
      }
    >
      <ResendForm />
    </AccountFrame>
  )
}

/** What follows a registration: whether the address was known is said by its mailbox alone. */
export function RegisterResultPage() {
  const email = useMailbox((state) => state.email)
  if (email === undefined) return <Direct />
  return (
    <AccountFrame
      title={m.account_result_title()}
      text={m.account_result_text({ email })}
      footer={<AppLink to="/index">{m.account_result_back()}</AppLink>}
    >
      <p>{m.account_result_spam()}</p>
      <ResendForm />
    </AccountFrame>
  )
}
