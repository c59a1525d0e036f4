import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { isAddress } from 'viem'
import classes from './create.module.css'

/** The lock contract's address, to be whitelisted where a token refuses or taxes its transfer (specification, section 8). */
export function WhitelistHint({ locker }: { locker: unknown }) {
  if (typeof locker !== 'string' || !isAddress(locker)) return null
  return (
    <p className={classes.whitelist}>
      <span>{m.lock_report_contract()}</span>
      <AddressText address={locker} isFull />
    </p>
  )
}
