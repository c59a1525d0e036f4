import { readWhole } from '@slipway/sdk/shared/read-number'
import { describe, expect, test } from 'vitest'
import { minuteUnits, splitMinutes, toMinutes } from './length-units.ts'

/** What the draft's schema makes of a kept length: minutes, or the code with which it refuses. */
function read(minutes: string) {
  const codes: string[] = []
  return readWhole('lockMinutes', minutes, (_, code) => codes.push(code)) ?? codes[0]
}

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
    // What the schema reads as minutes opens as minutes, however it is written.
    ['３０', '30', 'minutes'],
    ['1 000', '1000', 'minutes'],
    ['soon hours', 'soon', 'hours'],
    ['1,000 days', '1,000', 'days'],
    ['4.6 minutes', '4.6', 'minutes'],
  ] as const)('of %s minutes opens as %s %s', (minutes, count, unit) => {
    expect(splitMinutes(minutes)).toEqual({ count, unit })
  })

  test.each([
    ['180', 'days', '259200'],
    ['1.5', 'days', '2160'],
    ['1.', 'days', '1440'],
    ['0.33', 'hours', '20'],
    ['4.6', 'minutes', '4.6 minutes'],
    ['100000000', 'minutes', '100000000'],
    [' 2 ', 'hours', '120'],
    ['', 'days', ''],
    ['.5', 'days', '720'],
    ['-1', 'days', '-1 days'],
    ['soon', 'hours', 'soon hours'],
    ['３０', 'days', '43200'],
    ['３０', 'hours', '1800'],
    ['３０', 'minutes', '30'],
    ['1 000', 'days', '1440000'],
    ['1 000', 'hours', '60000'],
    ['1 000', 'minutes', '1000'],
    ["1'000", 'days', '1440000'],
    ["1'000", 'hours', '60000'],
    ["1'000", 'minutes', '1000'],
    ['1,234,567', 'days', '1777776480'],
    ['1,234,567', 'hours', '74074020'],
    ['1,234,567', 'minutes', '1234567'],
    ['0,5', 'days', '720'],
    ['0,5', 'hours', '30'],
    ['0,5', 'minutes', '0,5 minutes'],
    ['\u200b30', 'days', '43200'],
    ['\u200b', 'days', ''],
  ] as const)('typed as %s %s is %s minutes', (count, unit, minutes) => {
    expect(toMinutes(count, unit)).toBe(minutes)
  })

  test.each([
    ['abc', 'Input_IntegerRequired'],
    ['12 34', 'Input_IntegerRequired'],
    ['-30', 'Input_IntegerRequired'],
    ['3０d', 'Input_IntegerRequired'],
    ['1,000', 'Input_CommaAmbiguous'],
    ['1,0000', 'Input_CommaAmbiguous'],
    ['1.000', 'Input_PointAmbiguous'],
    ['', 'Input_Required'],
    [' ', 'Input_Required'],
  ])('typed as "%s" is never taken for minutes: %s', (count, code) => {
    for (const unit of minuteUnits) {
      const kept = toMinutes(count, unit)
      expect(read(kept)).toBe(code)
      if (count.trim()) expect(splitMinutes(kept)).toEqual({ count, unit })
    }
  })
})
