import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Creates the Python environment of the static analysis under `.slipway/python` when its pinned requirements changed.
 * @throws Error naming the remedy.
 */
export function ensureSlither(root: string): void {
  const requirements = join(root, 'contracts', 'requirements.txt')
  const environment = join(root, '.slipway', 'python')
  const stamp = join(environment, '.requirements-hash')
  const hash = createHash('sha256').update(readFileSync(requirements)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  process.stdout.write('slipway: installing the static analysis (Python) …\n')
  rmSync(environment, { recursive: true, force: true })
  mkdirSync(environment, { recursive: true })
  const created = spawnSync('python3', ['-m', 'venv', environment], { stdio: 'inherit' })
  if (created.status !== 0) {
    throw new Error(
      'The static analysis needs Python 3 with venv (Debian: apt-get install python3-venv).',
    )
  }
  const installed = spawnSync(
    join(environment, 'bin', 'python'),
    ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements],
    { stdio: 'inherit' },
  )
  if (installed.status !== 0)
    throw new Error('The packages of contracts/requirements.txt could not be installed by pip.')
  writeFileSync(stamp, hash)
}
