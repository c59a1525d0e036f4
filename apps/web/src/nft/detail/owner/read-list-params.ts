import { formatInteger, m } from '@slipway/messages'
import {
  type AllowEntry,
  type AllowLineIssue,
  allowListMax,
  readAllowText,
} from '@slipway/sdk/nft/allow-list'
import { type FormResult, resultOrProblems } from '../../../action/form-result.ts'
import { listLineText } from '../../../list-file/list-line-text.ts'

const lineTexts: Readonly<
  Record<Exclude<AllowLineIssue['problem'], 'list'>, (line: { line: string }) => string>
> = {
  address: m.nftpage_own_list_line_address,
  allowance: m.nftpage_own_list_line_allowance,
  twice: m.nftpage_own_list_line_twice,
}

function problemText(text: string): string | undefined {
  const { entries, issues } = readAllowText(text)
  const [issue] = issues
  if (issue?.problem === 'list') return listLineText(issue)
  if (issue) return lineTexts[issue.problem]({ line: formatInteger(issue.line) })
  if (entries.length === 0) return m.nftpage_own_list_empty()
  if (entries.length <= allowListMax) return undefined
  return m.nftpage_own_list_long({
    count: formatInteger(entries.length),
    max: formatInteger(allowListMax),
  })
}

/** Who is on the list; the first wrong line is named. */
export function readListParams({
  list,
}: Readonly<Record<'list', string>>): FormResult<
  'list',
  { readonly entries: readonly AllowEntry[] }
> {
  const wrong = problemText(list)
  return resultOrProblems({ list: wrong ? { code: 'list', text: wrong } : undefined }, () => ({
    entries: readAllowText(list).entries,
  }))
}
