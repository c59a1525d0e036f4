import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readmes } from '../site-pages.ts'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')

export default {
  paths: () =>
    Object.entries(readmes).map(([name, path]) => ({ params: { name }, content: read(path) })),
}
