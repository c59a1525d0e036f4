import { formatInteger, m } from '@slipway/messages'
import { useEntryChain } from '../core/use-entry-chain.ts'
import classes from './as-of.module.css'

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
