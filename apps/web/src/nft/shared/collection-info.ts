import { isHttps, type LinkName, linkNames } from '../../files/link-names.ts'

/** Longest texts of what is told about a collection, in characters; the API holds the same. */
export const infoLimits = { aboutMax: 3_000, linkMax: 300, symbolMax: 32 } as const

/** What a project says about its collection; every text is its maker's. */
export interface CollectionInfo {
  readonly about: string
  /** Address as given; `ipfsPath` decides whether it is loaded. */
  readonly image: string | undefined
  readonly links: readonly { readonly name: LinkName; readonly url: string }[]
}

/** What the form of a collection holds of it. */
export interface InfoValues extends Record<LinkName, string> {
  readonly name: string
  readonly symbol: string
  readonly about: string
  readonly logoUri: string
}

/**
 * What is stored of it (ERC-7572), with empty fields left out.
 *
 * @returns undefined where nothing is told beyond name and symbol, which the contract says itself
 */
export function toCollectionMetadata(values: InfoValues) {
  const about = values.about.trim()
  const given = linkNames
    .map((name) => [name, values[name].trim()] as const)
    .filter(([, url]) => url !== '')
  if (about === '' && values.logoUri === '' && given.length === 0) return undefined
  const { website, ...links } = Object.fromEntries(given) as Partial<Record<LinkName, string>>
  return {
    name: values.name.trim(),
    symbol: [...values.symbol.trim()].slice(0, infoLimits.symbolMax).join(''),
    ...(about !== '' && { description: about }),
    ...(values.logoUri !== '' && { image: values.logoUri }),
    ...(website && { externalLink: website }),
    ...(Object.keys(links).length > 0 && { links }),
  }
}

const textOf = (value: unknown, max: number): string =>
  typeof value === 'string' ? value.slice(0, max).trim() : ''

/**
 * Reads the file that a collection's key leads to. Anybody may have written it: what is too long is cut, links lead to https
 * sites of the ten known kinds or nowhere.
 */
export function readCollectionInfo(content: unknown): CollectionInfo {
  const file: Record<string, unknown> =
    typeof content === 'object' && content !== null ? { ...content } : {}
  const given: Record<string, unknown> =
    typeof file.links === 'object' && file.links !== null ? { ...file.links } : {}
  const { aboutMax, linkMax } = infoLimits
  const urls = { website: file.external_link, ...given }
  return {
    about: textOf(file.description, aboutMax),
    image: textOf(file.image, linkMax) || undefined,
    links: linkNames.flatMap((name) => {
      const url = textOf((urls as Record<string, unknown>)[name], linkMax)
      return isHttps(url) ? [{ name, url }] : []
    }),
  }
}
