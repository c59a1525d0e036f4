import { Button, Skeleton } from '@mantine/core'
import type { PresaleContributionList } from '@slipway/api-client'
import { formatAmount, formatTime, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { LineChart } from '@slipway/ui/line-chart'
import { Panel } from '@slipway/ui/panel'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { explorerTransactionUrl } from '../../core/explorer-url.ts'
import { IndexAway } from '../../core/index-away.tsx'
import { Notice } from '../../core/notice.tsx'
import { presaleApi } from '../../core/presale-api.ts'
import { shortTime } from '../../form/short-time.ts'
import classes from './flow-panel.module.css'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'
import { totalsOverTime } from './totals-over-time.ts'
import { presaleKey } from './use-presale.ts'

type Contribution = PresaleContributionList['items'][number]

const PAGE_SIZE = 100
const SHOWN = 8
const DAY = 86_400

function useContributions(address: string) {
  return useInfiniteQuery({
    queryKey: [...presaleKey, 'index', address, 'contributions'],
    queryFn: ({ pageParam, signal }) =>
      presaleApi.listPresaleContributions(
        { chain: activeChain.shortname, address },
        { limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    retry: 1,
  })
}

/** A presale with very many contributions is drawn day by day. */
function useDays(address: string, isNeeded: boolean) {
  const { data } = useQuery({
    queryKey: [...presaleKey, 'index', address, 'days'],
    queryFn: ({ signal }) =>
      presaleApi.listPresaleDays(
        { chain: activeChain.shortname, address },
        { limit: PAGE_SIZE },
        { signal },
      ),
    enabled: isNeeded,
  })
  return data?.items.map(({ day, totalAtEnd }) => ({ createdAt: day + DAY - 1, total: totalAtEnd }))
}

function Line({ row, view }: { row: Contribution; view: PresaleView }) {
  const { money } = presaleAmounts(view.presale)
  const amount = money(BigInt(row.amount))
  const fee = BigInt(row.feeKept)
  const text =
    row.kind === 'contribution'
      ? m.presale_flow_contributed({ amount })
      : fee > 0n
        ? m.presale_flow_left_fee({ amount, fee: money(fee) })
        : m.presale_flow_left({ amount })
  const explorer = explorerTransactionUrl(activeChain, row.txHash)
  return (
    <li data-refund={row.kind === 'refund' || undefined}>
      <span>
        <AddressText address={row.account} isCopyable={false} /> {text}
      </span>
      {explorer ? (
        <a href={explorer.url} target="_blank" rel="noreferrer">
          <time>{formatTime(row.createdAt)}</time>
        </a>
      ) : (
        <time>{formatTime(row.createdAt)}</time>
      )}
    </li>
  )
}

interface ChartProps {
  /** Newest first. */
  rows: readonly { readonly createdAt: number; readonly total: string }[]
  view: PresaleView
}

function Chart({ rows, view }: ChartProps) {
  const { presale, name, now } = view
  const { currency } = presale
  const until = Math.min(now, presale.terms.endTime)
  const { times, values } = totalsOverTime(rows, currency.decimals, {
    from: presale.terms.startTime,
    until,
  })
  if (times.length < 2) return null
  const shown = (value: number) =>
    formatAmount(BigInt(Math.round(value * 1e6)), 6, {
      maximumFractionDigits: 2,
      notation: 'compact',
    })
  return (
    <LineChart
      label={m.presale_flow_chart({ currency: currency.symbol, name })}
      times={times}
      values={values}
      formatValue={shown}
      formatDate={shortTime}
      isStepped
      columns={[m.presale_flow_time(), m.presale_flow_total()]}
    />
  )
}

/** How the raise grew: the sum after each contribution and each refund, and the latest of them. */
export default function FlowPanel({ view }: { view: PresaleView }) {
  const list = useContributions(view.presale.address)
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  const isEmpty = list.data !== undefined && rows.length === 0
  const isLong = list.data?.pages[0]?.nextCursor != null
  const days = useDays(view.presale.address, isLong)
  return (
    <Panel title={m.presale_flow_title()} description={isEmpty ? undefined : m.presale_flow_text()}>
      {list.isError && rows.length === 0 && (
        <Notice tone="warn" onRetry={() => void list.refetch()}>
          <IndexAway text={m.presale_flow_failed()} />
        </Notice>
      )}
      {list.isPending && <Skeleton height={220} />}
      {isEmpty && <p className={classes.empty}>{m.presale_flow_empty()}</p>}
      {rows.length > 0 && (
        <>
          <Chart rows={isLong ? (days ?? []) : rows} view={view} />
          <h3 className={classes.heading}>{m.presale_flow_latest()}</h3>
          <ol className={classes.list}>
            {rows
              .slice(0, list.data && list.data.pages.length > 1 ? undefined : SHOWN)
              .map((row) => (
                <Line key={row.id} row={row} view={view} />
              ))}
          </ol>
          {list.hasNextPage && (
            <Button
              variant="default"
              size="xs"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {m.presale_flow_more()}
            </Button>
          )}
        </>
      )}
    </Panel>
  )
}
