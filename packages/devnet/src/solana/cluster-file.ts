import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { ClusterState } from './local-cluster.ts'

/** Writes a cluster beside its file and puts it in place at once: whoever is ended on the way leaves the old one. */
export function writeClusterFile(path: string, state: ClusterState): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, gzipSync(serialize(state)))
  renameSync(`${path}.new`, path)
}

/**
 * The saved cluster, if there is one.
 *
 * @throws {ClusterFileError} when the file is no cluster
 */
export function readClusterFile(path: string): ClusterState | undefined {
  if (!existsSync(path)) return undefined
  try {
    return deserialize(gunzipSync(readFileSync(path))) as ClusterState
  } catch (error) {
    throw new ClusterFileError(path, error)
  }
}

export class ClusterFileError extends Error {
  readonly code = 'CLUSTER_FILE'

  constructor(path: string, cause: unknown) {
    super(`${path} is not a saved cluster. "npm start -- --fresh" begins a new one.`, { cause })
    this.name = 'ClusterFileError'
  }
}
