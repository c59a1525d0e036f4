import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import type { ReactNode } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import classes from './pool-list.module.css'

const chain = activeChain.name

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
    {m.poollist_new()}
  </Button>
)

/** Nobody is connected, so one's own pools are nobody's. */
export const OwnDisconnected = () => (
  <State
    title={m.poollist_disconnected_title()}
    text={m.poollist_disconnected_text()}
    actions={
      <>
        <Button variant="default" component={AppLink} to="/mining/list">
          {m.poollist_to_list()}
        </Button>
        <ConnectButton />
      </>
    }
  />
)

/** Nothing matches the filters. */
export const ListUnmatched = ({ onClear }: { onClear: () => void }) => (
  <State
    title={m.poollist_unmatched_title()}
    text={m.poollist_unmatched_text()}
    actions={
      <Button variant="default" onClick={onClear}>
        {m.poollist_clear()}
      </Button>
    }
  />
)

/** There is no pool at all. */
export const ListEmpty = () => (
  <State
    title={m.poollist_empty_title({ chain })}
    text={m.poollist_empty_text()}
    actions={<CreateButton />}
  />
)

/** The wallet has made no pool. */
export const CreatedEmpty = () => (
  <State
    title={m.poollist_created_empty_title()}
    text={m.poollist_created_empty_text()}
    actions={<CreateButton />}
  />
)

/** The wallet has staked nowhere. */
export const StakedEmpty = () => (
  <State
    title={m.poollist_staked_empty_title()}
    text={m.poollist_staked_empty_text()}
    actions={
      <Button component={AppLink} to="/mining/list">
        {m.poollist_to_list()}
      </Button>
    }
  />
)

/** Neither index nor chain answers. */
export const ListFailed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    title={m.poollist_error_title()}
    text={m.poollist_error_text({ chain })}
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
