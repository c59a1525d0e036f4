import { presaleInfoLimits } from '@slipway/sdk/presale/presale-limits'
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { isHttps, linkNames } from '../../files/link-names.ts'
import type { PresaleFormValues } from './presale-form-values.ts'

type InfoField = 'name' | 'description' | (typeof linkNames)[number]
export type InfoValues = Pick<PresaleFormValues, InfoField>

/** Counted as people count: a character beyond the first plane is one. */
const lengthOf = (text: string) => [...text.trim()].length

/** What is wrong with what is told about the presale, which no contract sees. */
export function infoIssues(values: InfoValues): DraftIssue<InfoField>[] {
  const { nameMaxCharacters, descriptionMaxCharacters, linkMaxCharacters } = presaleInfoLimits
  const issues: DraftIssue<InfoField>[] = []
  const length = { name: lengthOf(values.name), description: lengthOf(values.description) }
  if (length.name === 0) issues.push({ field: 'name', code: 'Presale_NameEmpty', args: {} })
  if (length.name > nameMaxCharacters) {
    const args = { length: length.name, max: nameMaxCharacters }
    issues.push({ field: 'name', code: 'Presale_NameTooLong', args })
  }
  if (length.description > descriptionMaxCharacters) {
    const args = { length: length.description, max: descriptionMaxCharacters }
    issues.push({ field: 'description', code: 'Presale_DescriptionTooLong', args })
  }
  for (const field of linkNames) {
    const link = values[field].trim()
    if (link !== '' && (!isHttps(link) || link.length > linkMaxCharacters))
      issues.push({ field, code: 'Presale_LinkInvalid', args: {} })
  }
  return issues
}
