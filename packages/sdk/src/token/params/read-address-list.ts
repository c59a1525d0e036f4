import type { Address } from 'viem'
import { listAddressIssue } from '../../list/list-address-issue.ts'
import { walletKind } from '../../list/list-kinds.ts'
import { readListTable } from '../../list/read-list-table.ts'
import { deduplicate } from '../../shared/deduplicate.ts'
import { readAddress } from '../../shared/read-address.ts'
import type { FormIssueCollector } from './form-result.ts'

/** Addresses that one transaction carries at most, so that it fits a block of any network. */
export const addressListMax = 200

/**
 * Reads addresses, one per line; empty lines count as lines and are skipped, each address is taken once.
 * @returns the addresses; none after a report ("incorrect address format on line {line}").
 */
export function readAddressList(text: string, report: FormIssueCollector): readonly Address[] {
  const { rows, issues } = readListTable(text, walletKind)
  const [fault] = issues
  if (fault) {
    report('accounts', fault.code, fault.args)
    return []
  }
  const addresses: Address[] = []
  for (const { line, cells } of rows) {
    const reading = readAddress(cells.address)
    if (!reading.ok) {
      const { code, args } = listAddressIssue(reading.code, line)
      report('accounts', code, args)
      return []
    }
    addresses.push(reading.address)
  }
  if (addresses.length === 0) report('accounts', 'Input_ListEmpty')
  const unique = deduplicate(addresses)
  if (unique.length > addressListMax)
    report('accounts', 'Input_ListTooLong', { max: addressListMax })
  return unique
}
