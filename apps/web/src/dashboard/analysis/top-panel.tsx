import { Skeleton } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { presalePath } from '@slipway/sdk/navigation/presale-path'
import { pairName } from '@slipway/sdk/shared/pair-name'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { Panel } from '@slipway/ui/panel'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { IndexAway } from '../../core/index-away.tsx'
import { Notice } from '../../core/notice.tsx'
import { useOfferedChains } from '../../core/use-offered-chains.ts'
import classes from '../dashboard.module.css'
import { useTop } from './use-analysis.ts'

interface Entry {
  readonly id: string
  readonly chainId: number
  readonly address: string
  readonly name: string
  readonly path: string
  readonly figure: string
}

type Top = NonNullable<ReturnType<typeof useTop>['data']>

/** A name where there is one; else the address of what it would name. */
const nameOf = (address: string, ...names: (string | null | undefined)[]) =>
  names.find((name) => name) ?? shortenAddress(address)

const listsOf = ({ tokens, presales, pools, collections }: Top): [string, Entry[]][] => [
  [
    m.dashboard_top_tokens(),
    tokens.map((token) => ({
      id: token.id,
      chainId: token.chainId,
      address: token.address,
      name: token.name,
      path: `/token/view/${token.address}`,
      figure: m.dashboard_top_holders({ count: formatInteger(token.holderCount) }),
    })),
  ],
  [
    m.dashboard_top_presales(),
    presales.map((presale) => ({
      id: presale.id,
      chainId: presale.chainId,
      address: presale.address,
      name: nameOf(presale.address, presale.info?.name, presale.token.name, presale.token.symbol),
      path: presalePath(presale.kind, presale.address),
      figure: m.dashboard_top_contributors({ count: formatInteger(presale.userCount) }),
    })),
  ],
  [
    m.dashboard_top_pools(),
    pools.map((pool) => ({
      id: pool.id,
      chainId: pool.chainId,
      address: pool.address,
      name: nameOf(
        pool.address,
        pairName(pool.pair),
        pool.stakedToken.name,
        pool.stakedToken.symbol,
      ),
      path: `/mining/detail/${pool.address}`,
      figure: m.dashboard_top_stakers({ count: formatInteger(pool.stakerCount) }),
    })),
  ],
  [
    m.dashboard_top_collections(),
    collections.map((collection) => ({
      id: collection.id,
      chainId: collection.chainId,
      address: collection.address,
      name: nameOf(collection.address, collection.name, collection.symbol),
      path: `/nft/mint/${collection.address}`,
      figure: m.dashboard_top_minted({ count: formatInteger(collection.minted) }),
    })),
  ],
]

function EntryLink({ entry, network }: { entry: Entry; network: string | undefined }) {
  if (entry.chainId === activeChain.chainId || !network)
    return <AppLink to={entry.path}>{entry.name}</AppLink>
  return <a href={`${entry.path}?chain=${network}`}>{entry.name}</a>
}

function TopLists({ top }: { top: Top }) {
  const chains = useOfferedChains(true)
  const chainOf = (chainId: number) => chains?.find((chain) => chain.chainId === chainId)
  return (
    <div className={classes.tops}>
      {listsOf(top).map(([title, entries]) => (
        <section key={title}>
          <h3>{title}</h3>
          {entries.length === 0 && <p className={classes.muted}>{m.dashboard_top_none()}</p>}
          <ol>
            {entries.map((entry) => {
              const chain = chainOf(entry.chainId)
              return (
                <li key={entry.id}>
                  <BadgedName chainId={entry.chainId} address={entry.address} isOneLine>
                    <EntryLink entry={entry} network={chain?.shortname} />
                  </BadgedName>
                  <small>{[entry.figure, chain?.name].filter(Boolean).join(' · ')}</small>
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** What is largest now, by one measure each. */
export default function TopPanel({ network }: { network: string | undefined }) {
  const { data, isError, refetch } = useTop(network)
  return (
    <Panel title={m.dashboard_top_title()} description={m.dashboard_top_text()}>
      {data && <TopLists top={data} />}
      {!data && isError && (
        <Notice tone="warn" onRetry={() => void refetch()}>
          <IndexAway text={m.dashboard_failed_title()} />
        </Notice>
      )}
      {!data && !isError && <Skeleton height={220} />}
    </Panel>
  )
}
