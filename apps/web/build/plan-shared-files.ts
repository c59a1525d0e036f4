import { build, type Rolldown, type UserConfig } from 'vite'
import { groupByPages, type SharedModule } from './group-by-pages.ts'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

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

/** Every module outside the frame that at least two pages load at once. */
function findShared(chunks: Chunks): SharedModule[] {
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const frame = new Set(entries.flatMap(({ fileName }) => [...closureOf(chunks, fileName)]))
  const modules = new Map<string, { id: string; length: number; pages: Set<string> }>()
  for (const { fileName, facadeModuleId } of chunks.values()) {
    const page = pageModule.exec(facadeModuleId ?? '')?.[1]
    if (!page) continue
    for (const file of closureOf(chunks, fileName)) {
      if (frame.has(file)) continue
      for (const [id, { renderedLength }] of Object.entries(chunks.get(file)?.modules ?? {})) {
        const module = modules.get(id) ?? { id, length: renderedLength, pages: new Set() }
        modules.set(id, module)
        module.pages.add(page)
      }
    }
  }
  return [...modules.values()].filter(({ pages }) => pages.size > 1)
}

/**
 * The bundler alone cuts a file for every set of importers, dozens for one page, each of which costs a phone a
 * round trip. A first build in memory shows which modules each page loads at once, after unused code is gone;
 * the second puts those of the same pages into one file.
 * @returns name of the shared file by module id
 */
export async function planSharedFiles(config: UserConfig): Promise<ReadonlyMap<string, string>> {
  return groupByPages(findShared(await buildInMemory(config)))
}
