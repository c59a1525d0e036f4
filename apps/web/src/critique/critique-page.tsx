import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { PageHeader } from '@slipway/ui/page-header'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import { accountErrorText } from '../accounts/account-error-text.ts'
import { AppLink } from '../core/app-link.tsx'
import { useSession } from '../core/session-store.ts'
import { InvitedCritique } from './answer-form.tsx'
import { AskForm } from './ask-form.tsx'
import classes from './critique.module.css'
import type { CritiqueSearch } from './critique-search.ts'
import { CritiqueView } from './critique-view.tsx'
import { OwnCritique } from './own-critique.tsx'
import { useCritique, useOwnCritiques } from './use-critique.ts'

/** The one public request that the address names. */
function Shown({ id }: { id: string }) {
  const { data, isError, error, refetch, isFetching } = useCritique(id)
  if (isError) {
    return (
      <ErrorState
        title={m.critique_missing()}
        text={accountErrorText(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) return <PageSkeleton />
  return (
    <Panel>
      <CritiqueView critique={data} />
    </Panel>
  )
}

function Own() {
  const { data, isError, error, refetch, isFetching } = useOwnCritiques()
  if (isError) {
    return (
      <ErrorState
        title={m.critique_failed()}
        text={accountErrorText(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) return <PageSkeleton />
  return (
    <>
      <Panel title={m.critique_invited_title()}>
        {data.invited.length === 0 ? (
          <p className={classes.quiet}>{m.critique_invited_none()}</p>
        ) : (
          <ul className={classes.list}>
            {data.invited.map((one) => (
              <InvitedCritique key={one.id} critique={one} />
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={m.critique_asked_title()}>
        {data.asked.length === 0 ? (
          <p className={classes.quiet}>{m.critique_asked_none()}</p>
        ) : (
          <ul className={classes.list}>
            {data.asked.map((one) => (
              <OwnCritique key={one.id} critique={one} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

/** `/form/basic`: a public request by its address; or own requests, invitations and the form. */
export function CritiquePage({ request, contract }: CritiqueSearch) {
  const { token } = useSession()
  return (
    <div className={classes.page}>
      <PageHeader title={m.critique_page_title()} description={m.critique_page_text()} />
      {request && <Shown id={request} />}
      {!request && token === undefined && (
        <Panel title={m.critique_form_title()} description={m.critique_signed_out()}>
          <Button component={AppLink} to="/user/login" search={{ redirect: '/form/basic' }}>
            {m.account_login_button()}
          </Button>
        </Panel>
      )}
      {!request && token !== undefined && (
        <>
          <Own />
          <AskForm contract={contract ?? ''} />
        </>
      )}
    </div>
  )
}
