import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface StackChain {
  readonly chainId: number
  readonly shortname: string
  readonly rpcUrl: string
  readonly wsUrl: string
  /** First block that the index reads. */
  readonly startBlock: number
}

/** Where the local Solana cluster answers; one port for both. */
export interface StackCluster {
  readonly chainId: number
  readonly shortname: string
  readonly rpcUrl: string
  readonly wsUrl: string
}

/** What `stack.json` says of a running stack; read by the seed command and by browser tests. */
export interface StackFile {
  readonly webUrl: string
  readonly apiUrl: string
  readonly indexerUrl: string
  readonly databaseUrl: string
  readonly chains: readonly StackChain[]
  /** Absent where it was left out. */
  readonly solana?: StackCluster
  readonly pids: Readonly<Record<string, number>>
  /** Address of the supervisor's control socket. */
  readonly control: string
}

export function stackFilePath(directory: string): string {
  return join(directory, 'stack.json')
}

/** Readable by its owner only: it holds the password of the local database. */
export function writeStackFile(directory: string, stack: StackFile): void {
  const path = stackFilePath(directory)
  rmSync(path, { force: true })
  writeFileSync(path, `${JSON.stringify(stack, undefined, 2)}\n`, { mode: 0o600 })
}

/** The running stack of a folder, or undefined when none is described there. */
export function readStackFile(directory: string): StackFile | undefined {
  try {
    return JSON.parse(readFileSync(stackFilePath(directory), 'utf8')) as StackFile
  } catch {
    return undefined
  }
}

export function removeStackFile(directory: string): void {
  rmSync(stackFilePath(directory), { force: true })
}
