import type { ShareHead } from './share-head.ts'

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}">`

/**
 * Puts title, description and picture into the head of a page. Strangers chose most of the words.
 *
 * @param page as it is sent to everybody
 * @param siteUrl without a slash at its end: chats ask for absolute addresses
 * @param pathname of the page
 */
export function renderShareHead(
  page: string,
  { title, description, image }: ShareHead,
  siteUrl: string,
  pathname: string,
): string {
  const picture = `${siteUrl}${image}`
  const tags = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Slipway'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', `${siteUrl}${pathname}`),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture),
  ]
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => meta('name', 'description', description))
    .replace('</head>', () => `${tags.join('')}</head>`)
}
