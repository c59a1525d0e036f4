import { describe, expect, test } from 'vitest'
import { isName } from './is-name.ts'

describe('what is looked up as a name', () => {
  test.each([
    'alice.eth',
    ' Alice.ETH ',
    'pay.alice.eth',
    'harbour.xyz',
    '船.eth',
    '🙂.eth',
    'al\u0456ce.eth',
  ])('%s', (text) => expect(isName(text)).toBe(true))

  test.each([
    '',
    'alice',
    '.eth',
    'alice.',
    'alice..eth',
    'alice eth',
    'a b.eth',
    '1.5',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '0x1234.eth',
    'https://alice.eth',
    'someone@alice.eth',
    `${'a'.repeat(300)}.eth`,
  ])('not %s', (text) => expect(isName(text)).toBe(false))
})
