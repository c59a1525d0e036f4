import { Button, Skeleton } from '@mantine/core'
import type { TokenSummary } from '@slipway/api-client'
import { formatInteger, joinSentences, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import { IndexAway } from '../../core/index-away.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import { ListEmpty, ListFailed } from './list-states.tsx'
import classes from './token-list.module.css'
import type { TokenListSearch } from './token-list-search.ts'
import { type TokenRow, TokenTable } from './token-table.tsx'
import { useTokenList } from './use-token-list.ts'

const RegistryResults = lazyPart(() => import('./registry-results.tsx'))

interface TokenResultsProps {
  search: TokenListSearch
  account: Address | undefined
  onClear: () => void
}

const toRow = (token: TokenSummary): TokenRow => ({
  ...token,
  totalSupply: BigInt(token.totalSupply),
})

/** Rows while the first page is on the way. */
function TableSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label={m.shell_loading()}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} height={56} />
      ))}
    </div>
  )
}

/** The list from the index; from the chain itself while the index is away. */
export function TokenResults({ search, account, onClear }: TokenResultsProps) {
  const list = useTokenList(search, account)
  if (list.isError && list.items.length === 0) {
    const creator = search.whose === 'all' ? undefined : account
    return (
      <>
        <Notice
          tone="warn"
          title={m.token_list_fallback_title()}
          onRetry={() => void list.refetch()}
        >
          <IndexAway
            rest={joinSentences([
              m.token_list_fallback_text(),
              // The registry knows who made a token, not who owns it.
              creator && search.whose !== 'created' ? m.token_list_fallback_created() : undefined,
            ])}
          />
        </Notice>
        <LatePart pending={<TableSkeleton />}>
          <RegistryResults
            creator={creator}
            account={account}
            empty={<ListEmpty search={{ whose: creator ? 'created' : 'all' }} onClear={onClear} />}
            failed={<ListFailed onRetry={() => void list.refetch()} />}
          />
        </LatePart>
      </>
    )
  }
  if (list.isPending) return <TableSkeleton />
  if (list.items.length === 0) return <ListEmpty search={search} onClear={onClear} />
  const count = formatInteger(list.total)
  const total =
    list.total === 1
      ? m.token_list_total_one()
      : m.token_list_total({ count: list.isLowerBound ? `${count}+` : count })
  return (
    <Panel padding="flush" className={classes.panel}>
      <p className={classes.total} role="status">
        {total}
      </p>
      <TokenTable rows={list.items.map(toRow)} caption={total} account={account} />
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {m.token_list_more()}
          </Button>
        </div>
      )}
    </Panel>
  )
}
