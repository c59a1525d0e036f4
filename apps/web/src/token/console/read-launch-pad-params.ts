import { errorMessage, m } from '@slipway/messages'
import type { LaunchTerms } from '@slipway/sdk/token/launch/launch-params'
import { calculateLaunchQuote } from '@slipway/sdk/token/launch/prepare-launch'
import {
  type LaunchField,
  type LaunchTermsContext,
  type LaunchTermsInput,
  type PurchaseInput,
  readLaunchTerms,
} from '@slipway/sdk/token/launch/read-launch-terms'
import type { Address } from 'viem'
import { type FormProblem, type FormResult, resultOrProblems } from '../../action/form-result.ts'
import { readLocalInput } from '../../form/local-time.ts'
import { beyondBalance } from './beyond-balance.ts'

export const launchPadFields = [
  'tokenAmount',
  'quoteAmount',
  'unlockAt',
  'purchases',
  'openingSeconds',
  'openingCap',
] as const
export type LaunchPadField = (typeof launchPadFields)[number]

/** What stands in the form beside its lines of text. */
export interface LaunchPadChoices {
  liquidity: LaunchTermsInput['liquidity']
  hasOpening: boolean
}

/** The rules' context, and what the wallet has of the token. */
export interface LaunchPadContext extends LaunchTermsContext {
  /** Base units; undefined while nobody knows. */
  balance: bigint | undefined
  /** The same of the quote currency. */
  quoteBalance: bigint | undefined
  quoteSymbol: string
}

/** Percent of either amount that bringing a crooked pool to the stated price may cost. */
export const REPAIR_PERCENT = '1'
/** Percent that a first buy may get less than reckoned; in one transaction nothing comes between. */
const SLIPPAGE_PERCENT = '1'

/** Line of the text that the n-th purchase stands in, as an editor counts. */
function lineOf(text: string, at: number): number {
  const filled = text
    .split('\n')
    .map((line, index) => ({ line: index + 1, isFilled: line.trim() !== '' }))
    .filter(({ isFilled }) => isFilled)
  return filled[at]?.line ?? 1
}

function placeOf(field: LaunchField | 'form'): LaunchPadField {
  if (field.startsWith('purchases')) return 'purchases'
  return launchPadFields.find((one) => one === field) ?? 'tokenAmount'
}

/** First buys as typed, one a line: an address and an amount, parted by spaces, a comma or an equals sign. */
export function readPurchaseLines(text: string): readonly PurchaseInput[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, to = '', quoteAmount = ''] = /^([^\s,;=]*)[\s,;=]*(.*)$/.exec(line) ?? []
      // All that is left is the amount: one with separators of thousands must not lose what stands behind the first.
      return { to, quoteAmount }
    })
}

/** A launch for which the wallet has enough of both sides, first buys included. */
function affordable(
  terms: LaunchTerms,
  context: LaunchPadContext,
): FormResult<LaunchPadField, LaunchTerms> {
  const { tokenAmount: needed } = terms
  const { balance = needed, quoteBalance, quoteDecimals: decimals, quoteSymbol: symbol } = context
  const tokenAmount =
    needed > balance ? { code: 'Token_InsufficientBalance', args: { needed, balance } } : undefined
  const quote = calculateLaunchQuote(terms)
  const quoteAmount = beyondBalance(quote, quoteBalance, { decimals, symbol })
  return resultOrProblems({ tokenAmount, quoteAmount }, () => terms)
}

/** Judges a launch by the rules of the launch contract, the locker and the opening vault. */
export function readLaunchPadParams(
  values: Readonly<Record<LaunchPadField, string>>,
  choices: LaunchPadChoices,
  context: LaunchPadContext,
  account: Address,
): FormResult<LaunchPadField, LaunchTerms> {
  const reading = readLaunchTerms(
    {
      tokenAmount: values.tokenAmount,
      quoteAmount: values.quoteAmount,
      maxRepairPercent: REPAIR_PERCENT,
      liquidity: choices.liquidity,
      unlockAt: readLocalInput(values.unlockAt) ?? 0,
      lockOwner: account,
      tokenReceiver: account,
      purchases: readPurchaseLines(values.purchases),
      slippagePercent: SLIPPAGE_PERCENT,
      opening: choices.hasOpening,
      openingSeconds: values.openingSeconds,
      openingCap: values.openingCap,
    },
    context,
  )
  if (reading.ok) return affordable(reading.terms, context)
  const problems: Partial<Record<LaunchPadField, FormProblem>> = {}
  for (const { field, code, args } of reading.issues) {
    const at = /^purchases\.(\d+)\./.exec(field)?.[1]
    const text =
      at === undefined
        ? undefined
        : m.console_line_problem({
            line: lineOf(values.purchases, Number(at)),
            problem:
              code === 'Input_Required'
                ? errorMessage('List_CellEmpty', { column: m.listfile_role_amount() })
                : errorMessage(code, args),
          })
    problems[placeOf(field)] ??= text === undefined ? { code, args } : { code, text }
  }
  return { ok: false, problems }
}
