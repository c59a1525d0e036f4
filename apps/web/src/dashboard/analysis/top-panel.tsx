import { Skeleton } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { salePath } from '@slipway/sdk/navigation/sale-path'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { Panel } from '@slipway/ui/panel'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../shell/active-chain.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { IndexAway } from '../../shell/index-away.tsx'
import { Notice } from '../../shell/notice.tsx'
import { useOfferedChains } from '../../shell/use-offered-chains.ts'
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

const listsOf = ({ tokens, sales, pools, collections }: Top): [string, Entry[]][] => [
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
    m.dashboard_top_sales(),
    sales.map((sale) => ({
      id: sale.id,
      chainId: sale.chainId,
      address: sale.address,
      name: nameOf(sale.address, sale.info?.name, sale.token.name, sale.token.symbol),
      path: salePath(sale.kind, sale.address),
      figure: m.dashboard_top_contributors({ count: formatInteger(sale.userCount) }),
    })),
  ],
  [
    m.dashboard_top_pools(),
    pools.map((pool) => ({
      id: pool.id,
      chainId: pool.chainId,
      address: pool.address,
      name: nameOf(pool.address, pool.stakedToken.name, pool.stakedToken.symbol),
      path: `/mining/detail/${pool.address}`,
      figure: m.dashboard_top_stakers({ count: formatInteger(pool.stakerCount) }),
    })),
  ],
  [
    m.dashboard_top_collections(),
    collections.map((sale) => ({
      id: sale.id,
      chainId: sale.chainId,
      address: sale.address,
      name: nameOf(sale.address, sale.name, sale.symbol),
      path: `/nft/mint/${sale.address}`,
      figure: m.dashboard_top_minted({ count: formatInteger(sale.minted) }),
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
