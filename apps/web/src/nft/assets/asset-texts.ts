import { ApiError } from '@slipway/api-client'
import { formatInteger, formatTime, m } from '@slipway/messages'
import type { NftWordsFault } from '@slipway/sdk/nft/metadata/nft-words'
import type { WordsTableIssue } from '@slipway/sdk/nft/metadata/read-words-table'
import { FilesUnreadable } from './address-files.ts'
import type { LeftOut } from './asset-set.ts'
import type { AssetProgress } from './store-assets.ts'
import { StoreDiffers } from './store-folder.ts'

const leftOutTexts = {
  kind: m.nftfile_left_kind,
  empty: m.nftfile_left_empty,
  'too-large': m.nftfile_left_too_large,
  'name-twice': m.nftfile_left_name_twice,
  'too-many': m.nftfile_left_too_many,
} as const

/** Why a chosen file is left out. */
export const leftOutText = ({ name, reason }: LeftOut): string => leftOutTexts[reason]({ name })

const faultTexts = {
  'name-too-long': m.nftfile_fault_name_too_long,
  'description-too-long': m.nftfile_fault_description_too_long,
  'trait-too-long': m.nftfile_fault_trait_too_long,
  'too-many-traits': m.nftfile_fault_too_many_traits,
} as const

/** Why words cannot be kept. */
export const wordsFaultText = (fault: NftWordsFault): string => faultTexts[fault]()

/** A row of a table that was not taken over. */
export type TableProblem =
  | WordsTableIssue
  | { readonly line: number; readonly fault: 'stranger'; readonly key: string }
  /** The part of the page that reads tables did not come. */
  | { readonly line: 0; readonly fault: 'unloaded' }

/** What the last table did. */
export interface TableOutcome {
  readonly taken: number
  readonly problems: readonly TableProblem[]
}

function tableFaultText(problem: Exclude<TableProblem, { fault: 'unloaded' }>): string {
  const { fault, key = '' } = problem
  switch (fault) {
    case 'no-key-column':
      return m.nftfile_table_no_key_column()
    case 'no-key':
      return m.nftfile_table_no_key()
    case 'key-twice':
      return m.nftfile_table_key_twice({ key })
    case 'cell-beyond':
      return m.nftfile_table_cell_beyond()
    case 'quote-open':
      return m.nftfile_table_quote_open()
    case 'stranger':
      return m.nftfile_table_stranger({ key })
    default:
      return wordsFaultText(fault)
  }
}

/** What is wrong with a table, with the line. */
export const tableProblemText = (problem: TableProblem): string =>
  problem.fault === 'unloaded'
    ? m.shell_chunk_text()
    : m.nftfile_table_line({ line: formatInteger(problem.line), text: tableFaultText(problem) })

const refusals: Readonly<Partial<Record<string, () => string>>> = {
  NETWORK: m.nftfile_problem_away,
  TIMEOUT: m.nftfile_problem_away,
  STORE_UNAVAILABLE: m.nftfile_problem_away,
  UPLOADS_OFF: m.nftfile_problem_off,
  STORE_FULL: m.nftfile_problem_full,
  ASSET_TYPE_UNSUPPORTED: m.nftfile_problem_kind,
}

/** Why the files could not be stored. */
export function storeProblemText(error: unknown): string {
  if (error instanceof FilesUnreadable) return m.nftfile_problem_unreadable()
  if (error instanceof StoreDiffers) return m.nftfile_problem_differs()
  if (!(error instanceof ApiError)) return m.nftfile_problem_unknown()
  if (error.code === 'UPLOAD_QUOTA_EXCEEDED') {
    const { resetsAt } = (error.details ?? {}) as { resetsAt?: number | null }
    return m.nftfile_problem_quota({ time: formatTime(resetsAt ?? Math.floor(Date.now() / 1_000)) })
  }
  return refusals[error.code]?.() ?? m.nftfile_problem_unknown()
}

/** What is being done. */
export function stepText({ part, step }: AssetProgress): string {
  if (part === 'media')
    return step === 'send' ? m.nftfile_step_send_media() : m.nftfile_step_address_media()
  return step === 'send' ? m.nftfile_step_send_words() : m.nftfile_step_address_words()
}
