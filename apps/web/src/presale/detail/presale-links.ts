import { presalePath } from '@slipway/sdk/navigation/presale-path'
import { siteUrl } from '../../core/site-url.ts'
import type { PresaleKind } from '../shared/presale-labels.ts'

/** Which presale a link leads to. */
export interface LinkedPresale {
  readonly kind: PresaleKind
  readonly address: string
}

/** Address of a presale's page for others. */
export const shareUrl = (presale: LinkedPresale, inviter?: string): string =>
  siteUrl(presalePath(presale.kind, presale.address), { inviter })

/** Address of the small page that other sites may frame. */
export const embedUrl = (address: string): string => siteUrl(`/presale/embed/${address}`)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The frame as HTML for a project's own site. It gets no power beyond its scripts and one link out. */
export function embedCode(url: string, title: string): string {
  return (
    `<iframe src="${escaped(url)}" title="${escaped(title)}" width="400" height="244" ` +
    'style="border:0;border-radius:12px;max-width:100%" loading="lazy" ' +
    'sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>'
  )
}
