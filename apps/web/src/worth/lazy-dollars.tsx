import { activeChain } from '../core/active-chain.ts'
import { asidePart } from '../core/aside-part.tsx'
import type { DollarFactsProps } from './dollar-facts.tsx'

// What finds pools is needed nowhere else on most pages that show an amount.
const Facts = asidePart(() => import('./dollar-facts.tsx'))
const Worth = asidePart(() => import('./dollar-worth.tsx'))

/** Whether the network has stablecoins in which dollars are counted at all. */
const countsDollars = activeChain.currencies.some(({ isDollar }) => isDollar)

/** Price and worth of a token in dollars, where there is a sound source. */
export function TokenDollars(props: DollarFactsProps) {
  if (!countsDollars) return null
  return <Facts {...props} />
}

/** What an amount of the page's native currency is worth in dollars, where there is a sound source. */
export function NativeDollars({ units }: { units: bigint }) {
  const { wrappedNative } = activeChain
  if (!countsDollars || !wrappedNative) return null
  return <Worth token={wrappedNative} units={units} />
}
