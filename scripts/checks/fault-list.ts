import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A change that breaks the product on purpose, and the test that has to notice. */
export type Fault = {
  /** Source file, from the root of the repository. */
  readonly file: string
  /** Text that occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** The behaviour that breaks. */
  readonly shows: string
  /** Shell command that has to fail, run in the root of the repository. */
  readonly test: string
}

/** The rows beside the tests of every workspace. */
export function readFaults(root: string): Fault[] {
  return globSync(['{packages,apps}/*/test/faults.json', 'contracts/test/faults.json'], {
    cwd: root,
  })
    .sort()
    .flatMap((list) => JSON.parse(readFileSync(join(root, list), 'utf8')) as Fault[])
}

/** Those whose file or description contains one of the words; all of them if there are no words. */
export function chooseFaults(faults: readonly Fault[], words: readonly string[]): Fault[] {
  const wanted = words.map((word) => word.toLowerCase())
  return faults.filter(({ file, shows }) => {
    const text = `${file} ${shows}`.toLowerCase()
    return wanted.length === 0 || wanted.some((word) => text.includes(word))
  })
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
