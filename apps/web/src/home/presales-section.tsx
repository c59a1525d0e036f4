import { Button, Skeleton } from '@mantine/core'
import type { PresaleSummary } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { type ReactNode, useId } from 'react'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { IndexAway } from '../core/index-away.tsx'
import { PresaleCard } from '../presale/list/presale-card.tsx'
import { rowOfSummary } from '../presale/list/presale-row.ts'
import classes from './home.module.css'
import { useFeaturedPresales, useUpcomingPresales } from './home-queries.ts'

const chain = activeChain.name

interface PresalesProps {
  title: string
  /** Why these and no others. */
  rule: ReactNode
  query: {
    readonly data: readonly PresaleSummary[] | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  empty: ReactNode
}

function Presales({ title, rule, query: { data, isError, refetch }, empty }: PresalesProps) {
  const id = useId()
  return (
    <section className={classes.presales} aria-labelledby={id}>
      <header className={classes.sectionHead}>
        <h2 id={id}>{title}</h2>
        <p>{rule}</p>
      </header>
      {data && data.length > 0 && (
        <ul className={classes.presaleCards}>
          {data.map((presale) => (
            <li key={presale.id}>
              <PresaleCard row={rowOfSummary(presale)} />
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && empty}
      {!data && isError && (
        <ErrorState
          title={<IndexAway text={m.home_presales_failed()} />}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <div role="status" aria-label={m.shell_loading()}>
          <Skeleton height={244} />
        </div>
      )}
    </section>
  )
}

/** Presales of the page's network: the running ones by a rule that anybody can check, and those that start next. */
export function PresalesSection() {
  const featured = useFeaturedPresales()
  const upcoming = useUpcomingPresales()
  return (
    <>
      <Presales
        title={m.home_presales_featured()}
        rule={
          <>
            {m.home_presales_rule({ chain })}{' '}
            <AppLink to="/presale/list" search={{ status: 'running', sort: '-users' }}>
              {m.home_presales_check()}
            </AppLink>
          </>
        }
        query={featured}
        empty={
          <EmptyState
            title={m.home_presales_none({ chain })}
            text={m.home_presales_none_text()}
            actions={
              <Button component={AppLink} to="/presale/create">
                {m.home_presales_create()}
              </Button>
            }
          />
        }
      />
      <Presales
        title={m.home_presales_upcoming()}
        rule={m.home_presales_upcoming_text({ chain })}
        query={upcoming}
        empty={<p className={classes.muted}>{m.home_presales_upcoming_none({ chain })}</p>}
      />
    </>
  )
}
