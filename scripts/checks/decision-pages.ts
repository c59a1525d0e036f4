/** Where the pages are; `README.md` among them is their index and has no sections. */
const DECISIONS = 'docs/decisions'

/** Above it a maintainer no longer finds what belongs together. */
const MOST_PAGES = 40

export type TextFile = {
  /** Path from the root of the repository. */
  readonly path: string
  readonly text: string
}

const isOfDecisions = ({ path }: TextFile) => path.startsWith(`${DECISIONS}/`)
const isIndex = ({ path }: TextFile) => path === `${DECISIONS}/README.md`

/** Every number of a page: one for each section, and those of decisions that a section replaces. */
function numbersOf({ text }: TextFile): readonly string[] {
  return [...text.matchAll(/^(?:## (\d{4}) |Replaces ([\d, ]+)\.$)/gm)].flatMap(
    ([, own, replaced = '']) => (own === undefined ? replaced.split(', ') : [own]),
  )
}

/** Anchors of the headings of a page, as forges make them. */
function anchorsOf(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function pageProblems(pages: readonly TextFile[], index: string): readonly string[] {
  const seen = new Map<string, string>()
  const repeated = pages.flatMap((page) =>
    numbersOf(page).flatMap((number) => {
      const first = seen.get(number)
      seen.set(number, page.path)
      return first === undefined ? [] : [`${page.path}: ${number} is taken, in ${first}`]
    }),
  )
  const single = pages
    .filter(({ path }) => /^\d/.test(path.slice(DECISIONS.length + 1)))
    .map(({ path }) => `${path}: a decision is a section of the page of its area`)
  const unlisted = pages
    .filter(({ path }) => !index.includes(`](${path.slice(DECISIONS.length + 1)})`))
    .map(({ path }) => `${path}: not in ${DECISIONS}/README.md`)
  const many =
    pages.length > MOST_PAGES ? [`${DECISIONS}: ${pages.length} pages, at most ${MOST_PAGES}`] : []
  return [...repeated, ...single, ...unlisted, ...many]
}

/** Numbers behind `ADR` or `decision`, alone or in a row: `ADR 0001, 0002 and 0003`. */
function citedNumbers(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:ADRs?|[Dd]ecisions?)\s+(\d{4}(?:(?:, | and )\d{4})*)/g)].flatMap(
    ([, numbers = '']) => numbers.split(/, | and /),
  )
}

/** Links of Markdown to a section. */
function linkProblems({ path, text }: TextFile, pages: readonly TextFile[]): readonly string[] {
  if (!path.endsWith('.md')) return []
  const links = isOfDecisions({ path, text })
    ? text.matchAll(/\]\(()([\w-]+\.md)#([^)\s]+)\)/g)
    : text.matchAll(/\]\(([^)\s]*\/)?decisions\/([\w-]+\.md)#([^)\s]+)\)/g)
  return [...links].flatMap(([, , name = '', anchor = '']) => {
    const page = pages.find((one) => one.path === `${DECISIONS}/${name}`)
    return page && !anchorsOf(page.text).has(anchor) ? [`${path}: ${name} has no #${anchor}`] : []
  })
}

/**
 * What is wrong with the pages of decisions, and which citations of them lead nowhere.
 * @param files tracked files that may cite a decision, the pages among them
 */
export function findDecisionProblems(files: readonly TextFile[]): readonly string[] {
  const pages = files.filter((file) => isOfDecisions(file) && !isIndex(file))
  const known = new Set(pages.flatMap(numbersOf))
  const lost = files.flatMap(({ path, text }) =>
    [...new Set(citedNumbers(text))]
      .filter((number) => !known.has(number))
      .map((number) => `${path}: no decision has the number ${number}`),
  )
  return [
    ...pageProblems(pages, files.find(isIndex)?.text ?? ''),
    ...lost,
    ...files.flatMap((file) => linkProblems(file, pages)),
  ]
}
