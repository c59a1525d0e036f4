import { isHttps, type LinkName, linkNames } from '../../files/link-names.ts'

/** What a project says about its presale; every text is its maker's. */
export interface ProjectInfo {
  readonly name: string
  readonly description: string
  /** Address of the picture as given; `ipfsPath` decides whether it is loaded. */
  readonly logo: string | undefined
  readonly links: readonly { readonly name: LinkName; readonly url: string }[]
}

const textOf = (value: unknown, max: number): string =>
  typeof value === 'string' ? value.slice(0, max) : ''

/**
 * Reads the file that a presale's key leads to. Anybody may have written it: what is too long is cut, links lead to https
 * sites of the ten known kinds or nowhere.
 */
export function readProjectInfo(content: unknown): ProjectInfo {
  const file: Record<string, unknown> =
    typeof content === 'object' && content !== null ? { ...content } : {}
  const given: Record<string, unknown> =
    typeof file.links === 'object' && file.links !== null ? { ...file.links } : {}
  return {
    name: textOf(file.name, 64).trim(),
    description: textOf(file.description, 3_000).trim(),
    logo: textOf(file.logo, 256) || undefined,
    links: linkNames.flatMap((name) => {
      const url = textOf(given[name], 256)
      return isHttps(url) ? [{ name, url }] : []
    }),
  }
}
