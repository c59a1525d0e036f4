import { fileURLToPath } from 'node:url'

/** Folder of the engine's package. It exports its library alone, so the folder is found from that. */
export function enginePackage(): string {
  const entry = fileURLToPath(import.meta.resolve('ponder'))
  return entry.slice(0, entry.lastIndexOf('/dist/'))
}
