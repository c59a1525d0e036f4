import { describe, expect, test } from 'vitest'
import { splitMinutes, toMinutes } from './length-units.ts'

describe('a length of time', () => {
  test.each([
    ['259200', '180', 'days'],
    ['1440', '1', 'days'],
    ['90', '90', 'minutes'],
    ['120', '2', 'hours'],
    ['2160', '36', 'hours'],
    ['5', '5', 'minutes'],
    ['', '', 'days'],
    ['0', '0', 'days'],
    ['soon', 'soon', 'days'],
  ] as const)('of %s minutes opens as %s %s', (minutes, count, unit) => {
    expect(splitMinutes(minutes)).toEqual({ count, unit })
  })

  test.each([
    ['180', 'days', '259200'],
    ['1.5', 'days', '2160'],
    ['1.', 'days', '1440'],
    ['0.33', 'hours', '20'],
    ['4.6', 'minutes', '4.6'],
    ['100000000', 'minutes', '100000000'],
    [' 2 ', 'hours', '120'],
    ['', 'days', ''],
    ['-1', 'days', '-1'],
    ['soon', 'hours', 'soon'],
  ] as const)('typed as %s %s is %s minutes', (count, unit, minutes) => {
    expect(toMinutes(count, unit)).toBe(minutes)
  })
})
