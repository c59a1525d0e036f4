import { Button, Skeleton } from '@mantine/core'
import type { BadgeApplication } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { accountErrorText } from '../accounts/account-error-text.ts'
import { AppLink } from '../core/app-link.tsx'
import { useSession } from '../core/session-store.ts'
import { ApplicationForm } from './application-form.tsx'
import { badgeKinds } from './badge-labels.ts'
import classes from './badges.module.css'
import { OwnApplication } from './own-application.tsx'
import { useOwnApplications } from './use-badges.ts'

type Kind = BadgeApplication['kind']

/** What the signed-in account applied for. @param kind undefined: of every kind */
function OwnApplications({ kind }: { kind: Kind | undefined }) {
  const { data, isError, error, refetch, isFetching } = useOwnApplications()
  if (isError && !data) {
    return (
      <ErrorState
        title={m.badges_own_failed()}
        text={accountErrorText(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  const shown = data?.items.filter((one) => kind === undefined || one.kind === kind)
  return (
    <Panel title={m.badges_own()}>
      {!shown ? (
        <Skeleton height={48} />
      ) : shown.length === 0 ? (
        <p className={classes.quiet}>
          {kind ? m.badges_own_none_of({ kind: badgeKinds[kind].name() }) : m.badges_own_none()}
        </p>
      ) : (
        <ul className={classes.list}>
          {shown.map((one) => (
            <OwnApplication key={one.id} application={one} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Form and own applications, or the way to the sign-in. */
export function ApplyPart({ kind, ownOf }: { kind: Kind; ownOf?: Kind }) {
  const { token } = useSession()
  if (token === undefined) {
    return (
      <Panel
        title={m.badges_apply({ kind: badgeKinds[kind].name() })}
        description={m.badges_signed_out()}
      >
        <Button component={AppLink} to="/user/login" search={{ redirect: badgeKinds[kind].path }}>
          {m.account_login_button()}
        </Button>
      </Panel>
    )
  }
  return (
    <>
      <OwnApplications kind={ownOf} />
      <ApplicationForm kind={kind} />
    </>
  )
}
