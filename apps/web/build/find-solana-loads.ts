import { isSolanaPath } from '../src/core/is-solana-path.ts'
import type { SolanaFiles } from './list-solana-files.ts'

/**
 * Code of Solana that pages of other networks load, though none of them can use it (ADR 0257).
 *
 * @param routeFiles what each route of a build loads, by its address
 * @param solanaFiles modules of Solana by file of that build
 * @returns a line for each module, with a page that loads it
 * @throws Error where not even Solana's own pages load any: the list is of another build, or sees nothing
 */
export function findSolanaLoads(
  routeFiles: ReadonlyMap<string, readonly string[]>,
  solanaFiles: SolanaFiles,
): string[] {
  const modulesOf = (files: readonly string[]) => files.flatMap((file) => solanaFiles[file] ?? [])
  const own = [...routeFiles].filter(([route]) => isSolanaPath(route))
  for (const [route, files] of own)
    if (modulesOf(files).length === 0) throw new Error(`${route} loads nothing of Solana.`)
  if (own.length === 0) throw new Error('The build has no page of Solana.')
  const pages = new Map<string, string[]>()
  for (const [route, files] of routeFiles) {
    if (isSolanaPath(route)) continue
    for (const module of modulesOf(files)) pages.set(module, [...(pages.get(module) ?? []), route])
  }
  return [...pages].map(([module, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    return `${first}${more}: loads ${module}, which is of Solana`
  })
}
