import { codesIn, filesOf, quoted } from './requirement-rows.ts'

/** How a test looks for a state that breaks a property. */
export const testKinds = ['scenario', 'fuzz', 'invariant', 'all values', 'other'] as const
export type TestKind = (typeof testKinds)[number]

/** One test, or one file of tests that are no contract's, and the properties whose numbers it carries. */
export interface PropertyTest {
  readonly file: string
  /** Of a contract's test; a file of other tests counts as a whole. */
  readonly name?: string
  readonly kind: TestKind
  readonly properties: readonly string[]
}

export interface Source {
  readonly file: string
  readonly text: string
}

const contractKinds: Readonly<Record<string, TestKind>> = {
  test: 'scenario',
  testFuzz: 'fuzz',
  invariant: 'invariant',
  check: 'all values',
}
const contractTest = /function ((test|testFuzz|invariant|check)_\w+)\(/g
const contractFile = /^contracts\/(?:test|symbolic)\/.*\.sol$/
const otherFile = /^(?!scripts\/).*(?:\.test\.tsx?|\.journey\.ts)$/

function testsOf({ file, text }: Source): readonly PropertyTest[] {
  if (contractFile.test(file))
    return [...text.matchAll(contractTest)].map(([, name = '', word = '']) => ({
      file,
      name,
      kind: contractKinds[word] ?? 'scenario',
      properties: [...name.matchAll(/(?<=_)P(\d{2})(?=_|$)/g)].map(([, digits]) => `P-${digits}`),
    }))
  if (!otherFile.test(file)) return []
  const properties = [...new Set(codesIn(text))].filter((code) => code.startsWith('P-'))
  return [{ file, kind: 'other', properties }]
}

/** Every contract test, and every other file of tests, with the numbers in its names. */
export const findTests = (sources: readonly Source[]): readonly PropertyTest[] =>
  sources.flatMap(testsOf)

/** The numbers of the page's properties, in its order. */
export const propertiesOf = (page: string): readonly string[] =>
  [...page.matchAll(/^- \*\*(P-\d{2})\*\*/gm)].map(([, number = '']) => number)

/** `P-01 to P-04, P-32` in full. */
function numbersIn(cell: string, known: readonly string[]): readonly string[] {
  const ranges = [...cell.matchAll(/(P-\d{2}) to (P-\d{2})/g)].flatMap(([, from = '', to = '']) =>
    known.slice(known.indexOf(from), known.indexOf(to) + 1),
  )
  return [...ranges, ...(cell.match(/P-\d{2}/g) ?? [])]
}

/** What a back-quoted word of the page's tables means: tests by their name or its beginning or end, or files. */
function meant(word: string, tests: readonly PropertyTest[], files: readonly string[]) {
  const [, before, after] =
    /^(?:((?:test|testFuzz|invariant|check)_\w*)…?|…(\w+))$/.exec(word) ?? []
  if (before !== undefined || after !== undefined) {
    const isMeant = (name: string) => {
      if (after !== undefined) return name.endsWith(after)
      return word.endsWith('…') ? name.startsWith(before ?? '') : name === before
    }
    return tests.filter(({ name }) => name !== undefined && isMeant(name))
  }
  if (!/\.(?:t\.sol|sol|test\.tsx?|journey\.ts|json|rs|tree)$/.test(word)) return undefined
  const found = filesOf(word.replaceAll(/<\w+>/g, '*'), files)
  return found.map((file) => ({ file, kind: 'other', properties: [] }) satisfies PropertyTest)
}

/** The tables' rows, each with the back-quoted words of its tests. */
const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => {
      const [cell = '', ...rest] = line.replace(/^\| /, '').split(' | ')
      return { cell, words: quoted(rest.join(' ')) }
    })

/** What the tables of the page name beside each property, and what they name that is not there. */
function readPage(page: string, tests: readonly PropertyTest[], files: readonly string[]) {
  const known = propertiesOf(page)
  const named = new Map(known.map((number) => [number, new Set<PropertyTest>()]))
  const problems: string[] = []
  for (const { cell, words } of rowsOf(page)) {
    const found = words.map((word) => ({ word, of: meant(word, tests, files) }))
    problems.push(
      ...found.flatMap(({ word, of }) =>
        of?.length === 0 ? [`${cell}: there is no ${word}`] : [],
      ),
    )
    // Lists of seeded faults are no tests.
    const all = found.flatMap(({ of }) => of ?? []).filter(({ file }) => !file.endsWith('.json'))
    for (const number of numbersIn(cell, known)) for (const one of all) named.get(number)?.add(one)
  }
  return { known, named, problems }
}

/** The tests of a property: those that carry its number, then what the page names. */
function collect(number: string, tests: readonly PropertyTest[], named: ReadonlySet<PropertyTest>) {
  const own = tests.filter(({ properties }) => properties.includes(number))
  const key = ({ file, name }: { readonly file: string; readonly name?: string | undefined }) =>
    `${file} ${name ?? ''}`
  // A file whose tests carry the number is not named once more as a whole.
  const known = new Set(own.flatMap((test) => [key(test), key({ ...test, name: undefined })]))
  const also = new Map([...named].map((test) => [key(test), test]))
  return { own, also: [...also].flatMap(([of, test]) => (known.has(of) ? [] : [test])) }
}

const byFile = (tests: readonly PropertyTest[]) => {
  const files = new Map<string, string[]>()
  for (const { file, name } of tests)
    files.set(file, [...(files.get(file) ?? []), ...(name === undefined ? [] : [name])])
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1))
}

const listed = (tests: readonly PropertyTest[]) =>
  byFile(tests).map(([file, names]) => {
    const all = names.map((name) => `\`${name}\``).join(', ')
    return `- \`${file}\`${all === '' ? '' : `: ${all}`}`
  })

/** The page, or what is missing for it. */
export interface PropertyTable {
  readonly text: string
  readonly problems: readonly string[]
}

/**
 * Properties → tests → status, as a page.
 * @param page the security properties
 * @param isInGate whether `npm test` runs a file of tests that are no contract's; it runs those of contracts
 * @param files tracked files, from the root of the repository
 */
export function renderPropertyTable(
  page: string,
  sources: readonly Source[],
  files: readonly string[],
  isInGate: (file: string) => boolean,
): PropertyTable {
  const tests = findTests(sources)
  const { known, named, problems } = readPage(page, tests, files)
  const properties = known.map((number) => {
    const { own, also } = collect(number, tests, named.get(number) ?? new Set())
    const inGate = [...own, ...also].some(({ file }) =>
      contractFile.test(file) ? !file.startsWith('contracts/symbolic/') : isInGate(file),
    )
    const status = own.length === 0 ? 'open' : inGate ? 'in every `npm test`' : 'in the full run'
    return { number, own, also, status }
  })
  const open = properties.filter(({ own }) => own.length === 0)
  const count = (of: readonly PropertyTest[], kind: TestKind) =>
    String(
      new Set(of.filter((test) => test.kind === kind).map(({ file, name }) => name ?? file)).size,
    )
  const text = [
    '# Properties and their tests',
    '',
    'Written by `node scripts/checks/write-properties.ts`, from the numbers that tests carry in their names and from the tables of [the properties](security-properties.md), which say what each of them means; `npm test` compares. A property without a test of its number turns it red.',
    '',
    '| Property | Scenarios | Fuzz | Invariants | For all values | Other files | Proven |',
    '|---|---|---|---|---|---|---|',
    ...properties.map(({ number, own, also, status }) => {
      const all = [...own, ...also]
      const counts = testKinds.map((kind) => count(all, kind))
      return `| [${number}](#${number.toLowerCase()}) | ${counts.join(' | ')} | ${status} |`
    }),
    ...properties.flatMap(({ number, own, also }) => [
      '',
      `## ${number}`,
      '',
      ...listed(own),
      ...(also.length === 0 ? [] : ['', 'Named for it as well:', '', ...listed(also)]),
    ]),
    '',
  ].join('\n')
  return {
    text,
    problems: [...problems, ...open.map(({ number }) => `${number} has no test of its number`)],
  }
}
