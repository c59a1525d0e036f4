import type { ChainDefinition } from '@slipway/chains'
import { type Locale, locales } from '@slipway/messages'
import { schemeColors } from '@slipway/ui/css-variables'
import { findAppShellText } from '../src/core/app-shell-texts.ts'

const roles = ['page', 'surface', 'line', 'ink', 'muted'] as const

/** The app shell's colours, each in both schemes; taken from the theme, which is there only once scripts run. */
export const appShellStyle = `.sw-app-shell{${roles
  .map((role) => {
    const name = `--sw-${role}` as const
    return `--app-shell-${role}:light-dark(${schemeColors.light[name]},${schemeColors.dark[name]})`
  })
  .join(';')}}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** In every language: which one is wanted stands in the browser alone, and its style sheet shows that one. */
function inEveryLanguage(text: (locale: Locale) => string | undefined): string {
  return locales
    .map((locale) => `<span lang="${locale}">${escaped(text(locale) ?? '')}</span>`)
    .join('')
}

/**
 * The frame and the head of the page, to be read while the scripts load.
 * @param chain the network that the address names
 */
export function renderAppShell(
  pathname: string,
  chain: Pick<ChainDefinition, 'name' | 'nameIn'> | undefined,
): string {
  const text = findAppShellText(pathname)
  const lead =
    text &&
    inEveryLanguage((locale) => text.lead(chain?.nameIn?.[locale] ?? chain?.name, { locale }))
  const head = text
    ? `<div class="sw-app-shell-${text.shape}"><div><h1>${inEveryLanguage((locale) => text.title({ locale }))}</h1>` +
      `<p>${lead}</p></div></div>`
    : ''
  return (
    '<div class="sw-app-shell"><div class="sw-app-shell-side"></div><div class="sw-app-shell-column">' +
    `<div class="sw-app-shell-top"></div><main class="sw-app-shell-main" aria-busy="true">${head}</main></div></div>`
  )
}
