import type { FeatureName } from './features.ts'
import type { Stage } from './run-stage.ts'

/**
 * What the services rest on when one machine is outgrown: an installed PostgreSQL server, and Redis or Valkey. A feature by
 * itself is not run on them.
 */
export function serversOf(
  names: readonly FeatureName[],
  part: readonly string[],
): readonly Stage[] {
  if (names.length > 0) return []
  const runner = ['node', 'scripts/checks/run-vitest.ts', 'servers', '--project', 'integration']
  const folders = ['packages/database', 'apps/indexer', 'apps/api', 'apps/bot']
  return [
    {
      name: 'servers',
      lane: 'services',
      commands: [
        ['node', 'scripts/checks/servers.ts'],
        [...runner, '--retry', ...part, ...folders.map((folder) => `${folder}/test/`)],
      ],
      environment: { SLIPWAY_TEST_ENGINE: 'server' },
      limitMinutes: 120,
    },
  ]
}
