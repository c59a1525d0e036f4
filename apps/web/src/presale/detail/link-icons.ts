import {
  IconBook2,
  IconBrandDiscord,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandInstagram,
  IconBrandReddit,
  IconBrandTelegram,
  IconBrandX,
  IconBrandYoutube,
  IconWorld,
} from '@tabler/icons-react'
import type { LinkName } from '../../files/link-names.ts'

/** A mark for each of the ten places where a project is found. */
export const linkIcons = {
  website: IconWorld,
  twitter: IconBrandX,
  facebook: IconBrandFacebook,
  telegram: IconBrandTelegram,
  github: IconBrandGithub,
  discord: IconBrandDiscord,
  instagram: IconBrandInstagram,
  reddit: IconBrandReddit,
  mirror: IconBook2,
  youtube: IconBrandYoutube,
} as const satisfies Record<LinkName, unknown>
