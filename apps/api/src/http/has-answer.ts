/** Whether the client already has the answer with this tag (RFC 9110, weak comparison). */
export function hasAnswer(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return ifNoneMatch
    .split(',')
    .some((given) => given.trim() === '*' || opaque(given) === opaque(tag))
}
