import type { Plugin, Rolldown } from 'vite'

interface Node {
  readonly type: string
  readonly await?: boolean
  readonly argument?: { readonly callee?: { readonly name?: string } }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Whether a module waits before it is through, for more than a breath: that ends by itself. */
export function awaitsAtTop(node: Node): boolean {
  if (/Function|^(Method|Property)Definition$/.test(node.type)) return false
  if (node.type === 'AwaitExpression' && node.argument?.callee?.name !== 'breathe') return true
  if (node.type === 'ForOfStatement' && node.await) return true
  return Object.values(node)
    .flat()
    .some((inner) => isNode(inner) && awaitsAtTop(inner))
}

/** Everything that a start leads to, itself included. */
function reach<Id>(starts: readonly Id[], next: (id: Id) => readonly Id[]): ReadonlySet<Id> {
  const found = new Set(starts)
  for (const id of found) for (const other of next(id)) found.add(other)
  return found
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>
type Module = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>

/**
 * Files that a module may load while it is awaited, and that wait for this module's own file in turn: neither gets through.
 * @param waiting a module that waits at its top level
 */
export function findRing(
  waiting: string,
  chunks: readonly Chunk[],
  moduleOf: (id: string) => Module | null,
): readonly string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const home = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName])))
  const own = home.get(waiting)
  if (own === undefined) return []
  const modules = [...reach([waiting], (id) => moduleOf(id)?.importedIds ?? [])]
  const later = modules.flatMap((id) => moduleOf(id)?.dynamicallyImportedIds ?? [])
  const files = new Set(later.map((id) => home.get(id)).filter((file) => file !== undefined))
  return [...files].filter(
    (file) => file !== own && reach([file], (name) => byName.get(name)?.imports ?? []).has(own),
  )
}

const waiting = new Set<string>()

/** Refuses a build in which a module waits, before it is through, for a page that imports the module's own file. */
export const neverAwaitFrame: Plugin = {
  name: 'never-await-frame',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /\bawait\b/ },
    handler(code, id) {
      if (awaitsAtTop(this.parse(code))) waiting.add(id)
    },
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    for (const id of waiting) {
      const [first, ...others] = findRing(id, chunks, (module) => this.getModuleInfo(module))
      if (first)
        this.error(
          `${id} waits at its top level, and may wait for ${first} and ${others.length} more, which wait for its own file. Wait in a function.`,
        )
    }
  },
}
