import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sdk = new URL('..', import.meta.url)

it('the README has a line for each folder, and for no other', () => {
  const readme = readFileSync(new URL('README.md', sdk), 'utf8')
  const lines = Array.from(readme.matchAll(/^\| `([\w-]+)\/` \|/gm), ([, name]) => name)
  const folders = readdirSync(new URL('src', sdk), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(lines.toSorted()).toEqual(folders.toSorted())
})
