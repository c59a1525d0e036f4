import { formatInteger, m } from '@slipway/messages'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { AddressText } from '@slipway/ui/address-text'
import { AmountText } from '@slipway/ui/amount-text'
import { DataTable } from '@slipway/ui/data-table'
import { TableSubject } from '@slipway/ui/table-subject'
import { TimeText } from '@slipway/ui/time-text'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { readClient } from '../../core/read-client.ts'
import { useOfferedChains } from '../../core/use-offered-chains.ts'
import { airdropKindText } from '../shared/airdrop-kind-text.ts'
import { airdropStateAt } from '../shared/airdrop-state.ts'
import { AirdropStateBadge } from '../shared/airdrop-state-badge.tsx'
import classes from './airdrop-list.module.css'
import type { AirdropRow, RowToken } from './airdrop-row.ts'

/** A row's own network; undefined while the catalogue is on its way. */
function useRowChain(chainId: number) {
  const isHere = chainId === activeChain.chainId
  const chains = useOfferedChains(!isHere)
  return isHere ? activeChain : chains?.find((chain) => chain.chainId === chainId)
}

/** What a token is called: by the index, else by the token itself, else its address. */
function useNamed(token: RowToken | undefined, chainId: number) {
  const isUnknown = token !== undefined && token.symbol === undefined
  const { data } = useQuery({
    ...tokenFactsQuery(readClient, { address: token?.address ?? zeroAddress }),
    enabled: isUnknown && chainId === activeChain.chainId,
    retry: 1,
    refetchInterval: false,
  })
  if (!token) return undefined
  const short = `${token.address.slice(0, 6)}…${token.address.slice(-5)}`
  return {
    symbol: token.symbol ?? data?.symbol ?? short,
    decimals: token.decimals ?? data?.decimals,
  }
}

function Paid({ row, decimals, symbol }: { row: AirdropRow; decimals?: number; symbol: string }) {
  if (!row.sums || decimals === undefined) return '–'
  const { paid, deposited, withdrawn } = row.sums
  return (
    <span className={classes.stack}>
      <AmountText units={paid} decimals={decimals} symbol={symbol} maximumFractionDigits={2} />
      <small>
        {m.airlist_of()}{' '}
        <AmountText units={deposited} decimals={decimals} maximumFractionDigits={2} />
      </small>
      {withdrawn > 0n && (
        <small>
          {m.airlist_withdrawn()}{' '}
          <AmountText units={withdrawn} decimals={decimals} maximumFractionDigits={2} />
        </small>
      )}
    </span>
  )
}

/** The next date, or the last one. */
function When({ row, now }: { row: AirdropRow; now: number }) {
  const { startTime, endTime } = row
  const state = airdropStateAt(row, now)
  if (state === 'running' && endTime === undefined) return m.airlist_never_ends()
  const label = { coming: m.airlist_starts, running: m.airlist_ends, finished: m.airlist_ended }
  return (
    <span className={classes.stack}>
      <TimeText at={state === 'coming' ? startTime : (endTime ?? startTime)} utc="tooltip" />
      <small>{label[state]()}</small>
    </span>
  )
}

function Owner({ owner }: { owner: string }) {
  const { address } = useConnection()
  const isMine = address?.toLowerCase() === owner.toLowerCase()
  return isMine ? m.lock_owner_you() : <AddressText address={owner} />
}

function Row({ row, now }: { row: AirdropRow; now: number }) {
  const chain = useRowChain(row.chainId)
  const token = useNamed(row.token, row.chainId)
  const origin = useNamed(row.origin, row.chainId)
  const symbol = token?.symbol ?? ''
  const name = origin ? `${origin.symbol} → ${symbol}` : symbol
  const isElsewhere = chain !== undefined && chain !== activeChain
  const path = `/airdrop/detail/${row.address}`
  return (
    <tr>
      <th scope="row">
        <TableSubject mark={<TokenAvatar symbol={symbol} seed={row.token.address} size={36} />}>
          {isElsewhere ? (
            <a href={`${path}?chain=${chain.shortname}`}>{name}</a>
          ) : (
            <AppLink to={path}>{name}</AppLink>
          )}
          <small>
            {[airdropKindText(row.kind), `#${row.number}`, isElsewhere && chain.name]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </TableSubject>
      </th>
      <td data-label={m.airlist_column_paid()} data-number>
        <Paid
          row={row}
          symbol={symbol}
          {...(token?.decimals !== undefined && { decimals: token.decimals })}
        />
      </td>
      <td data-label={m.airlist_column_accounts()} data-number>
        {row.sums ? formatInteger(row.sums.accounts) : '–'}
      </td>
      <td data-label={m.lock_column_state()}>
        <AirdropStateBadge state={airdropStateAt(row, now)} />
      </td>
      <td data-label={m.airlist_column_when()}>
        <When row={row} now={now} />
      </td>
      <td data-label={m.airlist_owner()}>
        <Owner owner={row.owner} />
      </td>
    </tr>
  )
}

interface AirdropTableProps {
  rows: readonly AirdropRow[]
  caption: string
  /** Unix seconds of the network's clock. */
  now: number
}

/** Airdrops: what, how much was paid, to how many, until when, whose. */
export function AirdropTable({ rows, caption, now }: AirdropTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: m.shell_route_airdrop_detail() },
        { label: m.airlist_column_paid(), isNumber: true },
        { label: m.airlist_column_accounts(), isNumber: true },
        { label: m.lock_column_state() },
        { label: m.airlist_column_when() },
        { label: m.airlist_owner() },
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.chainId}-${row.address}`} row={row} now={now} />
        ))}
      </tbody>
    </DataTable>
  )
}
