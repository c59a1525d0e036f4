import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Creates a Python environment under `.slipway` when its pinned requirements changed.
 * @param name Of the folder under `.slipway`.
 * @param requirements Path of a requirements file from the root.
 * @returns The folder with its programs.
 * @throws Error naming the remedy.
 */
export function ensurePython(root: string, name: string, requirements: string): string {
  const environment = join(root, '.slipway', name)
  const programs = join(environment, 'bin')
  const stamp = join(environment, '.requirements-hash')
  const hash = createHash('sha256')
    .update(readFileSync(join(root, requirements)))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return programs
  process.stdout.write(`slipway: installing ${requirements} (Python) …\n`)
  rmSync(environment, { recursive: true, force: true })
  mkdirSync(environment, { recursive: true })
  const created = spawnSync('python3', ['-m', 'venv', environment], { stdio: 'inherit' })
  if (created.status !== 0) {
    throw new Error(
      'The analysis of contracts needs Python 3 with venv (Debian: apt-get install python3-venv).',
    )
  }
  const installed = spawnSync(
    join(programs, 'python'),
    [
      ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'],
      ...['-r', join(root, requirements)],
    ],
    { stdio: 'inherit' },
  )
  if (installed.status !== 0)
    throw new Error(`The packages of ${requirements} could not be installed by pip.`)
  writeFileSync(stamp, hash)
  return programs
}
