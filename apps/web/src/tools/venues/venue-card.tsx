import type { Venue } from '@slipway/chains'
import { formatBps, m } from '@slipway/messages'
import { getTradeFee } from '@slipway/sdk/tools/get-trade-fee'
import { CopyButton } from '@slipway/ui/copy-button'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { StatusBadge } from '@slipway/ui/status-badge'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { canCreate } from '../../venues/listed-routers.ts'
import { VenueAddress } from './venue-address.tsx'
import { VenueCheck } from './venue-check.tsx'
import classes from './venues.module.css'

const sources = {
  'cross-checked': m.tools_venues_source_cross_checked,
  'first-party': m.tools_venues_source_first_party,
  'single-source': m.tools_venues_source_single_source,
} as const

function CardHead({ venue }: { venue: Venue }) {
  const { name, kind, url } = venue
  return (
    <header className={classes.cardHead}>
      <h3>
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" title={m.tools_venues_site({ name })}>
            {name} <IconExternalLink size={15} stroke={1.7} aria-hidden />
          </a>
        ) : (
          name
        )}
      </h3>
      <StatusBadge tone={canCreate(venue) ? 'good' : 'neutral'}>
        {canCreate(venue) ? m.tools_venues_usable() : m.tools_venues_unusable()}
      </StatusBadge>
      <p>{kind === 'v2' ? m.tools_venues_kind_v2() : m.tools_venues_kind_v3()}</p>
    </header>
  )
}

/** All its pools ask the same fee, which its router states. */
const hasOneFee = ({ kind, routerAbi }: Venue) => kind === 'v2' && routerAbi.startsWith('uniswap')

function Fee({ venue }: { venue: Venue }) {
  const { router } = venue
  if (!hasOneFee(venue)) return m.tools_venues_fee_by_pool()
  return router ? <TradeFee router={router} /> : m.tools_venues_fee_unknown()
}

function Wrapped({ currency }: { currency: string }) {
  const entry = activeChain.currencies.find(({ name }) => name === currency)
  return (
    <>
      {currency} {entry && <VenueAddress address={entry.address} />}
    </>
  )
}

/** One exchange of the network's list. */
export function VenueCard({ venue }: { venue: Venue }) {
  const { name, router, factory, currency, nftManager, initCodeHash, confidence } = venue
  return (
    <article className={classes.card}>
      <CardHead venue={venue} />
      <KeyValueList>
        <KeyValue label={m.tools_venues_router()}>
          {router ? <VenueAddress address={router} /> : m.tools_venues_no_router()}
        </KeyValue>
        <KeyValue label={m.tools_venues_factory()}>
          <VenueAddress address={factory} />
        </KeyValue>
        <KeyValue label={m.tools_venues_wrapped()}>
          <Wrapped currency={currency} />
        </KeyValue>
        {nftManager && (
          <KeyValue label={m.tools_venues_positions()}>
            <VenueAddress address={nftManager} />
          </KeyValue>
        )}
        <KeyValue
          label={m.tools_venues_fee()}
          help={router && hasOneFee(venue) && m.tools_venues_fee_help()}
        >
          <Fee venue={venue} />
        </KeyValue>
        {initCodeHash && (
          <KeyValue label={m.tools_venues_init_code()}>
            <code title={initCodeHash}>{initCodeHash.slice(0, 10)}…</code>
            <CopyButton value={initCodeHash} label={m.tools_venues_init_code()} />
          </KeyValue>
        )}
        <KeyValue label={m.tools_venues_source()}>{sources[confidence]()}</KeyValue>
      </KeyValueList>
      {router && canCreate(venue) && <VenueCheck router={router} name={name} />}
    </article>
  )
}

/** What a trade costs, as the router itself quotes it. */
function TradeFee({ router }: { router: Address }) {
  const { data, isPending, isError } = useQuery({
    queryKey: ['tools', activeChain.chainId, 'trade-fee', router],
    queryFn: async () => (await getTradeFee(readClient, router)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isPending) return <span aria-busy="true">…</span>
  if (isError) return m.token_router_no_answer({ chain: activeChain.name })
  return data === null ? m.tools_venues_fee_unknown() : formatBps(data)
}
