// Rules of the house that no linter has: file lengths, words that no file may be named, folders that import one way, doc
// links, mocked modules and cited decisions that must lead somewhere.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findDecisionProblems } from './decision-pages.ts'
import { findFolderProblems } from './folder-rules.ts'
import { readImportGraph } from './import-graph.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const lengthLimits: readonly [ending: string, lines: number][] = [
  ['.sol', 500],
  ['.tsx', 250],
  ['.ts', 250],
]
const forbiddenNames = /^(utils?|helpers?|misc|common)(\.|$)/

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
}

function isGenerated(file: string): boolean {
  return file.includes('/generated/') || file.endsWith('.gen.ts')
}

function lengthProblems(file: string): string[] {
  const limit = lengthLimits.find(([ending]) => file.endsWith(ending))?.[1]
  if (limit === undefined || isGenerated(file) || /\.(test|journey|t)\.[a-z]+$/.test(file))
    return []
  const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1
  return lines > limit ? [`${file}: ${lines} lines, at most ${limit}`] : []
}

function nameProblems(file: string): string[] {
  const names = file.split('/').map((part) => basename(part))
  return names.some((name) => forbiddenNames.test(name))
    ? [`${file}: a name that says nothing`]
    : []
}

/** Relative links and back-quoted paths of our folders in Markdown must exist. */
function linkProblems(file: string): string[] {
  if (!file.endsWith('.md')) return []
  const text = readFileSync(join(root, file), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) =>
    join(dirname(file), target),
  )
  const paths = [
    ...text.matchAll(/`((?:packages|apps|contracts|scripts|docs|bench)\/[\w./-]+)`/g),
  ].map(([, target = '']) => target)
  return [...links, ...paths]
    .filter(
      (target) =>
        !target.includes('/generated') &&
        !target.includes('/dist') &&
        !existsSync(join(root, target)),
    )
    .map((target) => `${file}: ${target} does not exist`)
}

/** A mock of a module that does not exist replaces nothing, and nobody says so. */
function mockProblems(file: string): string[] {
  if (!/\.test\.tsx?$/.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/vi\s*\.(?:mock|doMock|unmock)\(\s*'(\.[^']+)'/g)]
    .map(([, target = '']) => join(dirname(file), target))
    .filter((target) => !existsSync(join(root, target)))
    .map((target) => `${file}: mocks ${target}, which does not exist`)
}

/** Files that may cite a decision: all but pictures, fonts and other bytes. */
const cites = /\.(ts|tsx|js|mjs|cjs|sol|md|json|css|html|sh|ya?ml|toml)$/

const files = trackedFiles()
const problems = [
  ...files.flatMap((file) => [
    ...lengthProblems(file),
    ...nameProblems(file),
    ...linkProblems(file),
    ...mockProblems(file),
  ]),
  ...findFolderProblems(readImportGraph(root)),
  ...findDecisionProblems(
    files
      .filter((file) => cites.test(file))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  ),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`layout: ${problems.length} problems\n`)
process.exit(problems.length === 0 ? 0 : 1)
