import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Hex } from 'viem'
import { repositoryRoot } from '../stack/repository-root.ts'

/** One run of `npm run deploy`, by the process that does the work. */
export interface DeployRun {
  readonly ended: Promise<DeployRunEnd>
  /** `kill -9`, and waits until it is gone. */
  kill(): Promise<void>
}

export interface DeployRunEnd {
  /** Null when it was killed. */
  readonly exitCode: number | null
  readonly output: string
}

export interface DeployRunOptions {
  readonly shortname: string
  readonly rpcUrl: string
  readonly privateKey: Hex
  readonly recordFolder: string
  readonly sourcifyUrl: string
  readonly more: readonly string[]
  /** What is typed when it asks. */
  readonly typed?: string
}

export function runDeployCommand(options: DeployRunOptions): DeployRun {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(repositoryRoot, 'scripts', 'deploy.ts'),
      ...['--chain', options.shortname, '--rpc', options.rpcUrl],
      ...['--record', options.recordFolder, '--stand-in', '--sourcify', options.sourcifyUrl],
      ...options.more,
    ],
    { env: { PATH, HOME, SLIPWAY_DEPLOYER_KEY: options.privateKey }, stdio: 'pipe' },
  )
  let output = ''
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString('utf8')
  })
  child.stderr.on('data', (part: Buffer) => {
    output += part.toString('utf8')
  })
  // It may be killed before it has read what was typed.
  child.stdin.on('error', () => {})
  child.stdin.end(options.typed ?? '')
  const ended = new Promise<DeployRunEnd>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => resolve({ exitCode, output }))
  })
  return {
    ended,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
