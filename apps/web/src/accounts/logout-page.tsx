import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { useState } from 'react'
import { accountApi } from '../core/account-api.ts'
import { AppLink } from '../core/app-link.tsx'
import { forgetSession } from '../core/load-session.ts'
import { useSession } from '../core/session-store.ts'
import { AccountFrame } from './account-frame.tsx'
import { landingPath } from './read-redirect.ts'

/** Signing out; whatever the server answers, this browser forgets the sign-in. */
export function LogoutPage() {
  const { token, welcome, info } = useSession()
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked')
  const signOut = async () => {
    setState('busy')
    await accountApi.logout().catch(() => undefined)
    forgetSession()
    setState('done')
  }
  if (token === undefined) {
    const isDone = state === 'done'
    return (
      <AccountFrame
        title={isDone ? m.account_logout_done_title() : m.account_logout_none_title()}
        text={m.account_logout_done_text()}
        footer={<AppLink to="/index">{m.account_result_back()}</AppLink>}
      >
        <Button component={AppLink} to="/user/login" search={{ redirect: landingPath }} size="md">
          {m.account_login_button()}
        </Button>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title={m.account_logout_title()}
      text={m.account_logout_text({ name: welcome || info.email || m.account_someone() })}
    >
      <p>{m.account_logout_wallet()}</p>
      <Button size="md" loading={state === 'busy'} onClick={() => void signOut()}>
        {m.account_logout_button()}
      </Button>
    </AccountFrame>
  )
}
