import { expect, test } from 'vitest'
import {
  findRequirementProblems,
  findUnknownCodes,
  matchFaults,
  readRequirementRows,
} from './requirement-rows.ts'

const files = [
  'apps/web/src/lock/list/page.tsx',
  'apps/web/src/lock/list/page.test.tsx',
  'apps/e2e/src/lock/life.journey.ts',
  'contracts/test/lock/Locker.t.sol',
]
const solidity = 'function test_P06_Bounds() public {'
const problemsOf = (where: string, test: string) =>
  findRequirementProblems(`| LOCK-01 | An item | ${where} | ${test} |`, files, solidity)

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
  expect(readRequirementRows('| No. | Item | Where | Test |\n|---|---|---|---|')).toEqual([])
  expect(() => readRequirementRows('| LOCK-01 | An item | `a` |')).toThrow('3 cells')
})

test('a number belongs to one row', () => {
  const row = '| LOCK-01 | An item | `apps/web/src/lock/` | `page.test.tsx` |'
  expect(findRequirementProblems(`${row}\n${row}`, files, solidity)).toEqual([
    'line 2 (An item): LOCK-01 is given twice',
  ])
})

test('a rule or property that is cited is explained on a page of its own line', () => {
  const pages = [
    '- **S-30** Before launch a token rests.',
    '- **P-06** Amounts are conserved, as S-31 says.',
  ]
  const cite = (text: string) => findUnknownCodes(pages, [{ file: 'a.ts', text }])
  expect(cite('// S-30, P-06')).toEqual([])
  expect(cite('// S-31 and S-31 again')).toEqual(['a.ts: S-31 is explained nowhere'])
})

test('a fault names the row or the rule that it breaks, and a row without a fault is named', () => {
  const page = [
    '- **S-30** Before launch a token rests.',
    ...['LOCK-01', 'LOCK-02'].map((number) => `| ${number} | An item | \`a\` | \`b\` |`),
  ].join('\n')
  const bound = ['LOCK-02', 'S-30'].map((row) => ({ shows: 'it breaks', row }))
  expect(matchFaults(page, bound, [])).toEqual(['row LOCK-01 has no fault'])
  expect(matchFaults(page, [], bound)).toEqual(['row LOCK-01 has no fault'])
  const both = [{ shows: 'it breaks two', row: 'LOCK-01, LOCK-02' }]
  expect(matchFaults(page, both, [])).toEqual([])
  const loose = [{ shows: 'it breaks', row: 'LOCK-03' }, { shows: 'it breaks' }]
  expect(matchFaults(page, [...both, ...loose], [])).toEqual([
    'the fault "it breaks" breaks LOCK-03, which is not there',
    'the fault "it breaks" breaks no row, which is not there',
  ])
  // Other faults may break what no row says.
  expect(matchFaults(page, both, loose)).toEqual([
    'the fault "it breaks" breaks LOCK-03, which is not there',
  ])
})
