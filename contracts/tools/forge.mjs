#!/usr/bin/env node
// Runs forge and ends with forge's own exit status. The entry point of the npm package starts the same program and
// forgets how it ended, so that a failed test would look like a passed one to everything that calls it.
// Usage: node tools/forge.mjs <arguments of forge>
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cpuNames = { x64: 'amd64', arm64: 'arm64' }

/** Path of the forge executable that npm installed for this machine. Throws when there is none. */
export function findForge() {
  const name = `@foundry-rs/forge-${process.platform}-${cpuNames[process.arch] ?? process.arch}`
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  return join(folder, 'bin', process.platform === 'win32' ? 'forge.exe' : 'forge')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const run = spawnSync(findForge(), process.argv.slice(2), { stdio: 'inherit' })
  if (run.error) console.error(run.error.message)
  // Ended by a signal: no status, and no success either.
  process.exit(run.status ?? 1)
}
