import { Button } from '@mantine/core'
import type { OwnAccount } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { PageHeader } from '@slipway/ui/page-header'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import type { ReactNode } from 'react'
import { AppLink } from '../core/app-link.tsx'
import { useSession } from '../core/session-store.ts'
import { accountErrorText } from './account-error-text.ts'
import { AccountFrame } from './account-frame.tsx'
import classes from './own-pages.module.css'
import { useOwnAccount } from './use-own-account.ts'

interface OwnPageProps {
  path: string
  title: string
  text: string
  actions?: ReactNode
  children: (own: OwnAccount, onChange: () => void) => ReactNode
}

/** A page of one's own account: asks to sign in, loads, fails with a retry, or shows it. */
export function OwnPage({ path, title, text, actions, children }: OwnPageProps) {
  const { token } = useSession()
  const own = useOwnAccount()
  if (token === undefined) {
    return (
      <AccountFrame
        title={m.account_center_signed_out_title()}
        text={m.account_center_signed_out_text()}
      >
        <Button component={AppLink} to="/user/login" search={{ redirect: path }} size="md">
          {m.account_login_button()}
        </Button>
      </AccountFrame>
    )
  }
  if (own.isPending) return <PageSkeleton />
  return (
    <div className={classes.root}>
      <PageHeader title={title} description={text} actions={actions} />
      {own.isError ? (
        <ErrorState
          title={m.account_center_failed()}
          text={accountErrorText(own.error)}
          onRetry={() => void own.refetch()}
          isRetrying={own.isFetching}
        />
      ) : (
        <div className={classes.panels}>{children(own.data, () => void own.refetch())}</div>
      )}
    </div>
  )
}
