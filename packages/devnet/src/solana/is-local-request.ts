import type { IncomingMessage } from 'node:http'

const names = new Set(['localhost', '127.0.0.1', '[::1]'])

function isLoopback(url: string): boolean {
  const { hostname } = URL.parse(url) ?? {}
  return hostname !== undefined && (names.has(hostname) || hostname.endsWith('.localhost'))
}

/**
 * Whether a request comes from this machine's programs and pages. Any other page that a browser shows may ask a loopback
 * port too, by its own name or by one that it made point here.
 */
export function isLocalRequest({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { host, origin } = headers
  if (host === undefined || !isLoopback(`http://${host}`)) return false
  return origin === undefined || isLoopback(origin)
}
