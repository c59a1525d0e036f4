/** A page of the guide as Markdown. */
export interface GuidePage {
  /** Its name without `.md`, the same in every language. */
  readonly name: string
  readonly text: string
}

const withoutBlocks = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '')

/** Code within sentences. */
export const codeOf = (text: string): readonly string[] =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Addresses of the app that a page names, such as `/presale/detail/{id}`; files such as `/exit.html` are none. */
export const routesOf = (text: string): readonly string[] =>
  codeOf(text).filter((code) => code.startsWith('/') && !code.includes('.'))

/** One spelling for a changing part, which the list of routes writes `$id` and people `{id}`. */
export const plainRoute = (path: string) => path.replaceAll(/\$\w+|\{\w+\}/g, '*')

/** Levels of its headings, in their order. */
export const levelsOf = (text: string): readonly number[] =>
  [...withoutBlocks(text).matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length)

/** Numbers of its text, in any order: `10,000` and `10 000` are one. */
export const figuresOf = (text: string): readonly string[] =>
  withoutBlocks(text)
    .replaceAll(/`[^`\n]+`|\]\([^)]*\)/g, ' ')
    .match(/\d+(?:[,.]\d+)*/g)
    ?.map((figure) => figure.replaceAll(',', ''))
    .sort() ?? []

/** Its sentences without marks, by a name for each: lines and cells of tables. */
export function sentencesOf(text: string): Readonly<Record<string, string>> {
  const plain = withoutBlocks(text)
    .replaceAll(/`[^`\n]*`/g, 'X')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|^[-#] |^\d+\. /gm, '')
  const lines = plain.split(/[\n|]/).map((line) => line.trim())
  return Object.fromEntries(
    lines.filter((line) => /\p{L}/u.test(line)).map((line, at) => [`guide_${at}`, line]),
  )
}

/** Targets of its links. */
export const linksOf = (text: string): readonly string[] =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

/** Blocks of code, as they stand. */
const blocksOf = (text: string): readonly string[] =>
  [...text.matchAll(/^```[\s\S]*?^```/gm)].map(([block]) => block)

/** The anchor of a heading, as the site makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-')

const sorted = (words: readonly string[]) => words.toSorted().join(' ')

/** What one language says of a page and the other does not: sections, figures, code, links. */
export function pairProblems(one: string, other: string): readonly string[] {
  const parts = {
    headings: (text: string) => levelsOf(text).join(' '),
    figures: (text: string) => figuresOf(text).join(' '),
    code: (text: string) => sorted(codeOf(text)),
    blocks: (text: string) => blocksOf(text).join('\n'),
    links: (text: string) => sorted(linksOf(text).map((link) => link.replace(/#.*/, ''))),
  }
  return Object.entries(parts)
    .filter(([, read]) => read(one) !== read(other))
    .map(([part, read]) => `${part}: ${read(one)} | ${read(other)}`)
}

/** Links between pages of one language that lead to no page, or to no heading of it. */
export function linkProblems(pages: readonly GuidePage[]): readonly string[] {
  return pages.flatMap(({ name, text }) =>
    linksOf(text).flatMap((link) => {
      const [, page, anchor] = /^(?:\.\/)?(?:([\w-]+)\.md)?(?:#(.+))?$/.exec(link) ?? []
      // Other links lead out of the guide; they are files of the repository.
      if (page === undefined && anchor === undefined) return []
      const target = pages.find((each) => each.name === (page ?? name))
      if (!target) return [`${name}: no page ${page}`]
      const anchors = [...target.text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        anchorOf(heading),
      )
      return anchor === undefined || anchors.includes(decodeURI(anchor))
        ? []
        : [`${name}: ${target.name} has no heading #${anchor}`]
    }),
  )
}
