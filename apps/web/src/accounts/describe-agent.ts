import { m } from '@slipway/messages'

/** Names by what a browser calls itself; the first that fits counts, as later ones imitate each other. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameOf = (names: typeof browsers, agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** A browser as people call it, such as "Firefox on Linux". @param agent its `User-Agent` */
export function describeAgent(agent: string): string {
  const browser = nameOf(browsers, agent)
  const system = nameOf(systems, agent)
  return browser && system ? m.account_agent({ browser, system }) : m.account_agent_unknown()
}
