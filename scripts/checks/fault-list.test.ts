import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  chooseFaults,
  type Fault,
  findMissingTest,
  hasNotRun,
  partOf,
  plantFault,
  readFaults,
  testPatterns,
} from './fault-list.ts'

const fault: Fault = {
  file: 'packages/sdk/src/lock/locks.ts',
  find: 'amount - fee',
  replace: 'amount',
  shows: 'The fee of a lock is never paid (P-03).',
  test: 'vitest run --project unit packages/sdk/src/lock',
}

test('parts of a list have every fault once', () => {
  const faults = ['a', 'b', 'c', 'd', 'e'].map((shows) => ({ ...fault, shows }))
  const parts = ['1/3', '2/3', '3/3'].map((shard) => partOf(faults, shard))
  expect(parts.map((part) => part.map(({ shows }) => shows).join(''))).toEqual(['ad', 'be', 'c'])
  expect(partOf(faults, '1/1')).toEqual(faults)
  for (const shard of ['0/2', '3/2', '1', 'a/b']) expect(() => partOf(faults, shard)).toThrow()
})

describe('a fault', () => {
  test('replaces its text and nothing else', () => {
    expect(plantFault('const paid = amount - fee\n', fault)).toBe('const paid = amount\n')
  })

  test('takes signs of a replacement as they are', () => {
    const replace = "`$&` + '$1'"
    expect(plantFault('a amount - fee b', { ...fault, replace })).toBe(`a ${replace} b`)
  })

  test('is refused if its text is missing, occurs twice or stays as it is', () => {
    expect(() => plantFault('amount', fault)).toThrow('0 times')
    expect(() => plantFault('amount - fee, amount - fee', fault)).toThrow('2 times')
    expect(() => plantFault('amount - fee', { ...fault, replace: fault.find })).toThrow('nothing')
    expect(() => plantFault('amount - fee', { ...fault, find: '' })).toThrow()
  })

  test('is chosen by words of its row, its file and its description', () => {
    expect(chooseFaults([{ ...fault, row: 'LOCK-04' }], ['lock-04'])).toHaveLength(1)
    expect(chooseFaults([fault], [])).toEqual([fault])
    expect(chooseFaults([fault], ['sdk/src/lock'])).toEqual([fault])
    expect(chooseFaults([fault], ['airdrop', 'p-03'])).toEqual([fault])
    expect(chooseFaults([fault], ['airdrop'])).toEqual([])
  })
})

test('each constant and each message of the specification has a fault that fits its file', () => {
  const root = new URL('../../', import.meta.url).pathname
  const rows = readFaults(root).filter(({ shows }) => shows.startsWith('Specification '))
  const texts = rows.filter(({ file }) => file.includes('/locales/en-US/'))
  expect(texts.length).toBeGreaterThan(60)
  expect(rows.length - texts.length).toBeGreaterThan(60)
  for (const row of rows)
    expect(() => plantFault(readFileSync(join(root, row.file), 'utf8'), row)).not.toThrow()
})

describe('the test files of a command', () => {
  test('are what Vitest is given, whole or as the beginning of a path', () => {
    expect(testPatterns(`${fault.test}/ -t "apps of a lock"`)).toEqual(['packages/sdk/src/lock*'])
    expect(testPatterns('node apps/e2e/src/main.ts --only shell')).toEqual([
      'apps/e2e/src/main.ts*',
    ])
  })

  test('are what forge matches, from the contracts folder', () => {
    const command = "cd contracts && node tools/forge.mjs test --match-path 'test/lock/*.t.sol'"
    expect(testPatterns(command)).toEqual(['contracts/test/lock/*.t.sol'])
  })
})

describe('a test that did not run proves nothing', () => {
  test.each([
    'Compiling 3 files with Solc 0.8.37\nError (7576): Undeclared identifier.\nError: Compilation failed',
    'No tests found in project!',
    'No test files found, exiting with code 1',
    ' Test Files  1 failed (1)\n\u001B[2m      Tests \u001B[22m \u001B[90mno tests\u001B[39m\n',
    ' Test Files  1 skipped (1)\n      Tests  12 skipped (12)\n',
  ])('%s', (said) => expect(hasNotRun(said)).toBe(true))

  test.each([
    '[FAIL: assertion failed: 3 != 20] test_Dividends_TermsAndPowers() (gas: 11022)',
    ' Test Files  1 failed (1)\n      Tests  1 failed | 12 skipped (13)\n',
    ' Test Files  1 passed (1)\n      Tests  2 passed (2)\n',
  ])('%s', (said) => expect(hasNotRun(said)).toBe(false))
})

test('every fault names tests that are there, not a module of the same name', () => {
  const root = new URL('../../', import.meta.url).pathname
  const missing = (path: string) =>
    findMissingTest(root, { test: `vitest run --project unit ${path}` })
  expect(missing('scripts/checks')).toBeUndefined()
  expect(missing('packages/deployer/src/contracts/deploy-contracts')).toBe(
    'packages/deployer/src/contracts/deploy-contracts*',
  )
  const named = readFaults(root).map((one) => [one.shows, findMissingTest(root, one)])
  expect(named.filter(([, pattern]) => pattern !== undefined)).toEqual([])
})
