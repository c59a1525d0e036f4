import { readFileSync } from 'node:fs'
import type { ContractArtifact } from './types.ts'

const folder = new URL('./generated/artifacts/', import.meta.url)

/** The committed artifact of a contract. For Node only: the web ships ABIs and addresses, never bytecode. */
export function readArtifact(name: string): ContractArtifact {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as ContractArtifact
}

/** The standard-JSON input from which the compiler of `readArtifact(name)` makes exactly its bytecode. */
export function readStandardJson(name: string): string {
  return readFileSync(new URL(`${name}.input.json`, folder), 'utf8')
}
