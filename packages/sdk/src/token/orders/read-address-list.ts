import type { Address } from 'viem'
import { deduplicate } from '../../shared/deduplicate.ts'
import { readAddress } from '../../shared/read-address.ts'
import type { OrderSink } from './order-reading.ts'

/** Addresses that one transaction carries at most, so that it fits a block of any network. */
export const addressListMax = 200

/**
 * Reads addresses, one per line; empty lines count as lines and are skipped, each address is taken once.
 * @returns the addresses; none after a report ("incorrect address format on line {line}").
 */
export function readAddressList(text: string, report: OrderSink): readonly Address[] {
  const lines = text.split('\n').map((line) => line.trim())
  const wrong = lines.findIndex((line) => line !== '' && !readAddress(line).ok)
  if (wrong !== -1) {
    report('accounts', 'Input_AddressLineInvalid', { line: wrong + 1 })
    return []
  }
  const addresses = lines.flatMap((line) => {
    const reading = readAddress(line)
    return reading.ok ? [reading.address] : []
  })
  if (addresses.length === 0) report('accounts', 'Input_ListEmpty')
  const unique = deduplicate(addresses)
  if (unique.length > addressListMax)
    report('accounts', 'Input_ListTooLong', { max: addressListMax })
  return unique
}
