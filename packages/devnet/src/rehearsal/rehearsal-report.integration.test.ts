// In the full run alone: whoever changes a contract rehearses once, when the changes are together.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../stack/repository-root.ts'
import { findStaleReport } from './find-stale-report.ts'

test('the report in the docs is of the contracts and the networks of this tree (npm run rehearse -- --write)', () => {
  const page = readFileSync(join(repositoryRoot, 'docs', 'deployment-rehearsal.md'), 'utf8')
  expect(findStaleReport(page)).toEqual([])
})
