import { findNameWarnings, type NamedContract } from '@slipway/sdk/names/find-name-warnings'
import { useEntryChain } from '../core/use-entry-chain.ts'
import classes from './names.module.css'
import { warningText } from './warning-text.ts'

export interface NameMarkProps {
  chainId: number
  named: NamedContract
}

/** The gravest that is to be said of the name of a list's entry, in a line; of its network, whichever that is. */
export default function NameMark({ chainId, named }: NameMarkProps) {
  const chain = useEntryChain(chainId)
  // What a wallet does with a long symbol is a matter of the token's page.
  const [first] = chain
    ? findNameWarnings(named, chain).filter(({ code }) => code !== 'long_symbol')
    : []
  return first ? <span className={classes.mark}>{warningText(first, 'visitor')}</span> : null
}
