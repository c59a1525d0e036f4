import { poolInfoLimits } from '@slipway/sdk/staking/pool-limits'
import { isHttps, type LinkName, linkNames } from '../../files/link-names.ts'

/** What a project says about its pool; every text is its maker's. */
export interface PoolInfo {
  readonly name: string
  readonly rules: string
  /** Addresses of pictures as given; `ipfsPath` decides whether they are loaded. */
  readonly stakedLogo: string | undefined
  readonly rewardLogo: string | undefined
  readonly links: readonly { readonly name: LinkName; readonly url: string }[]
}

const textOf = (value: unknown, max: number): string =>
  typeof value === 'string' ? value.slice(0, max).trim() : ''

/**
 * Reads the file that a pool's key leads to. Anybody may have written it: what is too long is cut, links lead to https
 * sites of the ten known kinds or nowhere.
 */
export function readPoolInfo(content: unknown): PoolInfo {
  const file: Record<string, unknown> =
    typeof content === 'object' && content !== null ? { ...content } : {}
  const given: Record<string, unknown> =
    typeof file.links === 'object' && file.links !== null ? { ...file.links } : {}
  const { nameMaxCharacters, rulesMaxCharacters, linkMaxCharacters } = poolInfoLimits
  return {
    name: textOf(file.name, nameMaxCharacters),
    rules: textOf(file.rules, rulesMaxCharacters),
    stakedLogo: textOf(file.stakedLogo, linkMaxCharacters) || undefined,
    rewardLogo: textOf(file.rewardLogo, linkMaxCharacters) || undefined,
    links: linkNames.flatMap((name) => {
      const url = textOf(given[name], linkMaxCharacters)
      return isHttps(url) ? [{ name, url }] : []
    }),
  }
}
