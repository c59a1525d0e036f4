import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const CPU_NAMES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Path of the anvil executable that npm installed for this machine. The package's own entry point
 * is a script that starts the executable as a child; a signal to the script would miss the node.
 *
 * @throws {AnvilMissingError} when there is no build for this machine or it is not installed
 */
export function findAnvil(): string {
  const name = `@foundry-rs/anvil-${process.platform}-${CPU_NAMES[process.arch] ?? process.arch}`
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    const executable = join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
    if (existsSync(executable)) return executable
  } catch {
    // Not installed: said below, with the name that was looked for.
  }
  throw new AnvilMissingError(name)
}

export class AnvilMissingError extends Error {
  readonly code = 'ANVIL_MISSING'

  constructor(packageName: string) {
    super(
      `The local chain needs the npm package ${packageName}, which is not installed. Run "npm ci"; ` +
        'if the package does not exist for your machine, the local chain cannot run on it.',
    )
    this.name = 'AnvilMissingError'
  }
}
