import { Button, Skeleton } from '@mantine/core'
import type { PresaleSummary } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { type ReactNode, useId } from 'react'
import { SaleCard } from '../presale/list/sale-card.tsx'
import { rowOfSummary } from '../presale/list/sale-row.ts'
import { activeChain } from '../shell/active-chain.ts'
import { AppLink } from '../shell/app-link.tsx'
import { IndexAway } from '../shell/index-away.tsx'
import classes from './home.module.css'
import { useFeaturedSales, useUpcomingSales } from './home-queries.ts'

const chain = activeChain.name

interface SalesProps {
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

function Sales({ title, rule, query: { data, isError, refetch }, empty }: SalesProps) {
  const id = useId()
  return (
    <section className={classes.sales} aria-labelledby={id}>
      <header className={classes.sectionHead}>
        <h2 id={id}>{title}</h2>
        <p>{rule}</p>
      </header>
      {data && data.length > 0 && (
        <ul className={classes.saleCards}>
          {data.map((sale) => (
            <li key={sale.id}>
              <SaleCard row={rowOfSummary(sale)} />
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && empty}
      {!data && isError && (
        <ErrorState
          title={<IndexAway text={m.home_sales_failed()} />}
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

/** Sales of the page's network: the running ones by a rule that anybody can check, and those that start next. */
export function SalesSection() {
  const featured = useFeaturedSales()
  const upcoming = useUpcomingSales()
  return (
    <>
      <Sales
        title={m.home_sales_featured()}
        rule={
          <>
            {m.home_sales_rule({ chain })}{' '}
            <AppLink to="/presale/list" search={{ status: 'running', sort: '-users' }}>
              {m.home_sales_check()}
            </AppLink>
          </>
        }
        query={featured}
        empty={
          <EmptyState
            title={m.home_sales_none({ chain })}
            text={m.home_sales_none_text()}
            actions={
              <Button component={AppLink} to="/presale/create">
                {m.home_sales_create()}
              </Button>
            }
          />
        }
      />
      <Sales
        title={m.home_sales_upcoming()}
        rule={m.home_sales_upcoming_text({ chain })}
        query={upcoming}
        empty={<p className={classes.muted}>{m.home_sales_upcoming_none({ chain })}</p>}
      />
    </>
  )
}
