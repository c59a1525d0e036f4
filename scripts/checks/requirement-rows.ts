/** One row of a table of `docs/requirements.md`. */
export interface RequirementRow {
  readonly line: number
  /** Its own in the page, such as `TOKEN-07`. */
  readonly number: string
  readonly item: string
  /** Back-quoted words of the columns "Where" and "Test", braces written out. */
  readonly places: readonly string[]
  readonly tests: readonly string[]
}

/** Files that can turn red: of Vitest, of the browser, of Foundry with the suites that its tests inherit, measurements. */
const testFile = /(\.test\.tsx?|\.journey\.ts|^contracts\/test\/.*\.sol|^bench\/.*\.ts|\.tree)$/
const solidityTest = /^(?:test|testFuzz|invariant)_\w+$/

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function writeOut(path: string): readonly string[] {
  const [whole, before = '', list = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? []
  if (whole === undefined) return [path]
  return list.split(',').flatMap((part) => writeOut(`${before}${part}${after}`))
}

/** Back-quoted words, braces written out. */
export const quoted = (cell = '') =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) => writeOut(text))

/** @throws Error for a row that has not four cells */
export function readRequirementRows(markdown: string): readonly RequirementRow[] {
  return markdown.split('\n').flatMap((text, at) => {
    if (!text.startsWith('| ') || text.startsWith('| No. |')) return []
    const cells = text.replace(/^\| | \|$/g, '').split(' | ')
    if (cells.length !== 4) throw new Error(`line ${at + 1}: ${cells.length} cells, not 4`)
    const [number = '', item = '', where, tests] = cells
    return [{ line: at + 1, number, item, places: quoted(where), tests: quoted(tests) }]
  })
}

/** Tracked files that a cited name means: a path, the end of one, a folder, or a pattern with `*`. */
export function filesOf(name: string, files: readonly string[]): readonly string[] {
  if (name.includes('*')) {
    const escaped = name.replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*')
    return files.filter((file) => new RegExp(`(^|/)${escaped}$`).test(file))
  }
  const folder = name.endsWith('/') ? name : `${name}/`
  return files.filter(
    (file) => file === name || file.endsWith(`/${name}`) || `/${file}`.includes(`/${folder}`),
  )
}

function testProblems(row: RequirementRow, files: readonly string[], solidity: string): string[] {
  return row.tests.flatMap((name) => {
    if (solidityTest.test(name))
      return solidity.includes(`function ${name}(`) ? [] : [`no contract test ${name}`]
    const found = filesOf(name, files)
    if (found.length === 0) return [`no test at ${name}`]
    const isTest = found.some((file) => testFile.test(file))
    return isTest || /\.(ts|json)$/.test(name) ? [] : [`no test in ${name}`]
  })
}

/**
 * What the tables cite and does not exist, and numbers that are given twice.
 * @param files tracked files, from the root of the repository
 * @param solidity the contract tests, one after another
 */
export function findRequirementProblems(
  markdown: string,
  files: readonly string[],
  solidity: string,
): readonly string[] {
  const rows = readRequirementRows(markdown)
  return rows.flatMap((row, at) => {
    const isNamed = row.tests.some(
      (name) => solidityTest.test(name) || filesOf(name, files).some((file) => testFile.test(file)),
    )
    const problems = [
      ...(rows.findIndex(({ number }) => number === row.number) === at
        ? []
        : [`${row.number} is given twice`]),
      ...(isNamed ? [] : ['no test is named']),
      // Words without a dot or a slash are names in the code.
      ...row.places
        .filter((name) => /[./]/.test(name) && filesOf(name, files).length === 0)
        .map((name) => `${name} does not exist`),
      ...testProblems(row, files, solidity),
    ]
    return problems.map((problem) => `line ${row.line} (${row.item.slice(0, 60)}): ${problem}`)
  })
}

interface BoundFault {
  readonly shows: string
  /** One, or several apart by a comma. */
  readonly row?: string
}

/**
 * Faults that name no row and no rule of the page, and rows that no fault breaks.
 * @param constants those of the specification's constants: each has to name one
 * @param others may break something that the page does not list
 */
export function matchFaults(
  markdown: string,
  constants: readonly BoundFault[],
  others: readonly BoundFault[],
): readonly string[] {
  const rows = readRequirementRows(markdown).map(({ number }) => number)
  const rules = [...markdown.matchAll(definition)].map(([, name = '']) => name)
  const bound = [...constants, ...others.filter(({ row }) => row !== undefined)]
  const named = bound.flatMap(({ shows, row = 'no row' }) =>
    row.split(', ').map((number) => ({ shows, number })),
  )
  const broken = new Set(named.map(({ number }) => number))
  return [
    ...named
      .filter(({ number }) => !rows.includes(number) && !rules.includes(number))
      .map(({ shows, number }) => `the fault "${shows}" breaks ${number}, which is not there`),
    ...rows.filter((number) => !broken.has(number)).map((number) => `row ${number} has no fault`),
  ]
}

/** Rules (`S-30`) and properties (`P-06`) that somebody may cite. */
const code = /\b[SP]-\d{2}\b/g

/** Numbers of rules and properties that a text cites. */
export const codesIn = (text: string): readonly string[] => text.match(code) ?? []

/** A rule or property where it is said: the head of a list's line, a heading or a row. */
const definition = /^(?:- \*\*|#+ |\| ?\**)([SP]-\d{2})\b/gm

/**
 * Codes of rules and properties that a file cites and no page explains.
 * @param pages the requirements and the security properties
 */
export function findUnknownCodes(
  pages: readonly string[],
  sources: readonly { readonly file: string; readonly text: string }[],
): readonly string[] {
  const known = new Set(
    pages.flatMap((page) => [...page.matchAll(definition)].map(([, name = '']) => name)),
  )
  return sources.flatMap(({ file, text }) =>
    [...new Set(codesIn(text))]
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name} is explained nowhere`),
  )
}
