import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { specifiedTexts } from '../../packages/messages/src/check/specified-texts.ts'

/** A change that breaks the product on purpose, and the test that has to notice. */
export type Fault = {
  /** Source file, from the root of the repository. */
  readonly file: string
  /** Text that occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** The behaviour that breaks. */
  readonly shows: string
  /** Row or rule of `docs/requirements.md` that it breaks, several apart by a comma; a constant of the specification has to name one. */
  readonly row?: string
  /** Shell command that has to fail, run in the root of the repository. */
  readonly test: string
}

/** Where faults stand: those of the specification's constants, and beside the tests of every workspace. */
const constants = 'scripts/checks/requirements.json'
const lists = ['{packages,apps}/*/test/faults.json', 'contracts/test/faults.json']

function readList(root: string, list: string): Fault[] {
  return JSON.parse(readFileSync(join(root, list), 'utf8')) as Fault[]
}

/** Faults of the specification's constants; each names the row or rule that it breaks. */
export function readConstantFaults(root: string): Fault[] {
  return readList(root, constants)
}

/** Faults beside the tests; one that breaks a row of the requirements names it. */
export function readFaultsBesideTests(root: string): Fault[] {
  const found = globSync(lists, { cwd: root }).sort()
  return found.flatMap((list) => readList(root, list))
}

/** Every fault of the lists, and one for each message whose words the specification gives. */
export function readFaults(root: string): Fault[] {
  return [...readFaultsBesideTests(root), ...readConstantFaults(root), ...listTextFaults(root)]
}

/** The English message of a key says something else than the specification. */
function listTextFaults(root: string): Fault[] {
  const files = globSync('packages/messages/locales/en-US/*.json', { cwd: root }).map((file) => ({
    file,
    texts: JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>,
  }))
  return specifiedTexts.flatMap(({ section, text, keys }) =>
    keys.map((key) => {
      const found = files.find(({ texts }) => key in texts)
      if (!found) throw new Error(`no message has the key ${key}`)
      const line = (said: unknown) => `${JSON.stringify(key)}: ${JSON.stringify(said)}`
      return {
        file: found.file,
        find: line(found.texts[key]),
        replace: line('Something else'),
        shows: `Specification ${section}: ${key} says "${text}"`,
        test: 'vitest run --project unit packages/messages/src/check/specified-texts.test.ts',
      }
    }),
  )
}

/** Those whose row, file or description contains one of the words; all of them if there are no words. */
export function chooseFaults(faults: readonly Fault[], words: readonly string[]): Fault[] {
  const wanted = words.map((word) => word.toLowerCase())
  return faults.filter(({ row = '', file, shows }) => {
    const text = `${row} ${file} ${shows}`.toLowerCase()
    return wanted.length === 0 || wanted.some((word) => text.includes(word))
  })
}

/**
 * Every m-th fault from the n-th on: parts take about as long as each other, because neighbours run alike.
 * @param shard `n/m`, n from 1
 * @throws Error if there is no such part
 */
export function partOf(faults: readonly Fault[], shard: string): Fault[] {
  const [part = 0, parts = 0] = shard.split('/').map(Number)
  if (!(part >= 1 && part <= parts))
    throw new Error(`${shard} is no part: 1/4 is the first of four`)
  return faults.filter((_, index) => index % parts === part - 1)
}

/**
 * The source with the fault in it.
 * @throws Error if the text to be replaced does not occur exactly once, or nothing would change.
 */
export function plantFault(source: string, { find, replace }: Fault): string {
  const [before = '', ...others] = source.split(find)
  if (find === '' || others.length !== 1)
    throw new Error(`the text to replace occurs ${others.length} times, not once`)
  if (find === replace) throw new Error('the replacement changes nothing')
  return `${before}${replace}${others[0]}`
}

/** What runners say where no test ran: a fault that does not compile, or a name that no test has. */
const unrun =
  /Compilation failed|No tests (?:found|match)|No test files found|^\s*Tests\s+(?:no tests|\d+ skipped)/m

/** Whether the tests of a command did not run at all, by what it said: then a failure proves nothing. */
export function hasNotRun(said: string): boolean {
  return unrun.test(stripVTControlCharacters(said))
}

/**
 * Patterns of the test files that a command names, from the root of the repository. Vitest takes the beginning of a
 * path, forge a pattern from the contracts folder.
 */
export function testPatterns(command: string): string[] {
  const named = [...command.matchAll(/(?<![\w/])((?:packages|apps)\/[\w./-]+)/g)]
  const matched = [...command.matchAll(/--match-path '([^']+)'/g)]
  return [
    ...named.map(([, path = '']) => `${path.replace(/\/$/, '')}*`),
    ...matched.map(([, path = '']) => join('contracts', path)),
  ]
}

/**
 * A pattern of a command that leads to no test: the fault could never turn red. What runs tests is a file of them, a folder,
 * or a script that the command starts itself.
 * @param root of the repository
 */
export function findMissingTest(root: string, { test }: Pick<Fault, 'test'>): string | undefined {
  const runsTests = (path: string): boolean =>
    /\.(?:test\.tsx?|t\.sol)$/.test(path) ||
    test.includes(`node ${path}`) ||
    statSync(join(root, path)).isDirectory()
  return testPatterns(test).find((pattern) => !globSync(pattern, { cwd: root }).some(runsTests))
}
