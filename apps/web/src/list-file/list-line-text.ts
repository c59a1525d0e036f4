import { errorMessage, formatInteger, m } from '@slipway/messages'

interface LineIssue {
  /** From 1; 0 where the list as a whole is meant. */
  readonly line: number
  readonly code: string
  readonly args: Readonly<Record<string, bigint | number | string>>
}

/** These name their line themselves. */
const named = new Set([
  'Input_AddressLineInvalid',
  'Whitelist_LevelConflict',
  'Whitelist_LineDuplicate',
])

/** Columns of which a line needs a cell, in the visitor's language. */
export const neededColumns: Readonly<Record<string, () => string>> = {
  amount: m.listfile_role_amount,
  nftId: m.listfile_role_nft,
  unlockAt: m.listfile_role_unlock,
  cycle: m.listfile_role_cycle,
  cyclePercent: m.listfile_role_cycle_percent,
}

/** What is wrong with a line of a list, with its number. */
export function listLineText(
  { line, code, args }: LineIssue,
  context?: Parameters<typeof errorMessage>[2],
): string {
  const column = neededColumns[String(args.column)]
  const isEmpty = code === 'List_CellEmpty' && column
  const text = errorMessage(code, isEmpty ? { ...args, column: column() } : args, context)
  if (line === 0 || named.has(code)) return text
  return m.listfile_line({ line: formatInteger(line), text })
}
