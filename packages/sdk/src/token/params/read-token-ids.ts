import { deduplicate } from '../../shared/deduplicate.ts'
import type { FormIssueCollector } from './form-result.ts'

/** Ids that one transaction carries at most, so that it fits a block of any network. */
export const tokenIdsMax = 100

const idShape = /^\d{1,78}$/
const idMax = 2n ** 256n - 1n

/**
 * Reads ids of NFTs, separated by commas, spaces or line ends; each once, in the order typed.
 * @returns the ids; none after a report ("The entered tokenId format is incorrect").
 */
export function readTokenIds(text: string, report: FormIssueCollector): readonly bigint[] {
  const words = text.split(/[\s,，;]+/).filter((word) => word !== '')
  if (words.length === 0) {
    report('tokenIds', 'Input_ListEmpty')
    return []
  }
  if (!words.every((word) => idShape.test(word) && BigInt(word) <= idMax)) {
    report('tokenIds', 'Input_TokenIdInvalid')
    return []
  }
  const ids = deduplicate(words.map(BigInt))
  if (ids.length > tokenIdsMax) report('tokenIds', 'Input_ListTooLong', { max: tokenIdsMax })
  return ids
}
