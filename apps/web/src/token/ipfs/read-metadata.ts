import type { TokenMetadataInput } from '@slipway/api-client'
import { isHttps, type LinkName, linkNames } from '../../files/link-names.ts'

/** "Description is at most 3000 characters" (specification section 5). */
export const DESCRIPTION_MAX_LENGTH = 3_000
export const NAME_MAX_LENGTH = 64
export const SYMBOL_MAX_LENGTH = 32

export type MetadataField = 'name' | 'symbol' | 'description' | LinkName
export type MetadataValues = Readonly<Record<MetadataField, string>>
export type MetadataProblem = 'required' | 'too_long' | 'not_https'
export type MetadataProblems = Readonly<Partial<Record<MetadataField, MetadataProblem>>>

export const emptyMetadata: MetadataValues = {
  name: '',
  symbol: '',
  description: '',
  ...(Object.fromEntries(linkNames.map((name) => [name, ''])) as Record<LinkName, string>),
}

function problemOf(field: MetadataField, text: string): MetadataProblem | undefined {
  if (field === 'name' || field === 'symbol') {
    if (text === '') return 'required'
    const max = field === 'name' ? NAME_MAX_LENGTH : SYMBOL_MAX_LENGTH
    return new TextEncoder().encode(text).length > max ? 'too_long' : undefined
  }
  // Counted as people count: a character beyond the first plane is one.
  if (field === 'description') {
    return [...text].length > DESCRIPTION_MAX_LENGTH ? 'too_long' : undefined
  }
  return text === '' || isHttps(text) ? undefined : 'not_https'
}

/** What the server would refuse, by field. */
export function findMetadataProblems(values: MetadataValues): MetadataProblems {
  const entries = Object.entries(values) as [MetadataField, string][]
  return Object.fromEntries(
    entries
      .map(([field, text]) => [field, problemOf(field, text.trim())] as const)
      .filter(([, problem]) => problem !== undefined),
  )
}

/** What is sent: empty fields are left out. @param image link of the logo, when there is one */
export function toMetadataInput(
  values: MetadataValues,
  image: string | undefined,
): TokenMetadataInput {
  const links = Object.fromEntries(
    linkNames.map((name) => [name, values[name].trim()]).filter(([, link]) => link !== ''),
  )
  const description = values.description.trim()
  return {
    name: values.name.trim(),
    symbol: values.symbol.trim(),
    ...(description && { description }),
    ...(image && { image }),
    ...(values.website.trim() && { externalLink: values.website.trim() }),
    ...(Object.keys(links).length > 0 && { links }),
  }
}
