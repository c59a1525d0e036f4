import type { FieldIssueCollector } from '../shared/field-issue-collector.ts'
import { readLimitedText } from '../shared/read-limited-text.ts'
import type { TokenMetadataTexts } from './order-metadata-changes.ts'
import { solanaTokenLimits } from './solana-token-limits.ts'

const linkShape = /^(?:https:\/\/[^\s/]+\S*|ipfs:\/\/\S+)$/

/** Name, symbol and link as typed, trimmed and measured in bytes; every fault is reported with its code. */
export function readMetadataTexts(
  input: TokenMetadataTexts,
  report: FieldIssueCollector<keyof TokenMetadataTexts>,
): TokenMetadataTexts {
  const { nameMaxBytes, symbolMaxBytes, uriMaxBytes } = solanaTokenLimits
  const name = readLimitedText<keyof TokenMetadataTexts>(
    input.name,
    {
      field: 'name',
      maxBytes: nameMaxBytes,
      emptyCode: 'Token_NameEmpty',
      tooLongCode: 'Token_NameTooLong',
      notPrintableCode: 'Token_NameNotPrintable',
    },
    report,
  )
  const symbol = readLimitedText<keyof TokenMetadataTexts>(
    input.symbol,
    {
      field: 'symbol',
      maxBytes: symbolMaxBytes,
      emptyCode: 'Token_SymbolEmpty',
      tooLongCode: 'Token_SymbolTooLong',
      notPrintableCode: 'Token_SymbolNotPrintable',
    },
    report,
  )
  const uri = readLimitedText<keyof TokenMetadataTexts>(
    input.uri,
    {
      field: 'uri',
      maxBytes: uriMaxBytes,
      tooLongCode: 'Token_UriTooLong',
      notPrintableCode: 'Token_UriNotPrintable',
    },
    report,
  )
  if (uri !== '' && !linkShape.test(uri)) report('uri', 'Input_UriInvalid')
  return { name, symbol, uri }
}
