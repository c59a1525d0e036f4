import { build, type Rolldown, type UserConfig } from 'vite'
import type { OpenedAtOnce } from './first-load.ts'
import { groupByPages, type SharedPart } from './group-by-pages.ts'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

const firstModule = /src[\\/]main\.tsx$/
/** A network's definition, for which the frame waits before it runs: none of its files may hold what waits for the frame. */
const networkModule = /[\\/]definitions[\\/][^\\/]+\.ts\?alone$/
/** The Solana area's own: what it shares with a page must not change how that page travels (ADR 0257). */
const solanaModule = /src[\\/](routes[\\/])?solana[\\/]/
const pageModule = /src[\\/]routes[\\/](.+)\.tsx\?tsr-split=component$/

/** Names of a file and of everything that it imports, however far. */
function closureOf(chunks: Chunks, start: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported)
  }
  visit(start)
  return found
}

async function buildInMemory(config: UserConfig): Promise<Chunks> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  })
  const outputs = [result].flat() as Rolldown.RolldownOutput[]
  const files = outputs.flatMap(({ output }) => [...output])
  return new Map(
    files.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
}

/** What the frame opens, by the file that it starts with: the pages, and dialogs that may open on any of them. */
function findOpened(chunks: Chunks, frame: ReadonlySet<string>): ReadonlyMap<string, string> {
  const opened = new Map<string, string>()
  for (const file of [...frame].flatMap((one) => chunks.get(one)?.dynamicImports ?? [])) {
    const { facadeModuleId, name } = chunks.get(file) ?? { name: file }
    const start = facadeModuleId ?? ''
    if (!networkModule.test(start) && !solanaModule.test(start))
      opened.set(file, pageModule.exec(start)?.[1] ?? name)
  }
  return opened
}

/**
 * Everything that networks are made of.
 * @throws Error where a network needs a module of the frame: each would wait for the other, and no page would start
 */
function findNetworks(chunks: Chunks, frame: ReadonlySet<string>): ReadonlySet<string> {
  const starts = [...chunks.values()].filter(({ facadeModuleId }) =>
    networkModule.test(facadeModuleId ?? ''),
  )
  const files = new Set(starts.flatMap(({ fileName }) => [...closureOf(chunks, fileName)]))
  const common = [...files].filter((file) => frame.has(file))
  const modules = common.flatMap((file) => chunks.get(file)?.moduleIds ?? [])
  if (modules.length > 0) throw new Error(`networks and the frame share ${modules.join(', ')}`)
  return files
}

/** The frame, which every page loads. */
function findFrame(chunks: Chunks): ReadonlySet<string> {
  // The page's own start is no file any more: a single import, it stands in the page itself.
  const starts = [...chunks.values()].filter(({ moduleIds }) =>
    moduleIds.some((id) => firstModule.test(id)),
  )
  return new Set(starts.flatMap(({ fileName }) => [...closureOf(chunks, fileName)]))
}

function toPart(chunk: Rolldown.OutputChunk, pages: ReadonlySet<string>): SharedPart {
  const modules = Object.entries(chunk.modules)
  return {
    id: chunk.fileName,
    modules: modules.map(([id]) => id),
    length: modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0),
    pages,
    imports: chunk.imports,
  }
}

/** What pages open by themselves before anybody touches them, by the file that it starts with. */
function findOpenedAtOnce(chunks: Chunks, { byRoute }: OpenedAtOnce): [string, string][] {
  const pageOf = (route: string) => route.slice(1).replaceAll('/', '.')
  const fileOf = (source: string) =>
    [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`))
  return Object.entries(byRoute).flatMap(([route, sources]) =>
    sources.flatMap((source): [string, string][] => {
      const file = fileOf(source)
      return file ? [[file.fileName, pageOf(route)]] : []
    }),
  )
}

/** Every file that at least two of what the frame and its pages open load at once. */
function findShared(
  chunks: Chunks,
  frame: ReadonlySet<string>,
  atOnce: OpenedAtOnce,
): SharedPart[] {
  const opened = [...findOpened(chunks, frame), ...findOpenedAtOnce(chunks, atOnce)]
  const pagesOf = new Map<string, Set<string>>()
  for (const [start, page] of opened) {
    for (const file of closureOf(chunks, start)) {
      if (!frame.has(file)) pagesOf.set(file, (pagesOf.get(file) ?? new Set()).add(page))
    }
  }
  return [...chunks.values()].flatMap((chunk) => {
    const pages = pagesOf.get(chunk.fileName)
    return pages && pages.size > 1 ? [toPart(chunk, pages)] : []
  })
}

/**
 * The bundler alone cuts a file for every set of importers, dozens for one page, each of which costs a phone a
 * round trip. A first build in memory shows which modules each page loads at once, after unused code is gone;
 * the second puts those of the same pages into one file.
 * @param atOnce what pages open by themselves counts as theirs
 * @returns name of the shared file by module id, what is imported before what imports it
 */
export async function planSharedFiles(
  config: UserConfig,
  atOnce: OpenedAtOnce,
): Promise<ReadonlyMap<string, string>> {
  const chunks = await buildInMemory(config)
  const frame = findFrame(chunks)
  const networks = findNetworks(chunks, frame)
  const shared = findShared(chunks, frame, atOnce).filter(({ id }) => !networks.has(id))
  const ofNetworks = [...networks]
    .filter((file) => !networkModule.test(chunks.get(file)?.facadeModuleId ?? ''))
    .flatMap((file) => chunks.get(file)?.moduleIds ?? [])
  return new Map([
    ...ofNetworks.map((module) => [module, 'networks'] as const),
    ...groupByPages(shared),
  ])
}
