import { isPlainHost } from './is-plain-host.ts'
import { ServerConfigurationError } from './server-configuration-error.ts'

const variable = 'SLIPWAY_SAFE_ORIGINS'

/**
 * Reads which wallets of Safes may show the site in a frame, such as `https://app.safe.global`.
 * @param text origins, separated by commas; none by default
 * @param development whether an address of this machine may stand in for one
 * @throws ServerConfigurationError for what is no origin of its own: whoever frames the site can lay things over it
 */
export function readSafeOrigins(text: string | undefined, development: boolean): readonly string[] {
  const origins = (text ?? '').split(',').map((part) => part.trim())
  return origins.filter(Boolean).map((origin) => {
    const url = URL.canParse(origin) ? new URL(origin) : undefined
    const isSafe = url?.protocol === 'https:' || (development && url?.protocol === 'http:')
    if (isSafe && url.origin === origin && isPlainHost(url.host)) return origin
    throw new ServerConfigurationError(variable, `"${origin}" is not the origin of a site`)
  })
}
