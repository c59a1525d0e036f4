import { createHash } from 'node:crypto'

/** What the bundler keeps in one file when it is left alone: modules that the same others need. */
export interface SharedPart {
  readonly id: string
  readonly modules: readonly string[]
  /** Length of its code in the build, in characters. */
  readonly length: number
  /** The pages that cannot be shown without it. */
  readonly pages: ReadonlySet<string>
  /** Ids of the parts that it cannot run without. */
  readonly imports: readonly string[]
}

/** Parts that travel in one file. */
interface Group {
  readonly parts: readonly SharedPart[]
  readonly length: number
  readonly pages: ReadonlySet<string>
}

type Imports = ReadonlyMap<Group, ReadonlySet<Group>>

/** Characters that a file costs each page that loads it: a request, and code that compresses worse in pieces. */
const fileCost = 1_500

/** Shared characters, above which a page is near its budget: what it loads in vain counts more often there. */
const lightPage = 180_000
const heavyFactor = 40

/** Shared characters, below which a page is hardly more than the frame, whose own budget is nearly used up by the frame. */
const barePage = 16_000
const bareFactor = 20

/** A file is named after its pages while they are few; a list of a dozen would be longer than file systems allow. */
function fileNameOf(pages: ReadonlySet<string>): string {
  const names = [...pages].toSorted()
  if (names.length <= 2) return names.join('+').replaceAll('/', '-')
  const digest = createHash('sha256').update(names.join('+')).digest('hex').slice(0, 4)
  return `for-${names.length}-pages-${digest}`
}

function join(groups: readonly Group[]): Group {
  return {
    parts: groups.flatMap(({ parts }) => parts),
    length: groups.reduce((sum, { length }) => sum + length, 0),
    pages: new Set(groups.flatMap(({ pages }) => [...pages])),
  }
}

/** Parts that exactly the same pages need. */
function groupSamePages(parts: readonly SharedPart[]): Group[] {
  const alone = parts.map((part) => ({ parts: [part], length: part.length, pages: part.pages }))
  const groups = Map.groupBy(alone, ({ pages }) => [...pages].toSorted().join('+'))
  return [...groups.values()].map(join)
}

/** The other groups that each group imports. */
function importsOf(groups: readonly Group[]): Imports {
  const homes = new Map(
    groups.flatMap((group) => group.parts.map(({ id }) => [id, group] as const)),
  )
  const imports = new Map<Group, Set<Group>>()
  for (const group of groups) {
    const others = new Set<Group>()
    for (const id of group.parts.flatMap((part) => part.imports)) {
      const home = homes.get(id)
      if (home && home !== group) others.add(home)
    }
    imports.set(group, others)
  }
  return imports
}

/** Groups with everything that they import, however far; what is imported stands before what imports it. */
function withImports(groups: readonly Group[], imports: Imports): Group[] {
  const visited = new Set<Group>()
  const inOrder: Group[] = []
  const visit = (group: Group) => {
    if (visited.has(group)) return
    visited.add(group)
    for (const imported of imports.get(group) ?? []) visit(imported)
    inOrder.push(group)
  }
  for (const group of groups) visit(group)
  return inOrder
}

/** Pages that need next to nothing of what others need too. */
function findBarePages(groups: readonly Group[]): ReadonlySet<string> {
  const pages = new Set(groups.flatMap((group) => [...group.pages]))
  const needs = (page: string) =>
    groups.reduce((sum, group) => sum + (group.pages.has(page) ? group.length : 0), 0)
  return new Set([...pages].filter((page) => needs(page) < barePage))
}

/** Characters that all pages together load, what their files cost counted in. */
function costOf(groups: readonly Group[], imports: Imports, bare: ReadonlySet<string>): number {
  const pages = new Set(groups.flatMap((group) => [...group.pages]))
  let cost = 0
  for (const page of pages) {
    const needed = groups.filter((group) => group.pages.has(page))
    const load = withImports(needed, imports).reduce(
      (sum, { length }) => sum + length + fileCost,
      0,
    )
    cost += bare.has(page) ? bareFactor * load : load + heavyFactor * Math.max(0, load - lightPage)
  }
  return cost
}

/** The groups with two of them joined, and what all pages then load; undefined when files would import one another in a ring. */
function tryJoin(groups: readonly Group[], one: Group, other: Group, bare: ReadonlySet<string>) {
  const joined = join([one, other])
  const next = [...groups.filter((group) => group !== one && group !== other), joined]
  const imports = importsOf(next)
  const beyond = withImports([...(imports.get(joined) ?? [])], imports)
  return beyond.includes(joined) ? undefined : { groups: next, cost: costOf(next, imports, bare) }
}

const haveCommonPage = (one: Group, other: Group) =>
  [...one.pages].some((page) => other.pages.has(page))

/** The best that can be made by giving a group's parts to another one. */
function findBestJoin(groups: readonly Group[], one: Group, bare: ReadonlySet<string>) {
  return groups
    .filter((other) => other !== one && haveCommonPage(one, other))
    .map((other) => tryJoin(groups, one, other, bare))
    .filter((result) => result !== undefined)
    .toSorted((a, b) => a.cost - b.cost)[0]
}

/** Joins groups, the smallest first, as long as all pages together load less. */
function joinSmall(start: readonly Group[]): readonly Group[] {
  let groups = start
  const bare = findBarePages(start)
  let cost = costOf(groups, importsOf(groups), bare)
  const waiting = groups.toSorted((a, b) => b.length - a.length)
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (!groups.includes(one)) continue
    const best = findBestJoin(groups, one, bare)
    if (!best || best.cost >= cost) continue
    const joined = best.groups.at(-1)
    if (joined) waiting.push(joined)
    groups = best.groups
    cost = best.cost
    waiting.sort((a, b) => b.length - a.length)
  }
  return groups
}

/**
 * Which parts travel in one file: those that the same pages need, and small ones with others, where pages load less
 * in vain than a file of its own would cost.
 * @returns name of the file by module id, what is imported before what imports it
 */
export function groupByPages(parts: readonly SharedPart[]): ReadonlyMap<string, string> {
  const groups = joinSmall(groupSamePages(parts))
  return new Map(
    withImports(groups, importsOf(groups)).flatMap(({ parts: grouped, pages }) =>
      grouped.flatMap(({ modules }) => modules.map((id) => [id, fileNameOf(pages)] as const)),
    ),
  )
}
