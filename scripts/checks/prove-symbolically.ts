// `node scripts/checks/prove-symbolically.ts`: what `contracts/symbolic` says, for all values at once (halmos).
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePython } from './ensure-python.ts'

/** Milliseconds for one assertion; each takes less than a second on a quiet core. */
const solverLimit = 60_000

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const programs = ensurePython(root, 'halmos', 'contracts/symbolic/requirements.txt')
const contracts = join(root, 'contracts')
const out = 'out/symbolic'
// Nothing old is proven: where the sources do not compile there is nothing to read.
rmSync(join(contracts, out), { recursive: true, force: true })
const env = {
  ...process.env,
  // halmos calls forge, and finds its solver beside itself.
  PATH: [programs, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ...{ FOUNDRY_SRC: 'symbolic', FOUNDRY_TEST: 'symbolic' },
  ...{ FOUNDRY_OUT: out, FOUNDRY_CACHE_PATH: 'cache/symbolic' },
}
const { status } = spawnSync(
  join(programs, 'halmos'),
  ['--forge-build-out', out, '--solver-timeout-assertion', String(solverLimit)],
  { cwd: contracts, env, stdio: 'inherit' },
)
process.exitCode = status ?? 1
