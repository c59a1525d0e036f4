import { readLimitedText } from '../../shared/read-limited-text.ts'
import { tokenLimits } from '../token-limits.ts'
import type { IssueCollector } from './issue-collector.ts'

const linkShape = /^(?:https:\/\/[^\s/]+\S*|ipfs:\/\/\S+)$/

/** The link to the token's metadata (ERC-7572): https or ipfs, or empty. */
export function readContractUri(input: string, report: IssueCollector): string {
  const uri = readLimitedText(
    input,
    {
      field: 'contractUri',
      maxBytes: tokenLimits.uriMaxBytes,
      tooLongCode: 'Token_UriTooLong',
      notPrintableCode: 'Token_UriNotPrintable',
    },
    report,
  )
  if (uri !== '' && !linkShape.test(uri)) report('contractUri', 'Input_UriInvalid')
  return uri
}
