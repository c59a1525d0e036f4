import { siteUrl } from '../core/site-url.ts'

/**
 * Address of a page that names who sent it.
 * @param path of the page that is recommended
 * @param search what its address says beside that
 */
export const inviteUrl = (
  path: string,
  inviter: string,
  search: Readonly<Record<string, unknown>> = {},
): string => siteUrl(path, { ...search, inviter })
