import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { type Address, zeroAddress } from 'viem'

/** Whom a permission is about, in words. */
export const operatorName = (operator: Address): string =>
  operator === zeroAddress ? m.lock_operator_anybody() : shortenAddress(operator)
