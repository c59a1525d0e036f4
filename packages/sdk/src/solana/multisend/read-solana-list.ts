import { type Address, getAddressEncoder, isAddress } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { cleanCell } from '../../list/clean-cell.ts'
import { listCellIssue } from '../../list/list-cell-issue.ts'
import { splitList } from '../../list/split-list.ts'
import { AmountInvalid } from '../../shared/parse-amount.ts'
import { parseTypedAmount } from '../../shared/parse-typed-amount.ts'
import { isOnCurve } from '../is-on-curve.ts'
import { sendLimits } from './send-limits.ts'
import type { SendRow, SendToken } from './types.ts'

/** What is wrong with a line, or with the whole list. */
export interface SolanaListIssue {
  /** From 1; 0 for the whole list. */
  readonly line: number
  readonly code: string
  readonly args: Readonly<Record<string, bigint | number | string>>
}

export interface SolanaListReading {
  readonly rows: readonly SendRow[]
  readonly issues: readonly SolanaListIssue[]
  /** Base units. */
  readonly total: bigint
  /** Lines whose address stands in an earlier one too; each of them is paid. */
  readonly duplicates: number
  /** A first line that is taken for names of columns, and so pays nobody. */
  readonly heading: { readonly line: number; readonly text: string } | undefined
}

const issueOf = (
  line: number,
  code: string,
  args: SolanaListIssue['args'] = {},
): SolanaListIssue => ({ line, code, args: { line, ...args } })

/** Who reads it. */
interface ListOptions {
  /** Most lines that it may have; those of a list that is sent where nobody says. */
  readonly rowsMax?: number
  /** Hears how far it is, 0 to 1. */
  readonly tell?: (part: number) => void
}

/** How often it is told how far a reading is, in lines. */
const stride = 1_000

/** What a list is read for. */
type ListToken = Pick<SendToken, 'mint' | 'decimals'>
type Line = { readonly line: number; readonly cells: readonly string[] }

/** Tells addresses that are on no point of the curve, which belong to programs; each is looked at once. */
function createCurveCheck(): (address: Address) => boolean {
  const seen = new Map<Address, boolean>()
  return (address) => {
    const isNobodys =
      seen.get(address) ?? !isOnCurve(new Uint8Array(getAddressEncoder().encode(address)))
    seen.set(address, isNobodys)
    return isNobodys
  }
}

function readAmount({ line, cells }: Line, decimals: number): bigint | SolanaListIssue {
  try {
    const amount = parseTypedAmount(cells[1] ?? '', decimals)
    if (amount === 0n) return issueOf(line, 'Input_AmountZero')
    return amount > sendLimits.amountMax ? issueOf(line, 'Multisend_SumTooLarge') : amount
  } catch (error) {
    if (!(error instanceof AmountInvalid)) throw error
    const { code, args } = listCellIssue('amount', error.code, { max: error.args.max })
    return issueOf(line, code, args)
  }
}

function readLine(
  row: Line,
  { mint, decimals }: ListToken,
  isNobodys: (address: Address) => boolean,
): SendRow | SolanaListIssue {
  const { line, cells } = row
  const [address = '', , ...others] = cells
  if (!isAddress(address)) return issueOf(line, 'Input_AddressLineInvalid')
  // What lies there is lost: nobody signs for a token.
  if (address === mint) return issueOf(line, 'SolanaInput_OwnMint')
  // The system program's address is a point of the curve, and nobody's.
  if (address === SYSTEM_PROGRAM_ADDRESS || isNobodys(address))
    return issueOf(line, 'SolanaInput_OffCurve')
  const beyond = others.find((cell) => cell !== '')
  if (beyond !== undefined) return issueOf(line, 'List_CellBeyond', { cell: beyond })
  const amount = readAmount(row, decimals)
  return typeof amount === 'bigint' ? { line, address, amount } : amount
}

/** A first line that names columns: no address, and no digit, for a recipient with a slip in it has some. */
const isHeading = ({ cells }: Line) => !cells.some((cell) => isAddress(cell) || /\d/.test(cell))

/**
 * Reads a list of recipients: an address and an amount a line, however a spreadsheet wrote it, with or without a heading.
 * @param token that is sent
 */
export function readSolanaList(
  text: string,
  token: ListToken,
  { rowsMax = sendLimits.rowsMax, tell }: ListOptions = {},
): SolanaListReading {
  const { rows: lines, quoteFaults } = splitList(text)
  const filled = lines
    .map(({ line, cells }) => ({ line, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first] = filled
  const heading = first && isHeading(first) ? first : undefined
  const body = heading ? filled.slice(1) : filled
  const isNobodys = createCurveCheck()
  const readings = body.map((line, at) => {
    if (at % stride === 0) tell?.(at / body.length)
    return quoteFaults.includes(line.line)
      ? issueOf(line.line, 'List_QuoteOpen')
      : readLine(line, token, isNobodys)
  })
  const rows = readings.filter((one): one is SendRow => 'amount' in one)
  const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
  const { amountMax } = sendLimits
  return {
    rows,
    total,
    duplicates: rows.length - new Set(rows.map(({ address }) => address)).size,
    heading: heading && { line: heading.line, text: heading.cells.join(', ') },
    issues: [
      ...(body.length > rowsMax
        ? [issueOf(0, 'PayList_TooLong', { max: rowsMax, count: body.length })]
        : []),
      ...(total > amountMax ? [issueOf(0, 'Multisend_SumTooLarge')] : []),
      ...readings.filter((one): one is SolanaListIssue => 'code' in one),
    ],
  }
}
