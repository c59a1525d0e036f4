import { expect, test } from 'vitest'
import { calculatePasswordStrength } from './password-strength.ts'

const scoreOf = (password: string) => calculatePasswordStrength(password).score
const labelOf = (password: string) => calculatePasswordStrength(password).label

test('each new character is worth 5 points', () => {
  expect(scoreOf('')).toBe(0)
  expect(scoreOf('a')).toBe(5)
  expect(scoreOf('abcdef')).toBe(30)
})

test('a character that comes again is worth less each time', () => {
  expect(scoreOf('aa')).toBe(7)
  expect(scoreOf('aaa')).toBe(9)
  expect(scoreOf('aaaaaaaaaaaa')).toBeLessThan(scoreOf('abcd'))
})

test.each([
  ['abc4', 30],
  ['abC4', 40],
  ['aC4!', 50],
])('each class beyond the first adds 10: %s', (password, score) => {
  expect(scoreOf(password)).toBe(score)
})

test('an underscore is a letter of a word and no class of its own', () => {
  expect(scoreOf('abc_')).toBe(20)
})

test.each([
  ['aB3!x', 'short'],
  ['abcdef', 'low'],
  ['password', 'low'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'low'],
  ['abcdefghijkl', 'medium'],
  ['Abcdefg1', 'medium'],
  ['Abcdefg1!?', 'strong'],
  ['correct horse battery staple', 'strong'],
])('%s is %s', (password, label) => {
  expect(labelOf(password)).toBe(label)
})
