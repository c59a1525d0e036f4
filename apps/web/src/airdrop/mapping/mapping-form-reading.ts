import type { MappingDraft } from '@slipway/sdk/airdrop/mapping/mapping-draft-schema'
import { readMappingDraft } from '@slipway/sdk/airdrop/mapping/read-mapping-draft'
import type { FormResult } from '../../action/form-result.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { readLocalInput } from '../../form/local-time.ts'

/** Fields of the form; times as a `datetime-local` input holds them. */
export type MappingFormField =
  | 'origin'
  | 'target'
  | 'rate'
  | 'startTime'
  | 'endTime'
  | 'pool'
  | 'ipfsKey'

const fields: readonly MappingFormField[] = [
  'origin',
  'target',
  'rate',
  'startTime',
  'endTime',
  'pool',
  'ipfsKey',
]

/** An empty field stays empty; anything that is no moment is refused as one. */
function toSeconds(text: string): string {
  return text.trim() === '' ? '' : String(readLocalInput(text) ?? text)
}

/** Judges the form by the SDK's own rules. @param decimals undefined while a token is unknown */
export function readMappingForm(
  values: Readonly<Record<MappingFormField, string>>,
  context: {
    now: number
    originDecimals?: number | undefined
    targetDecimals?: number | undefined
  },
): FormResult<MappingFormField, MappingDraft> {
  const { startTime, endTime } = values
  const input = { ...values, startTime: toSeconds(startTime), endTime: toSeconds(endTime) }
  const reading = readMappingDraft(input, context)
  return fromIssues<MappingFormField, MappingDraft>(
    reading.ok ? { ok: true, params: reading.draft } : reading,
    'origin',
    fields,
  )
}
