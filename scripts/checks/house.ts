// Measures how simple the house is, row by row of the table in docs/architecture.md: `node scripts/checks/house.ts`.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findMutualFolders, findSiblingImports } from './folder-rules.ts'
import { type ImportGraph, reachFrom, readImportGraph, turnAround } from './import-graph.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const isTest = (file: string) => /\.test\.tsx?$|\.t\.sol$|\/tests?\/|^apps\/e2e\//.test(file)
const isGenerated = (file: string) => /\/generated\/|\.gen\.ts$/.test(file)

/** Contracts of ours on the longest line of inheritance, the last one included; interfaces and libraries of others do not count. */
function inheritanceDepth(folder: string): number {
  const parents = new Map<string, readonly string[]>()
  for (const file of tracked.filter((one) => one.startsWith(folder) && one.endsWith('.sol')))
    for (const [, name = '', list = ''] of read(file).matchAll(
      /^(?:abstract )?contract (\w+)(?:\s+is\s+([^{]+))?/gm,
    ))
      parents.set(
        name,
        list
          .replace(/\([^)]*\)|\s/g, '')
          .split(',')
          .filter(Boolean),
      )
  const depthOf = (name: string): number => {
    const own = parents.get(name)
    return own ? 1 + Math.max(0, ...own.map(depthOf)) : 0
  }
  return Math.max(...[...parents.keys()].map(depthOf))
}

const sdk = 'packages/sdk/src'
/** Where a node or the wallet is asked on the way to a signature. */
const asking = [
  ...['get-permit-message', 'ask-simulation'].map((name) => `${sdk}/evm/${name}.ts`),
  ...[
    ...['get-needed-approvals', 'run-flow', 'ask-wallet'],
    ...['create-flow-wallet', 'create-flow-chain'],
  ].map((name) => `${sdk}/flow/${name}.ts`),
]

/** Modules on a way of runtime imports from a form, or the review that it opens, to its flow and to what asks node or wallet. */
function roadLength({ runtime }: ImportGraph, form: string, flow: string): number {
  const below = reachFrom(runtime, [form, 'apps/web/src/transaction/review-dialog.tsx'])
  const above = reachFrom(turnAround(runtime), [flow, ...asking])
  return [...below].filter((file) => above.has(file)).length
}

/** Declarations of a presale's `softCap` with a type of their own, forms, drafts and Solana's program apart. */
function presaleShapes(): readonly string[] {
  const typed = /\bsoftCap\??: (bigint|string|'uint256'|amountField)/
  return tracked.filter(
    (file) =>
      /^(apps\/(indexer|api|web)|packages\/(database|sdk|api-client))\/src\/.*\.tsx?$/.test(file) &&
      !/\.test\.|draft|\/create\/|\/solana\//.test(file) &&
      typed.test(read(file)),
  )
}

/** Hand-written files that name an event's field, in SQL too: `feeKept` of a presale's `Refunded`. */
function filesOfField(isWanted: (file: string) => boolean): readonly string[] {
  return tracked.filter(
    (file) =>
      /^(apps|packages|contracts\/(src|test))\/.*\.(tsx?|sol)$/.test(file) &&
      !isGenerated(file) &&
      // Another thing of the same name: what a pool keeps.
      !file.includes('/pool-math') &&
      isWanted(file) &&
      /\b(feeKept|fee_kept)\b/.test(read(file)),
  )
}

/** Web files of at most thirty lines that one other module imports. */
function smallFiles({ texts, all }: ImportGraph): readonly string[] {
  const importers = turnAround(all)
  return [...texts]
    .filter(([file, text]) => {
      if (!file.startsWith('apps/web/src/') || file.includes('/routes/')) return false
      return text.split('\n').length - 1 <= 30 && importers.get(file)?.size === 1
    })
    .map(([file]) => file)
}

/** Words that the glossary explains more than once. */
function doubleWords(): readonly string[] {
  const words = [...read('docs/glossary.md').matchAll(/^\| ([^|]+?) \|/gm)].map(([, term = '']) =>
    term.replace(/\s*\([^)]*\)/g, '').toLowerCase(),
  )
  return [...new Set(words.filter((word, at) => words.indexOf(word) !== at))]
}

/** What a module is named by elsewhere: a table of ours by its name in SQL as well. */
const namesOf = (file: string, name: string) =>
  /^packages\/database\/.*\/app\.ts$/.test(file)
    ? [name, name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]
    : [name]

/** Exported values of packages that no other module names, whatever a package's door lets through. */
function unusedExports({ texts }: ImportGraph): readonly string[] {
  const everything = tracked
    .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !isGenerated(file))
    .map((file) => ({ file, words: new Set(read(file).match(/[\w$]+/g)) }))
  const pattern = /^export (?:async )?(?:function|const|class) ([\w$]+)/gm
  return [...texts].flatMap(([file, text]) =>
    file.startsWith('packages/')
      ? [...text.matchAll(pattern)]
          .map(([, name = '']) => name)
          .filter(
            (name) =>
              text.split(new RegExp(`\\b${name}\\b`)).length === 2 &&
              !everything.some(
                (other) =>
                  other.file !== file && namesOf(file, name).some((one) => other.words.has(one)),
              ),
          )
          .map((name) => `${file} ${name}`)
      : [],
  )
}

const graph = readImportGraph(root)
const casts = [...graph.texts].filter(
  ([file, text]) => file.startsWith('apps/web/src/') && /as unknown as \w*Plan\b/.test(text),
)
const rows: readonly (readonly [row: string, found: number | readonly string[]])[] = [
  ['inheritance depth of contracts/src', inheritanceDepth('contracts/src/')],
  ['inheritance depth of contracts/templates', inheritanceDepth('contracts/templates/')],
  [
    'files from a typed amount to the wallet, presale',
    roadLength(
      graph,
      'apps/web/src/presale/detail/buy-form.tsx',
      `${sdk}/presale/flows/contribute-flow.ts`,
    ),
  ],
  [
    'files from a typed amount to the wallet, lock',
    roadLength(
      graph,
      'apps/web/src/lock/create/lock-create-form.tsx',
      `${sdk}/lock/flows/lock-tokens-flow.ts`,
    ),
  ],
  ['casts of plans through unknown', casts.map(([file]) => file)],
  ['shapes of one presale between event and screen', presaleShapes()],
  ['hand-written files for one event field', filesOfField((file) => !isTest(file))],
  ['tests for one event field', filesOfField(isTest)],
  ['web files with one importer and at most 30 lines', smallFiles(graph)],
  ['glossary words with two meanings', doubleWords()],
  ['cross-feature imports, web', findSiblingImports(graph, 'apps/web')],
  ['cross-feature imports, SDK', findSiblingImports(graph, 'packages/sdk')],
  ['cross-feature imports, API', findSiblingImports(graph, 'apps/api')],
  ['cross-feature imports, indexer', findSiblingImports(graph, 'apps/indexer')],
  ['folders that import each other', findMutualFolders(graph)],
  ['pages of decisions', tracked.filter((file) => /^docs\/decisions\/(?!README)/.test(file))],
  ['exported values of packages that nobody names', unusedExports(graph)],
]

const isLong = process.argv.includes('--list')
for (const [row, found] of rows) {
  process.stdout.write(`${row}: ${typeof found === 'number' ? found : found.length}\n`)
  if (isLong && typeof found !== 'number')
    process.stdout.write(found.map((one) => `  ${one}\n`).join(''))
}
