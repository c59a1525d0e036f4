import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What only pages of Solana need: the area itself, our SDK's part for it, its client and its wallets. */
const solanaModule =
  /[\\/]src[\\/]solana[\\/]|[\\/]node_modules[\\/](@solana|@solana-program|@wallet-standard)[\\/]/
/** The few lines by which the area's routes read their query: routes are known to the frame, their pages are not. */
const ofRoutes = /[\\/]src[\\/]solana[\\/]network[\\/]read-solana-search\.ts$/

/** Modules of Solana, by the file of the build that holds them. */
export type SolanaFiles = Readonly<Record<string, readonly string[]>>

/** Where the list lies in a build: beside the bundler's manifest. */
export const solanaFilesPath = '.vite/solana-files.json'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName'> & {
  readonly modules: Readonly<Record<string, Pick<Rolldown.RenderedModule, 'renderedLength'>>>
}

/** @param root folder that modules are named from; a module of which nothing is used is in no file */
export function solanaFilesOf(chunks: readonly Chunk[], root: string): SolanaFiles {
  return Object.fromEntries(
    chunks.flatMap(({ fileName, modules }) => {
      const found = Object.entries(modules)
        .filter(([id, { renderedLength }]) => renderedLength > 0 && solanaModule.test(id))
        .filter(([id]) => !ofRoutes.test(id))
        .map(([id]) => relative(root, id).replaceAll('\\', '/'))
      return found.length > 0 ? [[fileName, found.toSorted()]] : []
    }),
  )
}

/** Writes down which files hold code of Solana, for `check-first-load.ts`. */
export const listSolanaFiles: Plugin = {
  name: 'list-solana-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const files = solanaFilesOf(chunks, this.environment.config.root)
    this.emitFile({ type: 'asset', fileName: solanaFilesPath, source: JSON.stringify(files) })
  },
}
