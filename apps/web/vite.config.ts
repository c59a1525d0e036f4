import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { directAbis } from './build/direct-abis.ts'
import { exitPage } from './build/exit-page.ts'
import { findStyles } from './build/find-styles.ts'
import openedAtOnce from './build/first-load.json' with { type: 'json' }
import { importAtOnce } from './build/import-at-once.ts'
import { listSolanaFiles } from './build/list-solana-files.ts'
import { neverAwaitFrame } from './build/never-await-frame.ts'
import { parseAbis } from './build/parse-abis.ts'
import { planSharedFiles } from './build/plan-shared-files.ts'
import { preloadTextFont } from './build/preload-text-font.ts'
import { slimAbis } from './build/slim-abis.ts'
import { slimDeployments } from './build/slim-deployments.ts'
import { splitViemAbis } from './build/split-viem-abis.ts'
import { withoutUnusedCode } from './build/without-unused-code.ts'

/** Rank of the files that every page loads; those that some pages share come after them. */
const everyPage = 1_000

const inModules = (names: string) => new RegExp(`node_modules[\\\\/](${names})[\\\\/]`)

/** Everything but the files that pages share, which a build with this shows. */
const configure = (): UserConfig => ({
  // The static bundle lies in whatever folder of a server; files name each other by where they are.
  base: './',
  // wagmi pins an older copy of what the page has anyway.
  resolve: { dedupe: ['zustand', 'use-sync-external-store'] },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/generated/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    preloadTextFont('hanken-grotesk-latin-wght-normal'),
    withoutUnusedCode,
    splitViemAbis,
    slimAbis,
    slimDeployments,
    parseAbis,
    directAbis,
  ],
  build: {
    target: 'es2024',
    manifest: true,
    // Icons and logos stay files: as data URIs they would weigh on the first load's scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Shorter than usual, and enough to tell two states of a file apart: the frame names hundreds of files.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          // Few files before the first paint: React, which changes rarely, the frame, the page, and what
          // it shares with others.
          groups: [
            {
              name: 'react',
              test: inModules('react|react-dom|scheduler'),
              priority: everyPage + 2,
            },
            { name: 'frame', tags: ['$initial'], priority: everyPage + 1 },
            // A few lines that every control, or every text with a count, needs; left alone they join the
            // positioning engine of menus and the states of lists, and every form loads those.
            {
              name: 'direction',
              test: /DirectionProvider|plural-category/,
              priority: everyPage + 1,
            },
          ],
        },
      },
    },
  },
})

/** Adds the shared files' group to a build. */
const shareFiles: Plugin = {
  name: 'share-files',
  apply: 'build',
  async config() {
    const plan = await planSharedFiles(configure(), openedAtOnce)
    // A file takes along what its modules import, unless that has a file already: what others import comes first.
    const groups = [...new Set(plan.values())].map((name, index) => ({
      name,
      test: (module: string) => plan.get(module) === name,
      priority: everyPage - index,
    }))
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
  },
}

const base = configure()

export default defineConfig({
  ...base,
  plugins: [
    ...(base.plugins ?? []),
    shareFiles,
    importAtOnce,
    findStyles,
    neverAwaitFrame,
    listSolanaFiles,
    exitPage,
  ],
})
