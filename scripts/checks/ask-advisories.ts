/** A known vulnerability of a package that the lock file names. */
export type Advisory = {
  /** Such as GHSA-c2qf-rxjj-qqgw; the registry's own number where it has no other name. */
  readonly id: string
  readonly package: string
  readonly title: string
  readonly severity: string
  readonly url: string
  /** Which versions have it. */
  readonly range: string
}

type Answered = {
  readonly id: number
  readonly url: string
  readonly title: string
  readonly severity: string
  readonly vulnerable_versions: string
}

interface LockFile {
  readonly packages: Record<string, { version?: string; name?: string; link?: boolean }>
}

/** Names and versions of every package that lock files install, our own folders aside. */
export function listLocked(...locks: readonly LockFile[]): Record<string, readonly string[]> {
  const versions = new Map<string, Set<string>>()
  const all = locks.flatMap(({ packages }) => Object.entries(packages))
  for (const [path, { version, name, link }] of all) {
    const at = path.lastIndexOf('node_modules/')
    if (at < 0 || link || version === undefined) continue
    // A package that is installed under another name says its own.
    const own = name ?? path.slice(at + 'node_modules/'.length)
    versions.set(own, (versions.get(own) ?? new Set()).add(version))
  }
  return Object.fromEntries([...versions].map(([name, found]) => [name, [...found].sort()]))
}

/**
 * Asks a registry as `npm audit` does, for all packages at once: it answers with those that apply to the versions named.
 *
 * @param registry its address, without a slash at its end
 * @throws Error when it says nothing: no answer is not a good one
 */
export async function askAdvisories(
  registry: string,
  packages: Record<string, readonly string[]>,
): Promise<readonly Advisory[]> {
  const answer = await fetch(`${registry}/-/npm/v1/security/advisories/bulk`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(packages),
    signal: AbortSignal.timeout(60_000),
  })
  if (!answer.ok) throw new Error(`${registry} answered ${answer.status} instead of advisories.`)
  const found = (await answer.json()) as Record<string, readonly Answered[]>
  return Object.entries(found).flatMap(([name, advisories]) =>
    advisories.map(({ id, url, title, severity, vulnerable_versions: range }) => ({
      ...{ package: name, title, severity, url, range },
      id: /GHSA(?:-\w{4}){3}/.exec(url)?.[0] ?? String(id),
    })),
  )
}
