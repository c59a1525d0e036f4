import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { solanaFeature } from './solana-feature.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const found = (pattern: string) => globSync(pattern, { cwd: root })

test('the Solana area names each of its journeys, so that a change of it runs them all', () => {
  const journeys = found('apps/e2e/src/{solana/*,alone/solana-*}.journey.ts').map(
    (path) => `${basename(dirname(path))}/${basename(path, '.journey.ts')}`,
  )
  expect([...solanaFeature.journeys].sort()).toEqual(journeys.sort())
})

test('and each of its integration tests', () => {
  const tests = found('{apps,packages}/*/test/solana-*.integration.test.ts').map((path) =>
    basename(path, '.integration.test.ts'),
  )
  expect([...solanaFeature.integration].sort()).toEqual(tests.sort())
})
