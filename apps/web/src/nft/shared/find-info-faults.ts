import { isHttps, type LinkName, linkNames } from '../../files/link-names.ts'
import { type InfoValues, infoLimits } from './collection-info.ts'

/** Entries of what is told about a collection that are typed. */
export type InfoField = 'about' | LinkName

/** Why an entry cannot be kept, by the code of its text. */
export interface InfoFault {
  readonly code: 'Presale_DescriptionTooLong' | 'Presale_LinkInvalid'
  readonly args: Readonly<Record<string, number>>
}

/** What is wrong with what is told about a collection, which no contract sees; the API holds the same rules. */
export function findInfoFaults(
  values: Pick<InfoValues, InfoField>,
): Partial<Record<InfoField, InfoFault>> {
  const { aboutMax: max, linkMax } = infoLimits
  const faults: Partial<Record<InfoField, InfoFault>> = {}
  // Counted as people count: a character beyond the first plane is one.
  const length = [...values.about.trim()].length
  if (length > max) faults.about = { code: 'Presale_DescriptionTooLong', args: { length, max } }
  for (const name of linkNames) {
    const link = values[name].trim()
    if (link !== '' && (!isHttps(link) || link.length > linkMax))
      faults[name] = { code: 'Presale_LinkInvalid', args: {} }
  }
  return faults
}
