import { errorMessage, formatAmount, m } from '@slipway/messages'
import {
  readSolanaTokenDraft,
  type SolanaTokenReading,
} from '@slipway/sdk/solana/solana-token-draft'
import { isHttps } from '../../files/link-names.ts'
import type { FormProblem } from '../../form/form-problem.ts'
import { listFormProblems } from '../form/list-form-problems.ts'
import { type SolanaFormValues, toSolanaInput } from './solana-form-values.ts'

/** Labels of the fields that a fault can lead to, in the form's order. */
const labels: Readonly<Record<string, () => string>> = {
  name: m.token_field_name,
  symbol: m.token_field_symbol,
  totalSupply: m.token_field_supply,
  decimals: m.token_field_decimals,
  transferTaxPercent: m.token_field_transfer_tax,
  website: m.solana_field_website,
  uri: m.token_field_uri,
}

type Issue = Extract<SolanaTokenReading, { ok: false }>['issues'][number]

function issueText({ code, args }: Issue, values: SolanaFormValues): string {
  const decimals = /^\d$/.test(values.decimals) ? Number(values.decimals) : 0
  if (code === 'SolanaToken_TaxZero') return m.solana_issue_tax_zero()
  if (code === 'SolanaToken_SupplyTooLarge')
    return m.solana_issue_supply({ max: formatAmount(BigInt(args.max ?? 0), decimals) })
  return errorMessage(code, args, { token: { symbol: values.symbol, decimals } })
}

/** Reads the form by the schema of form and SDK. */
export function judgeSolanaForm(values: SolanaFormValues): SolanaTokenReading {
  return readSolanaTokenDraft(toSolanaInput(values))
}

/** Texts of what is wrong, by field. */
export function solanaFormErrors(
  reading: SolanaTokenReading,
  values: SolanaFormValues,
): Record<string, string> {
  const issues = reading.ok ? [] : reading.issues
  const errors = Object.fromEntries(
    issues.map((issue) => [issue.field, issueText(issue, values)] as const),
  )
  const website = values.metadata === 'stored' ? values.website.trim() : ''
  if (website !== '' && !isHttps(website)) errors.website = m.console_ipfs_field_not_https()
  return errors
}

/** The same for the summary above the form. */
export function listProblems(errors: Readonly<Record<string, string>>): FormProblem[] {
  return listFormProblems(labels, errors)
}
