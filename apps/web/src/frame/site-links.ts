import { m } from '@slipway/messages'
import {
  type Icon,
  IconBook2,
  IconMail,
  IconMessageCircle,
  IconSpeakerphone,
} from '@tabler/icons-react'
import { runtimeConfig, type SiteLinks } from '../core/runtime-config.ts'

export interface SiteLink {
  readonly kind: keyof SiteLinks
  readonly label: () => string
  readonly href: string
  readonly Icon: Icon
}

/** The guide that every installation serves itself. */
const ownDocs = '/guide'

/** Links of the help box and the footer; only `docs` exists without configuration. */
export function siteLinks(links: SiteLinks = runtimeConfig.links): SiteLink[] {
  const all: readonly (Omit<SiteLink, 'href'> & { href: string | undefined })[] = [
    { kind: 'docs', label: m.shell_link_docs, href: links.docs ?? ownDocs, Icon: IconBook2 },
    { kind: 'social', label: m.shell_link_social, href: links.social, Icon: IconSpeakerphone },
    { kind: 'chat', label: m.shell_link_chat, href: links.chat, Icon: IconMessageCircle },
    {
      kind: 'email',
      label: m.shell_link_email,
      href: links.email && `mailto:${links.email}`,
      Icon: IconMail,
    },
  ]
  return all.filter((link): link is SiteLink => Boolean(link.href))
}
