import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('the sizes of the committed programs are those that the page of figures gives', () => {
  const sizes = globSync('programs/*/*.so', { cwd: root }).map((path) => {
    const thousands = statSync(join(root, path)).size.toLocaleString('en-US').replace(',', ' ')
    return `${basename(path, '.so')} ${thousands}`
  })
  const said = /^Binaries: (.+)\.$/m.exec(readFileSync(join(root, 'docs/benchmarks.md'), 'utf8'))
  const given = said?.[1]?.replaceAll('\u00a0', ' ').replace(' bytes', '').split(', ')
  expect(given?.toSorted()).toEqual(sizes.toSorted())
})
