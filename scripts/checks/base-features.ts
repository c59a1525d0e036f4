import type { Feature } from './feature.ts'

/** What every other feature stands on. */
export const baseFeatures = {
  shell: {
    folders: ['shell', 'flow', 'wallet', 'transaction', 'release', 'region', 'sweep', 'names'],
    integration: ['flow-on-chain', 'test-wallet', 'local-names', 'paired-wallet'],
    journeys: [
      'token/refused-and-recovered',
      'token/reload-in-the-middle',
      'token/node-trouble',
      'token/call-bundle',
    ],
    gate: {
      integration: ['flow-on-chain', 'test-wallet'],
      journeys: ['shell/wallet', 'shell/region', 'shell/redirects', 'sweep/routes'],
    },
  },
  stack: {
    folders: [
      'stack',
      'serve',
      'process',
      'chain',
      'backup',
      'connection',
      'migration',
      'embedded',
      'world',
    ],
    integration: [
      'kill-api',
      'draining',
      'frozen-database',
      'kill-indexer',
      'lying-node',
      'failing-node',
      'old-head',
      'broken-database',
      'replicas',
      'fuzz-routes',
      'backup',
      'restored-site',
      'database-pool',
      'embedded-database',
      'migrate-database',
      'start-chain',
      'managed-process',
      'start-server',
      'first-week',
      'start-stack',
      'follow-sources',
      'seed-world',
      'rehearse-deployments',
    ],
    journeys: ['alone/developer-loop'],
    gate: { integration: ['database-pool', 'migrate-database'], journeys: [] },
  },
} as const satisfies Record<string, Feature>
