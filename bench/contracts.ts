import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutationRows } from '../scripts/bench/mutation-rows.ts'
import type { DeepState } from '../scripts/deep/deep-state.ts'
import { type BenchRow, benchRow } from './bench-row.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const row = (name: string, value: number | null, unit: string, target: number | null): BenchRow =>
  benchRow({ area: 'contracts', name, value, unit, target, better: 'higher' })
const without = (name: string, value: number): BenchRow =>
  benchRow({ area: 'contracts', name, value, unit: '', target: 0, better: 'lower' })

/** Named invariants by family: a folder of tests with campaigns of its own. */
function countInvariants(): ReadonlyMap<string, number> {
  const names = new Map<string, Set<string>>()
  for (const file of globSync('contracts/test/*/*.sol', { cwd: root })) {
    const family = file.split('/')[2] ?? ''
    const found = read(file).matchAll(/function (invariant_\w+)\(/g)
    for (const [, name = ''] of found) names.set(family, (names.get(family) ?? new Set()).add(name))
  }
  return new Map([...names].map(([family, of]) => [family, of.size]))
}

/** A number of a section of `contracts/foundry.toml`. */
function setting(section: string, key: string): number {
  const [, text = ''] = read('contracts/foundry.toml').split(`[${section}]`)
  const [own = ''] = text.split(/^\[/m)
  const [, value] = new RegExp(`^${key} = ([\\d_]+)`, 'm').exec(own) ?? []
  return Number(value?.replaceAll('_', ''))
}

/** How hard each profile tries; the gate's is the default. */
const depthRows = (): BenchRow[] =>
  (
    [
      ['npm test', 'default', 256, 8, 50],
      ['npm run test:full', 'full', 1_000, 256, 500],
      ['npm run test:deep', 'deep', 100_000, 1_000, 200],
    ] as const
  ).flatMap(([command, profile, fuzz, runs, depth]) => [
    row(`${command}: runs of a fuzz test`, setting(`profile.${profile}.fuzz`, 'runs'), '', fuzz),
    row(
      `${command}: runs of an invariant`,
      setting(`profile.${profile}.invariant`, 'runs'),
      '',
      runs,
    ),
    row(`${command}: calls of a run`, setting(`profile.${profile}.invariant`, 'depth'), '', depth),
  ])

/** What `npm run deep` has measured so far. */
function readMutationRows(): BenchRow[] {
  const file = '.slipway/deep.json'
  const state = (existsSync(join(root, file)) ? JSON.parse(read(file)) : {}) as DeepState
  const folders = globSync('contracts/src/*/', { cwd: root }).map((folder) =>
    folder.replace(/\/$/, ''),
  )
  return mutationRows(folders.sort(), state)
}

const unanswered = (file: string) =>
  (JSON.parse(read(file)) as { answer: string }[]).filter(({ answer }) => answer === '').length

/** How deeply the contracts are tested, as the quality figures ask for it; nothing is run. */
export function measure(): BenchRow[] {
  const families = countInvariants()
  const fewest = families.size === 0 ? null : Math.min(...families.values())
  const all = [...families.values()].reduce((sum, count) => sum + count, 0)
  return [
    row('named invariants', all, '', 60),
    row('fewest invariants of a family', fewest, '', 5),
    ...depthRows(),
    without(
      'properties without a test',
      read('docs/property-tests.md').split('| open |').length - 1,
    ),
    ...['default', 'templates'].map((profile) =>
      without(
        `findings of slither without an answer, ${profile}`,
        unanswered(`contracts/tools/findings/${profile}.json`),
      ),
    ),
    ...readMutationRows(),
  ]
}
