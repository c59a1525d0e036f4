import { formatInteger, m } from '@slipway/messages'
import classes from './as-of.module.css'
import { useEntryChain } from './use-entry-chain.ts'

interface Clock {
  readonly chainId: number
  readonly block: number
}

function OfChain({ chainId, block }: Clock) {
  const chain = useEntryChain(chainId)
  return (
    <li>
      {m.portfolio_asof({ block: formatInteger(block), network: chain?.name ?? String(chainId) })}
    </li>
  )
}

/** Up to which block of each network the figures of a page reach. */
export function AsOf({ clocks }: { clocks: readonly Clock[] }) {
  return (
    <ul className={classes.root}>
      {clocks.map(({ chainId, block }) => (
        <OfChain key={chainId} chainId={chainId} block={block} />
      ))}
    </ul>
  )
}
