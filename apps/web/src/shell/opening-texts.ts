import { type Locale, m } from '@slipway/messages'
import { isPathOf } from './is-path-of.ts'

interface OpeningText {
  readonly path: string
  /** Which page's head it stands in for: the home page's, that of a tool, or that of a state such as 404. */
  readonly shape: 'hero' | 'head' | 'state'
  readonly title: (options: { locale: Locale }) => string
  /** @param chainName undefined when the address does not name the network */
  readonly lead: (chainName: string | undefined, options: { locale: Locale }) => string | undefined
}

/**
 * What a page says first, for the server to send along: it is read while the scripts are on their way. A journey
 * compares each with the page that follows.
 */
const openingTexts: readonly OpeningText[] = [
  {
    path: '/index',
    shape: 'hero',
    title: (options) => m.home_title({}, options),
    lead: (_, options) => m.home_lead({}, options),
  },
  {
    path: '/token/create',
    shape: 'head',
    title: (options) => m.shell_route_token_create({}, options),
    lead: (_, options) => m.token_create_lead({}, options),
  },
  {
    path: '/token/list',
    shape: 'head',
    title: (options) => m.shell_route_token_list({}, options),
    lead: (chain, options) =>
      chain === undefined ? undefined : m.token_list_lead({ chain }, options),
  },
  {
    path: '/404',
    shape: 'state',
    title: (options) => m.shell_404_title({}, options),
    lead: (_, options) => m.shell_404_text({}, options),
  },
]

/** @param pathname the address as it was asked for; `/` is the home page */
export function findOpeningText(pathname: string): OpeningText | undefined {
  const shown = pathname === '/' ? '/index' : pathname
  return openingTexts.find(({ path }) => isPathOf(path, shown))
}
