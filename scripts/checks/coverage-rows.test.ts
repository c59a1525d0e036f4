import { expect, test } from 'vitest'
import { findCoverageProblems, readCoverageRows } from './coverage-rows.ts'

const files = [
  'apps/web/src/lock/list/page.tsx',
  'apps/web/src/lock/list/page.test.tsx',
  'apps/e2e/src/lock/life.journey.ts',
  'contracts/test/lock/Locker.t.sol',
]
const solidity = 'function test_P06_Bounds() public {'
const problemsOf = (where: string, test: string) =>
  findCoverageProblems(`| 3 | An item | ${where} | ${test} |`, files, solidity)

test.each([
  '`page.test.tsx`',
  '`apps/web/src/lock/list/`',
  '`apps/e2e/src/lock/*.journey.ts`',
  '`apps/{e2e,web}/src/lock/`',
  '`test_P06_Bounds`',
  '`Locker.t.sol` and words',
])('%s is a test', (test) => {
  expect(problemsOf('`apps/web/src/lock/`', test)).toEqual([])
})

test.each([
  ['end-to-end journeys', 'no test is named'],
  ['`page.tsx`', 'no test is named'],
  ['`page.test.tsx`, `gone.test.ts`', 'no test at gone.test.ts'],
  ['`page.test.tsx`, `apps/web/src/gone/`', 'no test at apps/web/src/gone/'],
  ['`page.test.tsx`, `test_P06_Gone`', 'no contract test test_P06_Gone'],
])('%s: %s', (test, problem) => {
  expect(problemsOf('`apps/web/src/lock/`', test).join()).toContain(problem)
})

test('a place that is gone is a problem, a name in the code is none', () => {
  expect(problemsOf('`apps/web/src/gone/`', '`page.test.tsx`').join()).toContain('does not exist')
  expect(problemsOf('`creationFees`', '`page.test.tsx`')).toEqual([])
})

test('a row has four cells, the head is none', () => {
  expect(readCoverageRows('| Spec section | Item | Where | Test |\n|---|---|---|---|')).toEqual([])
  expect(() => readCoverageRows('| 3 | An item | `a` |')).toThrow('3 cells')
})
