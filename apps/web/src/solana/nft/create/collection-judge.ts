import { errorMessage, formatInteger, m } from '@slipway/messages'
import {
  type CollectionReading,
  readCollectionDraft,
} from '@slipway/sdk/solana/nft/read-collection-draft'
import { isHttps } from '../../../files/link-names.ts'
import type { FormProblem } from '../../../form/form-problem.ts'
import { listFormProblems } from '../../form/list-form-problems.ts'
import { type CollectionFormValues, toCollectionInput } from './collection-form-values.ts'

/** Labels of the fields that a fault can lead to, in the form's order. */
const labels: Readonly<Record<string, () => string>> = {
  name: m.nftmake_field_name,
  symbol: m.nftmake_field_symbol,
  maxItems: m.nftmake_field_total,
  website: m.solana_field_website,
  uri: m.token_field_uri,
}

type Issue = Extract<CollectionReading, { ok: false }>['issues'][number]

const issueText = ({ code, args }: Issue): string =>
  code === 'SolanaNft_ItemsOutOfRange'
    ? m.nftpage_mint_wrong({ max: formatInteger(BigInt(args.max ?? 0)) })
    : errorMessage(code, args)

/** Reads the form by the rules of the SDK. */
export function judge(values: CollectionFormValues): CollectionReading {
  return readCollectionDraft(toCollectionInput(values))
}

/** Texts of what is wrong, by field. */
export function errorsOf(
  reading: CollectionReading,
  values: CollectionFormValues,
): Record<string, string> {
  const issues = reading.ok ? [] : reading.issues
  const errors = Object.fromEntries(issues.map((issue) => [issue.field, issueText(issue)] as const))
  const website = values.metadata === 'stored' ? values.website.trim() : ''
  if (website !== '' && !isHttps(website)) errors.website = m.console_ipfs_field_not_https()
  return errors
}

/** The same for the summary above the form. */
export function listProblems(errors: Readonly<Record<string, string>>): FormProblem[] {
  return listFormProblems(labels, errors)
}
