/**
 * A path with a query, as the router takes it for addresses that are only known at run time.
 * `?chain` is added by the router.
 */
export function addressOf(path: string, search: Readonly<Record<string, unknown>> = {}): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
  return query ? `${path}?${query}` : path
}
