/**
 * Takes away the link that the server wrote for search engines. Phones share a page's canonical address in place of the
 * shown one: whoever invites would lose the name that their link carries, and a list its filters. Without the link they
 * share what the address bar shows, and nothing has to follow each navigation; the server gives every page its own.
 */
export function removeCanonicalLink(): void {
  document.querySelector('link[rel="canonical"]')?.remove()
}
