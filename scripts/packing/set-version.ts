/** Dependencies by kind, as a manifest or a lock file has them. */
const kinds = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
] as const

type Entry = { version?: string; name?: string; link?: true } & {
  [Kind in (typeof kinds)[number]]?: Record<string, string>
}

/** One version for all of ours: a manifest's own, and what it asks of the others. */
export function setManifestVersion<Manifest extends object>(
  manifest: Manifest,
  version: string,
): Manifest {
  const entry: Entry & Manifest = { ...manifest, version }
  for (const kind of kinds) {
    const asked = entry[kind]
    if (asked === undefined) continue
    const ours = Object.keys(asked).filter((name) => name.startsWith('@slipway/'))
    Object.assign(entry, {
      [kind]: { ...asked, ...Object.fromEntries(ours.map((name) => [name, version])) },
    })
  }
  return entry
}

interface LockFile {
  readonly packages: Readonly<Record<string, Entry>>
}

/** The same in the lock file: our folders are the entries outside `node_modules`. */
export function setLockVersion<Lock extends LockFile>(lock: Lock, version: string): Lock {
  const packages = Object.entries(lock.packages).map(([path, entry]) => [
    path,
    path.includes('node_modules') ? entry : setManifestVersion(entry, version),
  ])
  return { ...lock, version, packages: Object.fromEntries(packages) }
}
