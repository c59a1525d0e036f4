import { Button, Skeleton } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import type { ReactNode } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import classes from './nft-list.module.css'
import type { ListPart } from './nft-list-search.ts'

const chain = activeChain.name

interface StateProps {
  title: string
  text: string
  actions: ReactNode
}

const State = (props: StateProps) => (
  <Panel>
    <EmptyState {...props} />
  </Panel>
)

const CreateButton = () => (
  <Button component={AppLink} to="/nft/create">
    {m.nftlist_new()}
  </Button>
)

const AllButton = () => (
  <Button component={AppLink} variant="default" to="/nft/list" search={{ part: 'all' }}>
    {m.nftlist_to_all()}
  </Button>
)

/** Nobody is connected, so one's own NFTs are nobody's. */
export const ListDisconnected = () => (
  <State
    title={m.nftlist_disconnected_title()}
    text={m.nftlist_disconnected_text()}
    actions={
      <>
        <AllButton />
        <ConnectButton />
      </>
    }
  />
)

/** Nothing matches the filters. */
export const ListUnmatched = ({ onClear }: { onClear: () => void }) => (
  <State
    title={m.nftlist_unmatched_title()}
    text={m.nftlist_unmatched_text()}
    actions={
      <Button variant="default" onClick={onClear}>
        {m.nftlist_clear()}
      </Button>
    }
  />
)

/** There is nothing of the kind at all. */
export function ListEmpty({ part }: { part: ListPart }) {
  if (part === 'held')
    return (
      <State
        title={m.nftlist_held_empty_title()}
        text={m.nftlist_held_empty_text()}
        actions={<AllButton />}
      />
    )
  if (part === 'due')
    return (
      <State
        title={m.nftlist_due_empty_title()}
        text={m.nftlist_due_empty_text()}
        actions={<AllButton />}
      />
    )
  return part === 'made' ? (
    <State
      title={m.nftlist_owned_empty_title()}
      text={m.nftlist_owned_empty_text()}
      actions={<CreateButton />}
    />
  ) : (
    <State
      title={m.nftlist_empty_title({ chain })}
      text={m.nftlist_empty_text()}
      actions={<CreateButton />}
    />
  )
}

/** The wallet has nothing in the newest collections; the index alone knows of the others. @param count collections asked */
export const ListUnread = ({ count }: { count: number }) => (
  <State
    title={m.nftlist_unread_title()}
    text={m.nftlist_unread_text({ limit: formatInteger(count) })}
    actions={<AllButton />}
  />
)

/** Neither index nor chain answers. */
export const ListFailed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    title={m.nftlist_error_title()}
    text={m.nftlist_error_text({ chain })}
    onRetry={onRetry}
  />
)

/** Places of the cards while they are on the way. */
export const ListSkeleton = () => (
  <div className={classes.cards} role="status" aria-label={m.shell_loading()}>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} height={220} radius={12} />
    ))}
  </div>
)
