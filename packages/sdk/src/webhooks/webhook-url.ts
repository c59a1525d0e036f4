const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/

/** Whether a host as a URL writes it is this machine. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(host)

/** A number in the last place makes a host an IPv4 address; brackets hold an IPv6 one. */
const isAddress = (host: string) => host.startsWith('[') || /(^|\.)\d+$/.test(host)

/**
 * Where a webhook may be sent: `https` on port 443, to a name, without user, password or fragment. Where its name
 * leads is judged when it is connected.
 *
 * @param allowsLoopback in development: this machine as well, by `http` too and on any port
 * @returns undefined where the rules are broken
 */
export function readWebhookUrl(text: string, allowsLoopback: boolean): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const { protocol, hostname, port, username, password, hash } = url
  if (username !== '' || password !== '' || hash !== '') return undefined
  if (allowsLoopback && isLoopbackHost(hostname)) {
    return protocol === 'https:' || protocol === 'http:' ? url : undefined
  }
  const isName = hostname.includes('.') && !isAddress(hostname)
  return protocol === 'https:' && port === '' && isName ? url : undefined
}
