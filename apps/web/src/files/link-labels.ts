import { m } from '@slipway/messages'
import type { LinkName } from './link-names.ts'

/** Names of the ten places in the visitor's language. */
export const linkLabels = {
  website: m.console_ipfs_link_website,
  twitter: m.console_ipfs_link_twitter,
  facebook: m.console_ipfs_link_facebook,
  telegram: m.console_ipfs_link_telegram,
  github: m.console_ipfs_link_github,
  discord: m.console_ipfs_link_discord,
  instagram: m.console_ipfs_link_instagram,
  reddit: m.console_ipfs_link_reddit,
  mirror: m.console_ipfs_link_mirror,
  youtube: m.console_ipfs_link_youtube,
} as const satisfies Record<LinkName, () => string>
