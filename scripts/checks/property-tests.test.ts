import { describe, expect, test } from 'vitest'
import { findTests, propertiesOf, renderPropertyTable, type Source } from './property-tests.ts'

const page = [
  '- **P-01** A lock stays.',
  '- **P-02** An owner is the only one.',
  '- **P-03** Nobody is paid twice.',
  '',
  '| Property | Tests |',
  '|---|---|',
  '| P-01 to P-02 | `lock/Locker.t.sol`, `test_Gate_…`, `testFuzz_P02_Early`, `…PaysOnce`, `tx.origin` |',
].join('\n')
const sources: readonly Source[] = [
  {
    file: 'contracts/test/lock/Locker.t.sol',
    text: 'function test_P01_Stays() public {}\nfunction testFuzz_P02_Early(uint256 a) public {}',
  },
  {
    file: 'contracts/test/token/Gate.t.sol',
    text: 'function test_Gate_Holds() public {}\nfunction invariant_P03_PaysOnce() public {}',
  },
  { file: 'contracts/symbolic/Words.t.sol', text: 'function check_P01_Word(uint8 a) public {}' },
  { file: 'apps/web/src/lock/lock.test.ts', text: "test('nothing leaves early (P-02, S-30)')" },
  { file: 'scripts/checks/a.test.ts', text: "'P-02'" },
]
const render = (text: string, of = sources, isInGate = () => true) =>
  renderPropertyTable(
    text,
    of,
    of.map(({ file }) => file),
    isInGate,
  )
const rowOf = (text: string, number: string) =>
  text.split('\n').find((line) => line.startsWith(`| [${number}]`))

describe('the table of properties', () => {
  test('reads numbers from the names of contract tests, and from the text of others', () => {
    expect(propertiesOf(page)).toEqual(['P-01', 'P-02', 'P-03'])
    expect(findTests(sources).map(({ kind, properties }) => [kind, ...properties])).toEqual([
      ['scenario', 'P-01'],
      ['fuzz', 'P-02'],
      ['scenario'],
      ['invariant', 'P-03'],
      ['all values', 'P-01'],
      ['other', 'P-02'],
    ])
  })

  test('counts the tests of each kind, with those that the page names beside a property', () => {
    const { text, problems } = render(page)
    expect(problems).toEqual([])
    // Of its own a scenario and a proof; named for it another scenario, a fuzz test and an invariant.
    expect(rowOf(text, 'P-01')).toBe('| [P-01](#p-01) | 2 | 1 | 1 | 1 | 0 | in every `npm test` |')
    expect(rowOf(text, 'P-03')).toBe('| [P-03](#p-03) | 0 | 0 | 1 | 0 | 0 | in every `npm test` |')
    expect(text).toContain('- `contracts/test/lock/Locker.t.sol`: `test_P01_Stays`')
    expect(text).toContain('Named for it as well:\n\n- `contracts/test/lock/Locker.t.sol`')
  })

  test('a file whose tests carry the number is not named as a whole beside them', () => {
    const only = [page.split('\n')[0], '| P-01 | `lock/Locker.t.sol` |'].join('\n')
    expect(render(only).text).not.toContain('Named for it')
  })

  test('says what only the full run proves', () => {
    const outside = sources.filter(({ file }) => /symbolic|apps/.test(file))
    const { text } = render('- **P-01** a\n- **P-02** b', outside, () => false)
    expect(rowOf(text, 'P-01')).toContain('in the full run')
    expect(rowOf(text, 'P-02')).toContain('in the full run')
  })

  test('a property without a test of its number is a problem, whatever the page names for it', () => {
    const { text, problems } = render(`${page}\n- **P-04** c\n| P-04 | \`lock/Locker.t.sol\` |`)
    expect(problems).toEqual(['P-04 has no test of its number'])
    expect(rowOf(text, 'P-04')).toContain('| open |')
  })

  test.each(['test_P01_Gone', 'test_Gone_…', '…Gone', 'lock/Gone.t.sol', 'gone.test.ts'])(
    'a test that is gone is a problem: %s',
    (word) => {
      expect(render(`${page}\n| P-01 | \`${word}\` |`).problems).toEqual([
        `P-01: there is no ${word}`,
      ])
    },
  )
})
