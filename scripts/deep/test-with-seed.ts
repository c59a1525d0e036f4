// `npm run test:deep -w contracts`: forge's tests at the nightly depth, from another seed each time. It is said before and
// after: what one night finds, `--seed` finds again. Everything else goes to forge.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readSeed } from './read-seed.ts'

/** Seconds for a fuzz test and for a campaign of invariants: costly ones get as far as they do. */
const limits = { FOUNDRY_FUZZ_TIMEOUT: '30', FOUNDRY_INVARIANT_TIMEOUT: '120' }

const { seed, rest } = readSeed(process.argv.slice(2))
process.stdout.write(`seed: ${seed}\n`)
const { status, error } = spawnSync(process.execPath, ['tools/forge.mjs', 'test', ...rest], {
  cwd: fileURLToPath(new URL('../../contracts', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, ...limits, FOUNDRY_PROFILE: 'deep', FOUNDRY_FUZZ_SEED: seed },
})
if (error) process.stderr.write(`${error.message}\n`)
if (status !== 0)
  process.stderr.write(`once more: npm run test:deep -w contracts -- --seed ${seed}\n`)
process.exitCode = status ?? 1
