import { type Address, zeroAddress } from 'viem'
import { readAddress } from '../../shared/read-address.ts'
import type { NftDraftField, NftIssueCollector } from './nft-draft-schema.ts'

/** An address that may be left out, which reads zero. @returns undefined where it is none, after a report. */
export function readOptionalAddress(
  field: NftDraftField,
  text: string,
  report: NftIssueCollector,
): Address | undefined {
  if (text.trim() === '') return zeroAddress
  const reading = readAddress(text)
  if (reading.ok) return reading.address
  report(field, reading.code)
  return undefined
}
