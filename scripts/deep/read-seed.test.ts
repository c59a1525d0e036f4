import { expect, test } from 'vitest'
import { readSeed } from './read-seed.ts'

test('a seed is drawn anew each time, of 256 bits', () => {
  const [one, other] = [readSeed(['--match-path', 'a']), readSeed([])]
  expect(one.seed).toMatch(/^0x[0-9a-f]{64}$/)
  expect(one.seed).not.toBe(other.seed)
  expect(one.rest).toEqual(['--match-path', 'a'])
})

test('one that failed is given again, and forge gets the rest', () => {
  expect(readSeed(['--no-match-path', 'a', '--seed', '0x1F', '-v'])).toEqual({
    seed: '0x1F',
    rest: ['--no-match-path', 'a', '-v'],
  })
  for (const words of [['--seed'], ['--seed', '17'], ['--seed', '--v']])
    expect(() => readSeed(words)).toThrow('it is a number')
})
