import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatUnits } from './format-units.ts'
import { AmountInvalid, parseAmount } from './parse-amount.ts'
import { parseTypedAmount } from './parse-typed-amount.ts'
import { readWhole } from './read-number.ts'
import { removeTrailingZeros } from './remove-trailing-zeros.ts'
import { truncateDecimals } from './truncate-decimals.ts'

const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const decimals = fc.integer({ min: 0, max: 40 })

function codeOf(text: string, digits: number): string {
  try {
    parseAmount(text, digits)
    return 'accepted'
  } catch (error) {
    return error instanceof AmountInvalid ? error.code : 'other'
  }
}

describe('parseAmount and formatUnits', () => {
  test('are each other exactly reversed, for any 256-bit amount', () => {
    fc.assert(
      fc.property(units, decimals, (amount, digits) => {
        expect(parseAmount(formatUnits(amount, digits), digits)).toBe(amount)
      }),
    )
  })

  test('zeros before the number and after the fraction change nothing', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 40 }), (amount, digits) => {
        const text = formatUnits(amount, digits)
        const padded = `000${text}${text.includes('.') ? '' : '.'}000`
        expect(parseAmount(padded, digits)).toBe(amount)
      }),
    )
  })

  test('never make a number of what is none', () => {
    fc.assert(
      fc.property(fc.string(), decimals, (text, digits) => {
        const isNumber = /^\s*(\d+(\.\d*)?|\.\d+)\s*$/.test(text)
        if (!isNumber) expect(codeOf(text, digits)).toMatch(/^Input_/)
      }),
    )
  })

  test.each([
    ['', 'Input_Required'],
    ['   ', 'Input_Required'],
    ['-1', 'Input_NumberInvalid'],
    ['+1', 'Input_NumberInvalid'],
    ['1e3', 'Input_NumberExponent'],
    ['0x10', 'Input_NumberInvalid'],
    ['1,000', 'Input_NumberSeparated'],
    ['1 000', 'Input_NumberSeparated'],
    ["1'243.00", 'Input_NumberSeparated'],
    ['1.243,5', 'Input_NumberSeparated'],
    ['0,5', 'Input_NumberSeparated'],
    ['1,24E+18', 'Input_NumberExponent'],
    ['1.2.3', 'Input_NumberInvalid'],
    ['.', 'Input_NumberInvalid'],
    ['１２', 'Input_NumberInvalid'],
    ['9'.repeat(200), 'Input_NumberInvalid'],
    ['0.1234567', 'Input_TooManyDecimals'],
    ['0.1234560', 'accepted'],
  ])('"%s" with 6 decimals: %s', (text, outcome) => {
    expect(codeOf(text, 6)).toBe(outcome)
  })

  test('tell how many decimals are possible', () => {
    expect(() => parseAmount('0.12', 1)).toThrow(AmountInvalid)
    try {
      parseAmount('0.12', 1)
    } catch (error) {
      expect((error as AmountInvalid).args).toEqual({ max: 1 })
    }
  })

  test('write negative and tiny amounts out', () => {
    expect(formatUnits(-1n, 18)).toBe('-0.000000000000000001')
    expect(formatUnits(1_000n, 3)).toBe('1')
    expect(formatUnits(0n, 18)).toBe('0')
  })
})

describe('parseTypedAmount', () => {
  const read = (text: string) => {
    try {
      return parseTypedAmount(text, 6)
    } catch (error) {
      return error instanceof AmountInvalid ? error.code : 'other'
    }
  }

  test.each([
    // A keypad that has a comma alone.
    ['0,5', 500_000n],
    ['0,500', 500_000n],
    [',5', 500_000n],
    ['12,25', 12_250_000n],
    ['0,5000', 500_000n],
    ['1,00000', 1_000_000n],
    ['12345,6789', 12_345_678_900n],
    ['1234,567', 1_234_567_000n],
    ['7,', 7_000_000n],
    // A comma that may stand between thousands.
    ['1,000', 'Input_CommaAmbiguous'],
    ['12,500', 'Input_CommaAmbiguous'],
    ['999,999', 'Input_CommaAmbiguous'],
    // Or between ten-thousands, by which Chinese counts: 1,0000 is 一万.
    ['1,0000', 'Input_CommaAmbiguous'],
    ['12,5000', 'Input_CommaAmbiguous'],
    ['1234,5678', 'Input_CommaAmbiguous'],
    ['１，００００', 'Input_CommaAmbiguous'],
    ['1,0000,0000', 'Input_NumberSeparated'],
    ['1,0000.5', 'Input_NumberSeparated'],
    // A point that may: nobody writes a last zero after the decimal point.
    ['1.000', 'Input_PointAmbiguous'],
    ['12.500', 'Input_PointAmbiguous'],
    ['1.234', 1_234_000n],
    ['0.500', 500_000n],
    ['1234.500', 1_234_500_000n],
    // Thousands that can be nothing else.
    ['1,234,567', 1_234_567_000_000n],
    ['1,243.00', 1_243_000_000n],
    ['1,000.5', 1_000_500_000n],
    ['1 000.5', 1_000_500_000n],
    ['1 000,5', 1_000_500_000n],
    ["1'000.5", 1_000_500_000n],
    ['1’000', 1_000_000_000n],
    ['1\u00a0000', 1_000_000_000n],
    ['12\u202f000\u202f000', 12_000_000_000_000n],
    ['1_000_000', 1_000_000_000_000n],
    ['1.000,5', 1_000_500_000n],
    ['1.234.567', 1_234_567_000_000n],
    ['１，０００．５', 1_000_500_000n],
    ['1 234', 1_234_000_000n],
    // Groups that are none.
    ['1 00', 'Input_NumberSeparated'],
    ['12 34', 'Input_NumberSeparated'],
    ['1,0000,000', 'Input_NumberSeparated'],
    ['0,000,000', 'Input_NumberSeparated'],
    ['1000 000', 'Input_NumberSeparated'],
    ['1 000 000 00', 'Input_NumberSeparated'],
    ["1 000'000", 'Input_NumberSeparated'],
    ['1,000.000.000', 'Input_NumberSeparated'],
    ['1,000,00', 'Input_NumberSeparated'],
    ['1 000.1234567', 'Input_TooManyDecimals'],
    [',', 'Input_NumberInvalid'],
    // A Chinese keyboard, and what comes along with a copy.
    ['１２．５', 12_500_000n],
    ['０，５', 500_000n],
    ['\u200b1.5\u00a0', 1_500_000n],
    ['1\u206012', 112_000_000n],
    ['5²', 'Input_NumberInvalid'],
    ['', 'Input_Required'],
    ['\u200b', 'Input_Required'],
    ['0,1234567', 'Input_TooManyDecimals'],
  ])('"%s": %s', (text, outcome) => {
    expect(read(text)).toBe(outcome)
  })

  test('reads what parseAmount reads, and never another number', () => {
    fc.assert(
      fc.property(units, decimals, (amount, digits) => {
        expect(parseTypedAmount(formatUnits(amount, digits), digits)).toBe(amount)
      }),
    )
  })

  const styles = fc.constantFrom(
    [',', '.'],
    ['.', ','],
    [' ', '.'],
    [' ', ','],
    ['\u202f', ','],
    ["'", '.'],
    ['’', ','],
    ['_', '.'],
  )
  const group = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark)

  test('reads any amount in the groups of any country, or says why not: never another number', () => {
    fc.assert(
      fc.property(units, decimals, styles, (amount, digits, [mark, point]) => {
        const [whole = '', fraction] = formatUnits(amount, digits).split('.')
        const text = `${group(whole, mark ?? '')}${fraction === undefined ? '' : point + fraction}`
        // One point alone is the decimal sign; only a last zero makes it doubtful.
        if (/^\d{1,3}\.\d\d[1-9]$/.test(text) && fraction === undefined) return
        try {
          expect(parseTypedAmount(text, digits)).toBe(amount)
        } catch (error) {
          if (!(error instanceof AmountInvalid)) throw error
          // One comma or point alone before three digits, or one comma alone before four.
          expect(error.code).toMatch(/^Input_(Comma|Point)Ambiguous$/)
          expect(text).toMatch(/^[1-9](?:\d{0,2}[.,]\d{3}|\d{0,3},\d{4})$/)
        }
      }),
    )
  })

  test('a text of digits and marks has one reading at most: what it could be in two ways is refused', () => {
    const sign = fc.constantFrom(...'0123456789.,  ')
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 14 }), (signs) => {
        const text = signs.join('')
        const found = read(text)
        if (typeof found !== 'bigint') return
        // A reading takes every digit in its order, and no digit more than its unit has.
        const whole = formatUnits(found, 6).replace('.', '')
        const typed = text.replace(/\D/g, '')
        expect(typed.replace(/^0+|0+$/g, '')).toBe(whole.replace(/^0+|0+$/g, ''))
      }),
    )
  })

  test('whole numbers are read in groups, too', () => {
    const whole = (text: string) => {
      const reports: string[] = []
      const number = readWhole('amount', text, (_, code) => reports.push(code))
      return number ?? reports[0]
    }
    expect(whole('1 000')).toBe(1_000n)
    expect(whole("21'000'000")).toBe(21_000_000n)
    expect(whole('1,000,000')).toBe(1_000_000n)
    expect(whole('1.000.000')).toBe(1_000_000n)
    expect(whole('1,000')).toBe('Input_CommaAmbiguous')
    expect(whole('1,0000')).toBe('Input_CommaAmbiguous')
    expect(whole('1.000')).toBe('Input_PointAmbiguous')
    expect(whole('1.5')).toBe('Input_IntegerRequired')
    expect(whole('1 000.5')).toBe('Input_IntegerRequired')
    expect(whole('')).toBe('Input_Required')
    // A unit that a form keeps with what it could not read.
    expect(whole('30 days')).toBe('Input_IntegerRequired')
    expect(whole('1,000 days')).toBe('Input_CommaAmbiguous')
    expect(whole('1.000 hours')).toBe('Input_PointAmbiguous')
  })
})

describe('truncateDecimals', () => {
  test('cuts without rounding', () => {
    expect(truncateDecimals('1.9999', 2)).toBe('1.99')
    expect(truncateDecimals('1.9', 4)).toBe('1.9')
    expect(truncateDecimals('1.9', 0)).toBe('1')
    expect(truncateDecimals('100', 2)).toBe('100')
  })

  test('is never larger than the number, nor off by a whole last digit', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 30 }), fc.nat(30), (amount, digits, kept) => {
        const cut = parseAmount(truncateDecimals(formatUnits(amount, digits), kept), digits)
        expect(cut <= amount).toBe(true)
        expect(amount - cut < 10n ** BigInt(Math.max(0, digits - kept))).toBe(true)
      }),
    )
  })
})

describe('removeTrailingZeros', () => {
  test.each([
    ['1.500', '1.5'],
    ['2.000', '2'],
    ['100', '100'],
    ['0.0', '0'],
    ['10.', '10'],
  ])('%s → %s', (text, expected) => {
    expect(removeTrailingZeros(text)).toBe(expected)
  })

  test('keeps the value', () => {
    fc.assert(
      fc.property(units, decimals, (amount, digits) => {
        const text = `${formatUnits(amount, digits)}`
        const padded = text.includes('.') ? `${text}00` : text
        expect(parseAmount(removeTrailingZeros(padded), digits)).toBe(amount)
      }),
    )
  })
})
