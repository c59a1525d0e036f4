import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withoutUnusedViem } from '../build/without-unused-viem.ts'

const load = withoutUnusedViem.load as (id: string) => string | null
const namesOf = (code: string) =>
  [...code.matchAll(/export (?:const|async function|function) (\w+)/g)].map(([, name]) => name)

const viem = fileURLToPath(new URL('../', import.meta.resolve('viem')))
const ox = fileURLToPath(new URL('../../ox/', import.meta.resolve('viem')))

test.each([
  `${viem}_esm/constants/contracts.js`,
  `${viem}_esm/utils/ccip.js`,
  `${ox}_esm/core/BlockOverrides.js`,
])('what stands in place of %s has its names', (file) => {
  expect(existsSync(file)).toBe(true)
  const code = load(file)
  expect(namesOf(code ?? '').toSorted()).toEqual(
    namesOf(readFileSync(file, 'utf8')).filter(Boolean).toSorted(),
  )
})

test('other modules stay as they are', () => {
  expect(load(`${viem}_esm/actions/public/call.js`)).toBeNull()
})
