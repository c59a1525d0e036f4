import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../src')
/** No text of a language: what is typed again, and an argument as a contract's interface writes it. */
const outsideTexts = ['staking/detail/nft-picker.tsx', 'exit-page/review-dialog.ts']

test('lists of texts are joined as each language prints them, by formatNames', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  )
  const joined = files.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes(".join(', ')"),
  )
  expect(joined.toSorted()).toEqual(outsideTexts.toSorted())
})
