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
 * Puts title, description, picture and the page's one address into its head. Strangers chose most of the words.
 *
 * @param page as it is sent to everybody
 * @param siteUrl without a slash at its end: chats ask for absolute addresses
 * @param canonical path and query under which everybody finds the page
 */
export function renderShareHead(
  page: string,
  { title, description, image, isPlain }: ShareHead,
  siteUrl: string,
  canonical: string,
): string {
  const picture = `${siteUrl}${image}`
  const url = `${siteUrl}${canonical}`
  const tags = [
    `<link rel="canonical" href="${escaped(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Slipway'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
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
  const shared = page.replace('</head>', () => `${tags.join('')}</head>`)
  // The window's title says nothing in one language while the page's own language is not known.
  if (isPlain) return shared
  return shared
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => meta('name', 'description', description))
}
