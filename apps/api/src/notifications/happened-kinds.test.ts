import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foundIn } from './happened-kinds.ts'

test.each(Object.entries(foundIn))(
  '%s is found in the module that is named for it',
  (kind, name) => {
    const text = readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8')
    expect(text).toContain(`'${kind}'`)
  },
)
