import { Button } from '@mantine/core'
import { formatInteger, formatNames, m } from '@slipway/messages'
import type { EventArgument, ReadEvent } from '@slipway/sdk/receipt/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { AddressText } from '@slipway/ui/address-text'
import { AmountText } from '@slipway/ui/amount-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { readClient } from '../../core/read-client.ts'
import { eventLabels } from './event-labels.ts'
import classes from './result.module.css'
import { isTokenTransfer, tokenOfArgument } from './token-of-argument.ts'

/** Events that are shown before somebody asks for all. */
const SHOWN = 12
/** Longer than any address, hash or number; a stranger's text may be a novel. */
const LONGEST = 96

function plain(value: unknown): string {
  if (typeof value === 'bigint' || typeof value === 'number') return formatInteger(value)
  const text = Array.isArray(value) ? formatNames(value.map(String)) : String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** An amount in the unit of its token; as it was written while that is not known. */
function TokenAmount({ token, amount }: { token: Address; amount: unknown }) {
  const { data } = useQuery({
    ...tokenFactsQuery(readClient, { address: token }),
    retry: false,
    refetchInterval: false,
  })
  if (!data) return plain(amount)
  return <AmountText units={BigInt(String(amount))} decimals={data.decimals} symbol={data.symbol} />
}

function Value({ argument, token }: { argument: EventArgument; token: Address | undefined }) {
  const { type, value } = argument
  if (type === 'address')
    return (
      <AddressText
        address={String(value)}
        explorer={explorerAddressUrl(activeChain, String(value))}
      />
    )
  return token ? <TokenAmount token={token} amount={value} /> : plain(value)
}

function Argument(props: { argument: EventArgument; token: Address | undefined }) {
  return (
    <div className={classes.argument}>
      <dt>{props.argument.name}</dt>
      <dd>
        <Value {...props} />
      </dd>
    </div>
  )
}

/** What a token says it moved, in its own unit. */
function Moved({ event }: { event: ReadEvent }) {
  const [from, to, amount] = event.args.map(({ value }) => value)
  return (
    <p className={classes.moved}>
      <TokenAmount token={event.emitter} amount={amount} />
      <span>
        {shortenAddress(String(from))} → {shortenAddress(String(to))}
      </span>
    </p>
  )
}

function EventRow({ event, events }: { event: ReadEvent; events: readonly ReadEvent[] }) {
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
            <Argument
              key={argument.name}
              argument={argument}
              token={tokenOfArgument(event, argument, events)}
            />
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
          <EventRow key={event.index} event={event} events={events} />
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
