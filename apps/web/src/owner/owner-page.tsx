import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { AddressText } from '@slipway/ui/address-text'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { AppLink } from '../core/app-link.tsx'
import { IndexAway } from '../core/index-away.tsx'
import { overviewApi } from '../core/overview-api.ts'
import { addressProblemText } from '../form/address-problem-text.ts'
import classes from './owner.module.css'
import { OwnerScreen } from './owner-screen.tsx'

function Profile({ owner }: { owner: Address }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['owner', owner],
    queryFn: ({ signal }) => overviewApi.getOwner(owner, { signal }),
    refetchInterval: 30_000,
    retry: 1,
  })
  if (data) return <OwnerScreen profile={data} />
  if (isError)
    return (
      <ErrorState
        title={m.owner_error_title()}
        text={<IndexAway rest={m.owner_error_text()} />}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <div className={classes.page} role="status" aria-label={m.shell_loading()}>
      <Skeleton height={120} radius={12} />
      <Skeleton height={280} radius={12} />
    </div>
  )
}

/** What an address launched here, and how it went (settled S-10, `/owner/$address`). */
export function OwnerPage({ address }: { address: string }) {
  const reading = readAddress(address)
  return (
    <>
      <PageHeader
        title={m.shell_route_owner()}
        description={m.owner_lead()}
        aside={reading.ok && <AddressText address={reading.address} />}
        actions={
          reading.ok && (
            <AppLink to="/portfolio" search={{ address: reading.address }} className={classes.link}>
              {m.owner_portfolio()}
            </AppLink>
          )
        }
      />
      {reading.ok ? (
        <Profile key={reading.address} owner={reading.address} />
      ) : (
        <Panel>
          <EmptyState title={m.owner_invalid_title()} text={addressProblemText(reading.code)} />
        </Panel>
      )}
    </>
  )
}
