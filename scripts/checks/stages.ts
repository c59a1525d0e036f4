import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureSlither } from './ensure-slither.ts'
import { ensureChromium } from './find-chromium.ts'
import type { Stage } from './run-stage.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Everything `npm test` proves, cheapest first. The time budget of the whole is S-23's. */
export const stages: readonly Stage[] = [
  { name: 'generate', commands: [['node', 'packages/messages/compile.ts']] },
  {
    name: 'lint',
    commands: [
      ['biome', 'ci', '.'],
      ['node', 'packages/messages/check.ts'],
    ],
  },
  { name: 'types', commands: [['tsc', '-p', 'tsconfig.json']] },
  {
    name: 'borders',
    commands: [
      ['depcruise', '--config', 'scripts/borders.config.cjs', 'packages', 'apps'],
      ['node', 'scripts/checks/check-layout.ts'],
      ['knip', '--no-progress'],
      ['node', 'scripts/faults.ts', '--check'],
    ],
  },
  {
    name: 'drift',
    commands: [
      ['node', 'scripts/generate.ts', '--check'],
      ['node', 'apps/api/src/write-openapi.ts', '--check'],
      ['node', 'packages/api-client/src/write-types.ts', '--check'],
    ],
  },
  { name: 'unit', commands: [['vitest', 'run', '--project', 'unit']] },
  // The compiler and the fuzzer keep one core busy; the services mostly wait for each other.
  {
    name: 'contracts',
    lane: 'contracts',
    commands: [['npm', 'run', '--silent', 'test', '-w', 'contracts']],
  },
  {
    name: 'analysis',
    lane: 'contracts',
    prepare: () => ensureSlither(root),
    commands: [
      ['npm', 'run', '--silent', 'lint', '-w', 'contracts'],
      ['npm', 'run', '--silent', 'slither', '-w', 'contracts'],
    ],
  },
  {
    name: 'integration',
    lane: 'services',
    // The address search is tried in a page too; an installation takes longer than its test may.
    prepare: () => void ensureChromium(),
    commands: [['vitest', 'run', '--project', 'integration']],
  },
  {
    name: 'browser',
    prepare: () => void ensureChromium(),
    // All journeys are one command, which takes about half of this.
    limitMinutes: 60,
    commands: [['node', 'apps/e2e/src/main.ts']],
  },
]
