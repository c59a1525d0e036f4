import { Button, Skeleton } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import type { ReactNode } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { useNetworkName } from '../../core/use-network-name.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import classes from './pool-list.module.css'

interface StateProps {
  title: string
  text: string
  actions?: ReactNode
}

const State = (props: StateProps) => (
  <Panel>
    <EmptyState {...props} />
  </Panel>
)

const CreateButton = () => (
  <Button component={AppLink} to="/mining/create">
    {m.stakelist_new()}
  </Button>
)

/** Nobody is connected, so one's own pools are nobody's. */
export const OwnDisconnected = () => (
  <State
    title={m.stakelist_disconnected_title()}
    text={m.stakelist_disconnected_text()}
    actions={
      <>
        <Button variant="default" component={AppLink} to="/mining/list">
          {m.stakelist_to_list()}
        </Button>
        <ConnectButton />
      </>
    }
  />
)

/** Nothing matches the filters. */
export const ListUnmatched = ({ onClear }: { onClear: () => void }) => (
  <State
    title={m.stakelist_unmatched_title()}
    text={m.stakelist_unmatched_text()}
    actions={
      <Button variant="default" onClick={onClear}>
        {m.stakelist_clear()}
      </Button>
    }
  />
)

/** There is no pool at all. @param props.network that the list was asked for */
export function ListEmpty({ network }: { network: string | undefined }) {
  const chain = useNetworkName(network)
  return (
    <State
      title={m.stakelist_empty_title({ chain })}
      text={m.stakelist_empty_text()}
      actions={<CreateButton />}
    />
  )
}

/** The wallet has made no pool. */
export const CreatedEmpty = () => (
  <State
    title={m.stakelist_created_empty_title()}
    text={m.stakelist_created_empty_text()}
    actions={<CreateButton />}
  />
)

/** The wallet has staked nowhere. */
export const StakedEmpty = () => (
  <State
    title={m.stakelist_staked_empty_title()}
    text={m.stakelist_staked_empty_text()}
    actions={
      <Button component={AppLink} to="/mining/list">
        {m.stakelist_to_list()}
      </Button>
    }
  />
)

/** The wallet has staked nowhere among the newest pools; the index alone knows of the others. @param count pools asked */
export const StakedUnread = ({ count }: { count: number }) => (
  <State
    title={m.stakelist_staked_unread_title()}
    text={m.stakelist_staked_unread_text({ limit: formatInteger(count) })}
  />
)

/** Neither index nor chain answers. */
export const ListFailed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    title={m.stakelist_error_title()}
    text={m.stakelist_error_text({ chain: activeChain.name })}
    onRetry={onRetry}
  />
)

/** Places of the cards while the first page is on the way. */
export const ListSkeleton = () => (
  <div className={classes.cards} role="status" aria-label={m.shell_loading()}>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} height={252} radius={12} />
    ))}
  </div>
)
