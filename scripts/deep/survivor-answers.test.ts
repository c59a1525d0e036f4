import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sampleChanges } from './measure-contracts.ts'
import { solidityChanges } from './solidity-changes.ts'
import {
  describeChange,
  findAnswer,
  findStaleAnswers,
  readSurvivorAnswers,
} from './survivor-answers.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const source = [
  'contract Box { uint256 held; function take(uint256 a) external {',
  '    held = a + 1;',
  '} }',
].join('\n')
const changes = solidityChanges(source)
const [sum] = changes.filter(({ before }) => before === '+')
if (!sum) throw new Error('The sum is not changed.')
const answer = { file: 'Box.sol', ...describeChange(source, sum), why: 'It is the same.' }

describe('an answer to a change that no test notices', () => {
  test('names the line as it is and as it would be', () => {
    expect(answer).toMatchObject({ code: 'held = a + 1;', becomes: 'held = a - 1;' })
  })

  test('is found where its line stands now, and for no other change or file', () => {
    const moved = `// above\n${source}`
    const movedChange = solidityChanges(moved).find(({ before }) => before === '+')
    expect(movedChange && findAnswer([answer], 'Box.sol', moved, movedChange)).toBe(answer)
    const others = changes.filter((change) => change !== sum)
    expect(others.length).toBeGreaterThan(1)
    for (const change of others)
      expect(findAnswer([answer], 'Box.sol', source, change)).toBeUndefined()
    expect(findAnswer([answer], 'Other.sol', source, sum)).toBeUndefined()
  })

  test('is stale once its line is another', () => {
    const other = source.replace('a + 1', 'a + 2')
    expect(findStaleAnswers([answer], () => ({ source, changes }))).toEqual([])
    expect(
      findStaleAnswers([answer], () => ({ source: other, changes: solidityChanges(other) })),
    ).toEqual([answer])
  })
})

test('each answer says why, and fits a change that is measured', () => {
  const answers = readSurvivorAnswers(root)
  expect(answers.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
  expect(answers.filter(({ why }) => why.length < 20)).toEqual([])
  const stale = findStaleAnswers(answers, (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return { source: text, changes: sampleChanges(solidityChanges(text)) }
  })
  expect(stale).toEqual([])
})
