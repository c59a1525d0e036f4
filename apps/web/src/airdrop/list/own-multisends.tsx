import type { Multisend } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import { AmountText } from '@slipway/ui/amount-text'
import { DataTable } from '@slipway/ui/data-table'
import { Panel } from '@slipway/ui/panel'
import { TableSubject } from '@slipway/ui/table-subject'
import { TimeText } from '@slipway/ui/time-text'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { airdropApi } from '../../core/airdrop-api.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerTransactionUrl } from '../../core/explorer-url.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import { listName } from '../multisend/begun-list.ts'
import classes from './airdrop-list.module.css'
import { RowsSkeleton, ShowMore } from './airdrop-rows.tsx'
import { NothingOfMine } from './list-states.tsx'
import { OnlyIndexKnows } from './only-index-knows.tsx'

const PAGE_SIZE = 24
const NATIVE_DECIMALS = 18

/** What was sent: native currency, a token, or NFTs, which are counted. */
function assetOf({ asset }: Multisend) {
  if (asset === null)
    return { symbol: activeChain.nativeCurrency.symbol, decimals: NATIVE_DECIMALS }
  const { address, symbol, decimals } = asset
  return {
    symbol: symbol ?? `${address.slice(0, 6)}…${address.slice(-5)}`,
    decimals: decimals ?? 0,
  }
}

function Row({ sent }: { sent: Multisend }) {
  const { symbol, decimals } = assetOf(sent)
  const hasList = sent.listId !== '0'
  const explorer = explorerTransactionUrl(activeChain, sent.txHash)
  return (
    <tr>
      <th scope="row">
        <TableSubject
          mark={<TokenAvatar symbol={symbol} seed={sent.asset?.address ?? symbol} size={36} />}
        >
          <span>{symbol}</span>
          <small>
            {hasList ? m.airlist_batches({ count: sent.batches }) : m.airlist_one_call()}
          </small>
        </TableSubject>
      </th>
      <td data-label={m.airlist_column_sent()} data-number>
        <AmountText units={BigInt(sent.total)} decimals={decimals} symbol={symbol} />
      </td>
      <td data-label={m.airlist_column_recipients()} data-number>
        {formatInteger(sent.recipients)}
      </td>
      <td data-label={m.airlist_column_when()}>
        <TimeText at={sent.updatedAt} utc="tooltip" />
      </td>
      <td data-actions>
        {hasList && (
          <AppLink
            to="/airdrop/create"
            search={{ kind: 'multisend', list: listName(BigInt(sent.listId)) }}
          >
            {m.airlist_resume()}
          </AppLink>
        )}{' '}
        {explorer && (
          <a href={explorer.url} target="_blank" rel="noreferrer">
            {m.airlist_transaction()}
          </a>
        )}
      </td>
    </tr>
  )
}

/** What an address sent to many on the page's network. A list that was not sent whole goes on in the form. */
export function OwnMultisends({ account }: { account: Address }) {
  const list = useInfiniteQuery({
    queryKey: ['airdrop', 'index', 'sent', activeChain.chainId, account],
    queryFn: ({ pageParam, signal }) =>
      airdropApi.listMultisends(
        {
          sender: account,
          chain: activeChain.shortname,
          limit: PAGE_SIZE,
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: retryWhileAway,
  })
  if (list.isError && !list.data) return <OnlyIndexKnows onRetry={() => void list.refetch()} />
  if (!list.data) return <RowsSkeleton />
  const rows = list.data.pages.flatMap(({ items }) => items)
  if (rows.length === 0)
    return (
      <NothingOfMine
        title={m.airlist_empty_sent_title({ chain: activeChain.name })}
        text={m.airlist_empty_sent_text()}
      />
    )
  return (
    <Panel padding="flush" className={classes.panel}>
      <p className={classes.total}>{m.airlist_sent_text()}</p>
      <DataTable
        caption={m.airlist_part_sent()}
        columns={[
          { label: m.airlist_column_asset() },
          { label: m.airlist_column_sent(), isNumber: true },
          { label: m.airlist_column_recipients(), isNumber: true },
          { label: m.airlist_column_when() },
          { label: m.lock_column_links(), isHidden: true },
        ]}
      >
        <tbody>
          {rows.map((sent) => (
            <Row key={sent.id} sent={sent} />
          ))}
        </tbody>
      </DataTable>
      <ShowMore more={list} />
    </Panel>
  )
}
