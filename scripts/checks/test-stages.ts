import { globSync } from 'node:fs'
import type { Feature } from './feature.ts'
import { type FeatureName, features } from './features.ts'
import { programsOf } from './programs-of.ts'
import type { Stage } from './run-stage.ts'
import { serversOf } from './servers-of.ts'

export type Extent = {
  /** Everything instead of the gate. */
  readonly full: boolean
  /** Only what proves these; all when empty. */
  readonly features: readonly FeatureName[]
  /** `n/m`: one part of the tests. */
  readonly shard?: string
}

/** Paths that Vitest finds integration tests by. */
const integrationFilters = (names: readonly string[]) =>
  names.map((name) => `/${name}.integration.test.ts`)

const tests = (project: 'unit' | 'integration', ...more: readonly string[]) => [
  ...['node', 'scripts/checks/run-vitest.ts', project],
  // Unit tests are two projects: those that can share a process, and those that cannot.
  ...['--project', `${project}*`],
  ...more,
]

/** What stages of other lanes wait for. */
const generate: Stage = {
  name: 'generate',
  lane: 'services',
  commands: [['node', 'packages/messages/compile.ts']],
}

/** What needs no compiler, cheapest first. */
const staticStages: readonly Stage[] = [
  {
    name: 'lint',
    lane: 'services',
    after: ['generate'],
    commands: [
      ['biome', 'ci', '.'],
      ['node', 'packages/messages/check.ts'],
    ],
  },
  {
    name: 'types',
    lane: 'services',
    // Each further checker reads the libraries again, and the other lanes keep the other cores busy.
    commands: [['tsc', '-p', 'tsconfig.json', '--checkers', '1']],
  },
  {
    name: 'borders',
    lane: 'services',
    commands: [
      ['depcruise', '--config', 'scripts/borders.config.cjs', 'packages', 'apps'],
      ['node', 'scripts/checks/check-layout.ts'],
      ['node', 'scripts/checks/check-requirements.ts'],
      ['node', 'scripts/checks/write-properties.ts', '--check'],
      ['knip', '--no-progress'],
      ['node', 'scripts/faults.ts', '--check'],
      ['node', 'apps/api/src/write-openapi.ts', '--check'],
      ['node', 'packages/api-client/src/write-types.ts', '--check'],
    ],
  },
]

/** A browser and its fonts are installed beside the rest, before anything asks for them. */
const system: Stage = {
  name: 'system',
  lane: 'system',
  commands: [['node', 'scripts/checks/system.ts']],
}

/** The web app of the browser's stage, in the same lane, and what each of its pages weighs. */
const webBuild: Stage = {
  name: 'web build',
  lane: 'system',
  after: ['generate'],
  commands: [
    ['node', 'scripts/checks/build-web.ts'],
    ['node', 'apps/web/build/check-first-load.ts'],
  ],
}

/** Artifacts against sources, from what the contracts' stage has compiled. */
const drift: Stage = {
  name: 'drift',
  lane: 'contracts',
  after: ['generate'],
  commands: [['node', 'scripts/generate.ts', '--check']],
}

/** The documentation as a site, with packages of its own; a link to nowhere fails it. */
const docs: Stage = {
  name: 'docs',
  lane: 'services',
  after: ['generate'],
  commands: [['node', 'scripts/docs.ts']],
}

const contractsScript = (script: string) => ['npm', 'run', '--silent', script, '-w', 'contracts']

function gateStages(): readonly Stage[] {
  const ways = Object.values<Feature>(features).map(({ gate }) => gate)
  const integration = integrationFilters(ways.flatMap((way) => way.integration))
  const journeys = ways.flatMap((way) => way.journeys)
  return [
    generate,
    system,
    { name: 'contracts', lane: 'contracts', commands: [contractsScript('test')] },
    drift,
    webBuild,
    {
      name: 'analysis',
      lane: 'contracts',
      commands: [contractsScript('lint'), ['node', 'scripts/checks/changed-contracts.ts']],
    },
    {
      name: 'changed',
      lane: 'contracts',
      commands: [['node', 'scripts/checks/changed-features.ts']],
    },
    ...staticStages,
    { name: 'unit', lane: 'services', commands: [tests('unit')] },
    {
      name: 'integration',
      lane: 'services',
      commands: [tests('integration', '--retry', ...integration)],
    },
    {
      name: 'browser',
      lane: 'services',
      after: ['system', 'web build'],
      commands: [['node', 'apps/e2e/src/main.ts', '--only', journeys.join(',')]],
    },
  ]
}

/** Filters of Vitest for some features, none for all. */
function filtersOf(names: readonly FeatureName[]) {
  const chosen = names.map((name): Feature => features[name])
  const folders = chosen.flatMap((feature) => feature.folders)
  const inFolders = folders.map((folder) => `/${folder}/`)
  return {
    folders,
    unit: inFolders,
    integration: [
      ...inFolders,
      ...integrationFilters(chosen.flatMap((feature) => feature.integration)),
    ],
    journeys: [
      ...folders.map((folder) => `src/${folder}/`),
      ...chosen.flatMap((feature) => feature.journeys ?? []),
      ...chosen.flatMap((feature) => feature.gate.journeys),
    ],
  }
}

/** Some features live without a browser. */
const isOnScreen = (journeys: readonly string[]) =>
  globSync('apps/e2e/src/**/*.journey.ts', { cwd: new URL('../..', import.meta.url) }).some(
    (path) => journeys.some((filter) => path.includes(filter)),
  )

function fullStages({ features: names, shard }: Extent): readonly Stage[] {
  const { folders, unit, integration, journeys } = filtersOf(names)
  const shardOption = shard ? [`--shard=${shard}`] : []
  const part = [...shardOption, ...(names.length > 0 ? ['--passWithNoTests'] : [])]
  const contractFolders = folders.join(',')
  const ofContracts: readonly Stage[] = [
    {
      name: 'contracts',
      lane: 'services',
      commands: [contractsScript(names.length > 0 ? 'test:feature' : 'test:full')],
      environment: { SLIPWAY_CONTRACT_FOLDERS: contractFolders },
      limitMinutes: 120,
    },
    { ...drift, lane: 'services' },
    {
      name: 'analysis',
      lane: 'services',
      commands: [
        contractsScript('lint'),
        ['node', 'scripts/checks/changed-contracts.ts', '--always'],
        ['node', 'scripts/checks/prove-symbolically.ts'],
      ],
    },
  ]
  const ofFaults: Stage = {
    name: 'faults',
    lane: 'services',
    commands: [['node', 'scripts/faults.ts', ...shardOption]],
    limitMinutes: 240,
  }
  const ofBrowser: Stage = {
    name: 'browser',
    lane: 'services',
    commands: [
      [
        ...['node', 'apps/e2e/src/main.ts', '--screens', 'full'],
        ...(journeys.length > 0 ? ['--only', journeys.join(',')] : []),
        ...shardOption,
      ],
    ],
    limitMinutes: 120,
  }
  const isWhole = names.length === 0
  // What cannot be divided belongs to the first part.
  const isFirst = !shard || shard.startsWith('1/')
  return [
    generate,
    ...(isWhole && isFirst ? staticStages : []),
    { ...system, lane: 'services' },
    {
      name: 'unit',
      lane: 'services',
      commands: [tests('unit', ...part, ...unit)],
    },
    ...(isFirst
      ? [...(isWhole ? ofContracts : ofContracts.slice(0, 1)), ...programsOf(names)]
      : []),
    ...(isWhole ? [ofFaults] : []),
    {
      name: 'integration',
      lane: 'services',
      commands: [tests('integration', '--retry', ...part, ...integration)],
      limitMinutes: 120,
    },
    ...serversOf(names, part),
    ...(isWhole && isFirst ? [docs, { ...webBuild, lane: 'services' as const }] : []),
    ...(isWhole || isOnScreen(journeys) ? [ofBrowser] : []),
  ]
}

/** The steps of a run, in the order in which each lane takes them. */
export const stagesOf = (extent: Extent): readonly Stage[] =>
  extent.full ? fullStages(extent) : gateStages()
