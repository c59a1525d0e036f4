import { m } from '@slipway/messages'
import { readContractUri } from '@slipway/sdk/token/draft/read-contract-uri'
import type { Token } from '@slipway/sdk/token/types'
import { type FormProblem, type FormResult, resultOrProblems } from '../../action/form-result.ts'

export interface UriParams {
  contractUri: string
  /** Freeze the link in the same go. */
  isFinal: boolean
  /** False when only the freezing is wanted. */
  isChanged: boolean
}

/** Judges a new metadata link. The link it already has is refused, unless it shall be frozen as it is. */
export function readUriParams(
  values: Readonly<Record<'contractUri', string>>,
  token: Pick<Token, 'contractUri'>,
  isFinal: boolean,
): FormResult<'contractUri', UriParams> {
  let problem: FormProblem | undefined
  const contractUri = readContractUri(values.contractUri, (_field, code, args) => {
    problem ??= args ? { code, args } : { code }
  })
  const isChanged = contractUri !== token.contractUri
  if (!isChanged && !isFinal) problem ??= { code: 'unchanged', text: m.token_uri_unchanged() }
  return resultOrProblems({ contractUri: problem }, () => ({ contractUri, isFinal, isChanged }))
}
