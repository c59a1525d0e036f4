import { createHash } from 'node:crypto'

/** A module that several pages show at once. */
export interface SharedModule {
  readonly id: string
  /** Length of its code in the build, in characters. */
  readonly length: number
  /** The pages that cannot be shown without it. */
  readonly pages: ReadonlySet<string>
}

interface Group {
  readonly pages: ReadonlySet<string>
  readonly ids: string[]
  length: number
}

/** Below this many characters a file's request costs more than the few bytes that another page loads in vain. */
const smallest = 6_000

const nameOf = (pages: ReadonlySet<string>) => [...pages].sort().join('+')

/** A file is named after its pages while they are few; a list of a dozen would be longer than file systems allow. */
function fileNameOf(name: string): string {
  const pages = name.split('+')
  if (pages.length <= 2) return pages.map((page) => page.replaceAll('/', '-')).join('+')
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 8)
  return `for-${pages.length}-pages-${digest}`
}

/** Pages that may load a small group in vain, so that a page of two lines stays light. */
const mostInVain = 2

/** The group with the fewest pages that has all of these and a few more. */
function findWider(groups: Iterable<Group>, pages: ReadonlySet<string>): Group | undefined {
  return [...groups]
    .filter(({ pages: { size } }) => size > pages.size && size <= pages.size + mostInVain)
    .filter((group) => [...pages].every((page) => group.pages.has(page)))
    .toSorted((a, b) => a.pages.size - b.pages.size || b.length - a.length)[0]
}

/**
 * Which modules travel in one file: those that the same pages need. A small group joins one of more pages.
 * @returns name of the group by module id, what most pages need first
 */
export function groupByPages(modules: readonly SharedModule[]): ReadonlyMap<string, string> {
  const groups = new Map<string, Group>()
  for (const { id, length, pages } of modules) {
    const name = nameOf(pages)
    const group = groups.get(name) ?? { pages, ids: [], length: 0 }
    group.ids.push(id)
    group.length += length
    groups.set(name, group)
  }
  for (const [name, group] of [...groups].toSorted(([, a], [, b]) => a.pages.size - b.pages.size)) {
    const wider = group.length < smallest ? findWider(groups.values(), group.pages) : undefined
    if (!wider) continue
    wider.ids.push(...group.ids)
    wider.length += group.length
    groups.delete(name)
  }
  const widestFirst = [...groups].toSorted(([, a], [, b]) => b.pages.size - a.pages.size)
  return new Map(
    widestFirst.flatMap(([name, { ids }]) => ids.map((id) => [id, fileNameOf(name)] as const)),
  )
}
