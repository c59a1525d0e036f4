import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import type { TokenMetadataTexts } from '../order-metadata-changes.ts'
import { readMetadataTexts } from '../read-metadata-texts.ts'

/** What a token’s text says where it is missing speaks of a token. */
const empty: ReadonlySet<string> = new Set(['Token_NameEmpty', 'Token_SymbolEmpty'])

/** Name, symbol and link of a collection or an item as typed: as for tokens, but the link may not be empty. */
export function readNftTexts(
  input: TokenMetadataTexts,
  report: FieldIssueCollector<keyof TokenMetadataTexts>,
): TokenMetadataTexts {
  const texts = readMetadataTexts(input, (field, code, args) =>
    report(field, empty.has(code) ? 'Input_Required' : code, args),
  )
  if (texts.uri === '') report('uri', 'Input_Required')
  return texts
}
