import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Content of generated files by their path below the repository's root. */
export type GeneratedFiles = ReadonlyMap<string, string>

/** Files that are missing or differ. */
export function findChanged(root: string, files: GeneratedFiles): readonly string[] {
  return [...files]
    .filter(([path, content]) => readIfThere(join(root, path)) !== content)
    .map(([path]) => path)
}

/** Files in `folders` that nothing generates any more. */
export function findStale(
  root: string,
  folders: readonly string[],
  files: GeneratedFiles,
): readonly string[] {
  return folders.flatMap((folder) => listFiles(root, folder)).filter((path) => !files.has(path))
}

/** Writes what differs, so that an unchanged file keeps its time, and deletes `stale`. */
export function writeGenerated(
  root: string,
  files: GeneratedFiles,
  stale: readonly string[] = [],
): void {
  for (const path of findChanged(root, files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), files.get(path) ?? '')
  }
  for (const path of stale) rmSync(join(root, path))
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
