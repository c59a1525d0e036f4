import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { readWhitelistText } from '@slipway/sdk/whitelist/read-whitelist-text'
import type { WhitelistEntry, WhitelistLevel } from '@slipway/sdk/whitelist/types'
import type { FormResult } from '../../../action/form-result.ts'
import { listLineText } from '../../../list-file/list-line-text.ts'

/** Wrong lines that are named; the rest is counted. */
const NAMED = 4

/** Wallets of a text, each once, with its tier. */
export interface ListParams {
  readonly entries: readonly WhitelistEntry[]
}

interface ListTexts {
  /** For a text without any wallet. */
  readonly none: string
  /** How many wrong lines are not named. */
  readonly more: (count: number) => string
}

/** Reads wallets, one in a line: "incorrect address format on line {x}". @param preset tier of lines that name none */
export function readListParams(
  { lines }: Readonly<Record<'lines', string>>,
  preset: WhitelistLevel,
  texts: ListTexts,
): FormResult<'lines', ListParams> {
  const { entries, issues } = readWhitelistText(lines, preset)
  if (issues.length > 0) {
    const named = issues.slice(0, NAMED).map((issue) => listLineText(issue))
    const rest = issues.length - named.length
    const text = [...named, ...(rest > 0 ? [texts.more(rest)] : [])].join(' · ')
    return { ok: false, problems: { lines: { code: issues[0]?.code ?? '', text } } }
  }
  if (entries.length === 0)
    return { ok: false, problems: { lines: { code: 'none', text: texts.none } } }
  return { ok: true, params: { entries } }
}

/** Transactions that a list takes: one for each 500 of a tier. */
export function countListSteps(entries: readonly WhitelistEntry[]): number {
  return [1, 2].reduce((sum, level) => {
    const count = entries.filter((entry) => entry.level === level).length
    return sum + Math.ceil(count / presaleLimits.listMax)
  }, 0)
}
