import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { EventArgument, ReadEvent } from '@slipway/sdk/receipt/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { AddressText } from '@slipway/ui/address-text'
import { AmountText } from '@slipway/ui/amount-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { activeChain } from '../../shell/active-chain.ts'
import { explorerAddressUrl } from '../../shell/explorer-url.ts'
import { readClient } from '../../shell/read-client.ts'
import { eventLabels } from './event-labels.ts'
import classes from './result.module.css'

/** Events that are shown before somebody asks for all. */
const SHOWN = 12
/** Longer than any address, hash or number; a stranger's text may be a novel. */
const LONGEST = 96

function plain(value: unknown): string {
  if (typeof value === 'bigint' || typeof value === 'number') return formatInteger(value)
  const text = Array.isArray(value) ? value.map(String).join(', ') : String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function Argument({ argument }: { argument: EventArgument }) {
  const { name, type, value } = argument
  return (
    <div className={classes.argument}>
      <dt>{name}</dt>
      <dd>
        {type === 'address' ? (
          <AddressText
            address={String(value)}
            explorer={explorerAddressUrl(activeChain, String(value))}
          />
        ) : (
          plain(value)
        )}
      </dd>
    </div>
  )
}

/** What a token says it moved, in its own unit. */
function Moved({ event }: { event: ReadEvent }) {
  const [from, to, amount] = event.args.map(({ value }) => value)
  const { data } = useQuery({
    ...tokenFactsQuery(readClient, { address: event.emitter }),
    retry: false,
    refetchInterval: false,
  })
  return (
    <p className={classes.moved}>
      {data ? (
        <AmountText units={BigInt(String(amount))} decimals={data.decimals} symbol={data.symbol} />
      ) : (
        plain(amount)
      )}
      <span>
        {shortenAddress(String(from))} → {shortenAddress(String(to))}
      </span>
    </p>
  )
}

const isTokenTransfer = ({ name, args }: ReadEvent) =>
  name === 'Transfer' && args.at(-1)?.name !== 'tokenId'

function EventRow({ event }: { event: ReadEvent }) {
  const { name, emitter, args } = event
  return (
    <li className={classes.event}>
      <div className={classes.eventHead}>
        <strong>{eventLabels(name)}</strong>
        {name && <code>{name}</code>}
      </div>
      {isTokenTransfer(event) && <Moved event={event} />}
      {!isTokenTransfer(event) && args.length > 0 && (
        <dl className={classes.arguments}>
          {args.map((argument) => (
            <Argument key={argument.name} argument={argument} />
          ))}
        </dl>
      )}
      <p className={classes.writer}>
        {m.template_result_by()}{' '}
        <AddressText address={emitter} explorer={explorerAddressUrl(activeChain, emitter)} />
      </p>
    </li>
  )
}

/** The events of a transaction in their order, in words where our ABIs know them. */
export function EventList({ events }: { events: readonly ReadEvent[] }) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? events : events.slice(0, SHOWN)
  if (events.length === 0) return <p className={classes.muted}>{m.template_result_events_none()}</p>
  return (
    <>
      <ol className={classes.events}>
        {shown.map((event) => (
          <EventRow key={event.index} event={event} />
        ))}
      </ol>
      {shown.length < events.length && (
        <Button variant="default" size="sm" onClick={() => setAll(true)}>
          {m.template_result_more({ count: formatInteger(events.length) })}
        </Button>
      )}
    </>
  )
}
