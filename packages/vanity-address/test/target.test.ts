import fc from 'fast-check'
import { bytesToHex, getAddress, hexToBytes } from 'viem'
import { describe, expect, it } from 'vitest'
import { type AddressTarget, toPattern } from '../src/target/address-target.ts'
import { checksumAddress } from '../src/target/checksum-address.ts'
import { compileTarget } from '../src/target/compile-target.ts'
import { calculateDifficulty, candidatesUntil, chanceSoFar } from '../src/target/difficulty.ts'
import type { PatternInvalid } from '../src/target/pattern-error.ts'
import { anchoredPatterns } from './anchored-patterns.ts'

const addresses = fc.uint8Array({ minLength: 20, maxLength: 20 })
const pattern = (text: string, isCaseSensitive = false): AddressTarget => ({
  kind: 'pattern',
  text,
  isCaseSensitive,
})
const oneIn = (target: AddressTarget) => 1 / compileTarget(target).probability

describe('patterns', () => {
  it('match what a regular expression matches', () => {
    fc.assert(
      fc.property(
        anchoredPatterns,
        fc.array(addresses, { maxLength: 20 }),
        ({ text, isCaseSensitive, repeats, matches }, some) => {
          let compiled: ReturnType<typeof compileTarget>
          try {
            compiled = compileTarget(pattern(text, isCaseSensitive))
          } catch (error) {
            // Refused as matching all, nothing, or too complex: never as wrong syntax.
            expect([
              'Pattern_MatchesAll',
              'Pattern_Impossible',
              'Pattern_TooComplex',
              'Pattern_TooLong',
            ]).toContain((error as PatternInvalid).code)
            return
          }
          const own = new RegExp(text, isCaseSensitive ? '' : 'i')
          for (const address of some) {
            const word = checksumAddress(address).slice(2)
            expect(compiled.matches(address)).toBe(matches(word))
            if (!repeats) expect(matches(word)).toBe(own.test(word))
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  it('pass the kernel’s filter whenever they match', () => {
    fc.assert(
      fc.property(anchoredPatterns, addresses, ({ text }, address) => {
        let compiled: ReturnType<typeof compileTarget>
        try {
          compiled = compileTarget(pattern(text))
        } catch {
          return
        }
        if (!compiled.matches(address)) return
        const { mask, value, automaton } = compiled.filter
        expect(address.every((byte, at) => (byte & (mask[at] ?? 0)) === value[at])).toBe(true)
        if (!automaton) return
        const end = address.reduce(
          (state, byte) => automaton.next[state * 256 + byte] ?? 0,
          automaton.start,
        )
        expect(automaton.accepting[end]).toBe(1)
      }),
      { numRuns: 400 },
    )
  })

  it.each([
    ['', 'Pattern_Empty'],
    ['xyz', 'Pattern_Character'],
    ['(a', 'Pattern_Syntax'],
    ['a)', 'Pattern_Syntax'],
    ['[a', 'Pattern_Syntax'],
    ['a{', 'Pattern_Syntax'],
    ['(?=a)', 'Pattern_Syntax'],
    ['a{41}', 'Pattern_RepeatTooLarge'],
    ['a$b', 'Pattern_Impossible'],
    ['a*', 'Pattern_MatchesAll'],
    ['(.{1,40}){1,40}{1,40}', 'Pattern_Character'],
    ['((.{1,40}){1,40}){1,40}', 'Pattern_TooComplex'],
    ['a'.repeat(121), 'Pattern_TooLong'],
  ])('%s is refused: %s', (text, code) => {
    expect(() => compileTarget(pattern(text))).toThrow(
      expect.objectContaining({ code }) as unknown as PatternInvalid,
    )
  })

  it('answer where a backtracking engine would never come to an end', () => {
    const { matches } = compileTarget(pattern('^(a|a)*(a|a)*(a|aa)+b$'))
    expect(matches(new Uint8Array(20).fill(0xaa))).toBe(false)
  })
})

describe('targets', () => {
  it('are read with and without 0x', () => {
    const target = { kind: 'starts', isCaseSensitive: false } as const
    expect(toPattern({ ...target, text: '0xAbC' })).toBe('^AbC')
    expect(toPattern({ ...target, text: 'AbC' })).toBe('^AbC')
  })

  it.each<[AddressTarget, number]>([
    [{ kind: 'starts', text: 'dead', isCaseSensitive: false }, 16 ** 4],
    [{ kind: 'starts', text: 'dEaD', isCaseSensitive: true }, 16 ** 4 * 2 ** 4],
    [{ kind: 'starts', text: '1234', isCaseSensitive: true }, 16 ** 4],
    [{ kind: 'ends', text: 'c0de', isCaseSensitive: true }, 16 ** 4 * 2 ** 3],
    [{ kind: 'both', text: 'dead', ending: 'beef', isCaseSensitive: false }, 16 ** 8],
    [{ kind: 'zeros', count: 8 }, 16 ** 8],
    [{ kind: 'starts', text: 'f'.repeat(40), isCaseSensitive: false }, 16 ** 40],
    [pattern('^[0-7]'), 2],
    [pattern('^[a-c]', true), 32 / 3],
  ])('%j: one in %d', (target, expected) => {
    expect(oneIn(target) / expected).toBeCloseTo(1, 12)
  })

  it('count overlapping places once', () => {
    // Inclusion and exclusion by hand: 40 characters, "0" anywhere.
    expect(
      compileTarget({ kind: 'contains', text: '0', isCaseSensitive: false }).probability,
    ).toBeCloseTo(1 - (15 / 16) ** 40, 12)
  })

  it('fit as often as their odds say', () => {
    const target = pattern('^[0-3a].*[B-D]$', true)
    const { matches, probability } = compileTarget(target)
    let fitting = 0
    const tries = 20_000
    for (let turn = 0; turn < tries; turn++) {
      if (matches(crypto.getRandomValues(new Uint8Array(20)))) fitting += 1
    }
    const deviation = Math.sqrt(tries * probability * (1 - probability))
    expect(Math.abs(fitting - tries * probability)).toBeLessThan(6 * deviation)
  })
})

describe('odds over time', () => {
  it('half and nine tenths', () => {
    const { expected, median, ninety } = calculateDifficulty(1 / 65_536)
    expect(expected).toBe(65_536)
    expect(median).toBeCloseTo(45_425.8, 0)
    expect(ninety).toBeCloseTo(150_901.2, 0)
    expect(chanceSoFar(1 / 65_536, median)).toBeCloseTo(0.5, 9)
    expect(chanceSoFar(1 / 65_536, ninety)).toBeCloseTo(0.9, 9)
  })

  it('of several hits are those of all of them, not of the first', () => {
    // Exactly, by the binomial distribution: fewer than three hits among the tries.
    const [p, tried] = [0.001, 2_000]
    const none = (1 - p) ** tried
    const one = tried * p * (1 - p) ** (tried - 1)
    const two = ((tried * (tried - 1)) / 2) * p ** 2 * (1 - p) ** (tried - 2)
    expect(chanceSoFar(p, tried, 3)).toBeCloseTo(1 - none - one - two, 3)
    expect(chanceSoFar(p, 0, 3)).toBe(0)
    expect([chanceSoFar(1, 2, 3), chanceSoFar(1, 3, 3)]).toEqual([0, 1])
    const { expected, median, ninety } = calculateDifficulty(p, 3)
    expect(expected).toBe(3_000)
    expect(chanceSoFar(p, median, 3)).toBeCloseTo(0.5, 6)
    expect(chanceSoFar(p, ninety, 3)).toBeCloseTo(0.9, 6)
    const rare = calculateDifficulty(16 ** -38, 10)
    expect(rare.median).toBeLessThan(rare.ninety)
  })

  it('keep their precision where a chance is tiny', () => {
    const probability = 16 ** -30
    expect(candidatesUntil(probability, 0.5) * probability).toBeCloseTo(Math.LN2, 9)
    expect(chanceSoFar(probability, 1e9) / (1e9 * probability)).toBeCloseTo(1, 6)
  })
})

it('writes checksums as everybody does', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(checksumAddress(address)).toBe(getAddress(bytesToHex(address)))
    }),
  )
  expect(checksumAddress(hexToBytes('0x00000000000000000000000000000000deadbeef'))).toBe(
    '0x00000000000000000000000000000000DeaDBeef',
  )
})
