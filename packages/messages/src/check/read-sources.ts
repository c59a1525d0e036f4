import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { SourceText } from './find-usage-problems.ts'

const skipped = new Set(['node_modules', 'generated', 'dist', 'coverage', '.slipway'])
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name)

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* filesIn(path)
    } else if (isSource(entry.name)) yield path
  }
}

/** Every TypeScript source of packages and apps, tests left out: a text that only a test shows is unused. */
export function readSources(repositoryRoot: string): readonly SourceText[] {
  return ['packages', 'apps'].flatMap((area) =>
    [...filesIn(join(repositoryRoot, area))].map((path) => ({
      path: relative(repositoryRoot, path),
      text: readFileSync(path, 'utf8'),
    })),
  )
}
