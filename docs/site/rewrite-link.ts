import { posix } from 'node:path'
import { pageOf } from './site-pages.ts'

/**
 * Where a link of a page leads on the site: to the page that is made from its file, or to the file where the source can be
 * read; undefined where it cannot, and the link becomes text.
 * @param file the page's own, from the root of the repository
 * @param source address that shows the repository's files, without a slash at its end
 */
export function rewriteLink(href: string, file: string, source?: string): string | undefined {
  if (/^(?:[a-z][\w+.-]*:|#|\/\/)/i.test(href)) return href
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(href) ?? []
  const target = posix.normalize(posix.join(posix.dirname(file), path))
  const page = pageOf(target.replace(/\/$/, '/README.md'))
  if (page !== undefined) return `/${page}${hash}`
  return source === undefined ? undefined : `${source}/${target}${hash}`
}
