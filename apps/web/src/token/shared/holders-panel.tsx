import { Badge, Button, Skeleton } from '@mantine/core'
import type { TokenHolderList } from '@slipway/api-client'
import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import type { Token } from '@slipway/sdk/token/types'
import { AddressText } from '@slipway/ui/address-text'
import { Panel } from '@slipway/ui/panel'
import type { CSSProperties } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { IndexAway } from '../../core/index-away.tsx'
import { Notice } from '../../core/notice.tsx'
import { type HolderName, holderName } from './holder-name.ts'
import classes from './holders-panel.module.css'
import { useTokenHolders } from './use-indexed-token.ts'

type Holder = TokenHolderList['items'][number]
type HeldToken = Pick<Token, 'address' | 'decimals' | 'owner' | 'totalSupply'>

function Name({ name: { text, to, search } }: { name: HolderName }) {
  if (!to) return <span className={classes.name}>{text}</span>
  return (
    <AppLink to={to} search={search} className={classes.name}>
      {text}
    </AppLink>
  )
}

function HolderRow({ holder, token }: { holder: Holder; token: HeldToken }) {
  const isOwner = holder.holder.toLowerCase() === token.owner.toLowerCase()
  const name = holderName(holder, token.address)
  const balance = BigInt(holder.balance)
  const bps = shareBps(balance, token.totalSupply)
  return (
    <tr>
      <th scope="row">
        <AddressText
          address={holder.holder}
          explorer={explorerAddressUrl(activeChain, holder.holder)}
        />
        {isOwner && <Badge>{m.token_holders_owner()}</Badge>}
        {name && <Name name={name} />}
      </th>
      <td>{formatAmount(balance, token.decimals, { maximumFractionDigits: 4 })}</td>
      <td className={classes.share}>
        <span className={classes.bar} style={{ '--share': `${bps / 100}%` } as CSSProperties} />
        <span>{formatBps(bps)}</span>
      </td>
    </tr>
  )
}

function holderText(count: number): string {
  return count === 1
    ? m.token_holders_total_one()
    : m.token_holders_total({ count: formatInteger(count) })
}

/** Largest holders from the index, with their shares. */
export default function HoldersPanel({ token }: { token: HeldToken }) {
  const { data, isError, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useTokenHolders(token.address)
  const holders = data?.pages.flatMap((page) => page.items) ?? []
  const total = data?.pages[0]?.total
  return (
    <Panel
      title={m.token_holders_title()}
      description={total === undefined ? undefined : holderText(total)}
      padding="flush"
    >
      {isError && holders.length === 0 && (
        <div className={classes.state}>
          <Notice tone="warn" onRetry={() => void refetch()}>
            <IndexAway text={m.token_holders_failed()} />
          </Notice>
        </div>
      )}
      {isPending && (
        <div className={classes.state}>
          <Skeleton height={120} />
        </div>
      )}
      {holders.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{m.token_holders_column_holder()}</th>
              <th scope="col">{m.token_holders_column_amount()}</th>
              <th scope="col">{m.token_holders_column_share()}</th>
            </tr>
          </thead>
          <tbody>
            {holders.map((holder) => (
              <HolderRow key={holder.holder} holder={holder} token={token} />
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            size="xs"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {m.token_holders_more()}
          </Button>
        </div>
      )}
    </Panel>
  )
}
