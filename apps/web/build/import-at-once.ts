import type { Plugin, Rolldown } from 'vite'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** Files that a start imports however far, its own ones first; without the start. */
function closureOf(chunks: Chunks, start: string): readonly string[] {
  const found = new Set([start])
  for (const file of found)
    for (const imported of chunks.get(file)?.imports ?? []) found.add(imported)
  return [...found].slice(1)
}

/** Files that the page itself names, and what they import: loaded before anything else is asked for. */
function findFrame(chunks: Chunks): ReadonlySet<string> {
  const starts = [...chunks.values()]
    .filter(({ isEntry }) => isEntry)
    .map(({ fileName }) => fileName)
  if (starts.length === 0) throw new Error('The build has no start.')
  return new Set(starts.flatMap((start) => [start, ...closureOf(chunks, start)]))
}

/**
 * Whatever loads on demand names everything that it needs, not only what it uses itself: the browser asks for all of it
 * at once. The bundler's own way is a list of all files of all pages in the frame, a twelfth of every first load.
 *
 * @returns code to put after the file's own imports; what it names is loaded by these anyway, in the same order
 */
export function importsAtOnce(chunks: Chunks, chunk: Rolldown.OutputChunk): string {
  const frame = findFrame(chunks)
  const named = new Set(chunk.imports)
  return closureOf(chunks, chunk.fileName)
    .filter((file) => !frame.has(file) && !named.has(file))
    .map((file) => `import"./${file.split('/').at(-1)}";`)
    .join('')
}

export const importAtOnce: Plugin = {
  name: 'import-at-once',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        // Style sheets stay: a part must not show before it has its looks.
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'js' ? [] : files),
      },
    },
  }),
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).filter((file) => file.type === 'chunk')
    const chunks: Chunks = new Map(files.map((chunk) => [chunk.fileName, chunk]))
    for (const chunk of files) {
      if (chunk.isDynamicEntry) chunk.code += `\n${importsAtOnce(chunks, chunk)}`
    }
  },
}
