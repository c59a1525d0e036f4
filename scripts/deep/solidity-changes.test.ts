import { describe, expect, test } from 'vitest'
import { applyChange, solidityChanges } from './solidity-changes.ts'

const contract = (body: string, head = 'function take(uint256 amount) external') =>
  `// ünïcode\ncontract Box { uint256 held; ${head} {\n${body}\n} }`

/** What a body may become, as it stands between its braces. */
const bodiesOf = (body: string, head?: string) => {
  const source = contract(body, head)
  return solidityChanges(source).map((change) =>
    applyChange(source, change).split('\n').slice(2, -1).join('\n'),
  )
}

describe('a change', () => {
  test('leaves a statement out', () => {
    expect(bodiesOf('held = amount;')).toEqual(['{}'])
    expect(bodiesOf('emit Taken(amount);')).toEqual(['{}'])
    expect(bodiesOf('delete held;')).toEqual(['{}'])
  })

  test('moves a bound by one', () => {
    expect(bodiesOf('return held < amount;')).toEqual(['return held <= amount;'])
    expect(bodiesOf('return held >= amount;')).toEqual(['return held > amount;'])
    expect(bodiesOf('return held == 7;')).toEqual(['return held != 7;', 'return held == (7 + 1);'])
  })

  test('turns a sum round, also one that is assigned', () => {
    expect(bodiesOf('return held + amount * held;')).toEqual([
      'return held - amount * held;',
      'return held + amount / held;',
    ])
    expect(bodiesOf('held -= amount;')).toEqual(['{}', 'held += amount;'])
    expect(bodiesOf('return held++;')).toEqual(['return held--;'])
  })

  test('lets a refusal never come, and another condition be either', () => {
    expect(bodiesOf('if (isOver) revert Over();')).toEqual(['if (false) revert Over();'])
    expect(bodiesOf('if (isOver) { revert Over(); }')).toEqual(['if (false) { revert Over(); }'])
    expect(bodiesOf('if (isOver) return;')).toEqual(['if (false) return;', 'if (true) return;'])
  })

  test('takes both for either, and yes for no', () => {
    expect(bodiesOf('return a && !b;')).toEqual(['return a || !b;', 'return a && b;'])
    expect(bodiesOf('return a ? b : c;')).toEqual(['return a ? c : b;'])
  })

  test('leaves a modifier out, but not what a constructor gives to its bases', () => {
    const source = contract('', 'function take() external onlyOwner')
    expect(solidityChanges(source).map((change) => applyChange(source, change))).toEqual([
      contract('', 'function take() external '),
    ])
    expect(solidityChanges(contract('', 'constructor() Owned(1)'))).toEqual([])
  })

  test('says where it is, and leaves what is outside of functions', () => {
    expect(solidityChanges(contract('held = amount;'))).toMatchObject([
      { line: 3, before: 'held = amount;', text: '{}' },
    ])
    expect(
      solidityChanges('interface IBox { function take() external returns (uint256); }'),
    ).toEqual([])
    expect(solidityChanges('contract Box { uint256 constant LIMIT = 5 + 1; }')).toEqual([])
  })

  test('a source that is none is refused', () => {
    expect(() => solidityChanges('contract {')).toThrow(/ParserError/)
  })
})
