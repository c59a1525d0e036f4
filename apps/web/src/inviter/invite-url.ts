import type { Address } from 'viem'
import { siteUrl } from '../core/site-url.ts'

/** Address of a page that names who sent it. @param path of the page that is recommended */
export const inviteUrl = (path: string, inviter: Address): string => siteUrl(path, { inviter })
