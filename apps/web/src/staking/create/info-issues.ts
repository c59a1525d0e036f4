import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { poolInfoLimits } from '@slipway/sdk/staking/pool-limits'
import { isHttps, linkNames } from '../../files/link-names.ts'
import type { PoolFormValues } from './pool-form-values.ts'

type InfoField = 'name' | 'rules' | (typeof linkNames)[number]
export type InfoValues = Pick<PoolFormValues, InfoField>

/** Counted as people count: a character beyond the first plane is one. */
const lengthOf = (text: string) => [...text.trim()].length

/** What is wrong with what is told about the pool, which no contract sees. */
export function infoIssues(values: InfoValues): DraftIssue<InfoField>[] {
  const { nameMaxCharacters, rulesMaxCharacters, linkMaxCharacters } = poolInfoLimits
  const issues: DraftIssue<InfoField>[] = []
  const length = { name: lengthOf(values.name), rules: lengthOf(values.rules) }
  if (length.name === 0) issues.push({ field: 'name', code: 'Presale_NameEmpty', args: {} })
  if (length.name > nameMaxCharacters) {
    const args = { length: length.name, max: nameMaxCharacters }
    issues.push({ field: 'name', code: 'Presale_NameTooLong', args })
  }
  if (length.rules > rulesMaxCharacters) {
    const args = { length: length.rules, max: rulesMaxCharacters }
    issues.push({ field: 'rules', code: 'Presale_DescriptionTooLong', args })
  }
  for (const field of linkNames) {
    const link = values[field].trim()
    if (link !== '' && (!isHttps(link) || link.length > linkMaxCharacters))
      issues.push({ field, code: 'Presale_LinkInvalid', args: {} })
  }
  return issues
}
