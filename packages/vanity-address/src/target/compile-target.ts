import type { ByteAutomaton, KernelFilter } from '../kernel/kernel-filter.ts'
import { type AddressTarget, toPattern } from './address-target.ts'
import {
  type Automaton,
  accepts,
  buildAutomaton,
  caseAlphabet,
  digitAlphabet,
} from './automaton.ts'
import { checksumAddress } from './checksum-address.ts'
import { caseWeights, countAccepted, digitWeights } from './count-accepted.ts'
import { findFixedBits } from './fixed-bits.ts'
import { parsePattern } from './parse-pattern.ts'
import { PatternInvalid } from './pattern-error.ts'
import { buildPatternGraph } from './pattern-graph.ts'
import { symbols } from './pattern-node.ts'

/** From how many fixed bits on the few addresses that have them are checked outside the kernel. */
const enoughFixedBits = 12

/** A target that can be searched. */
export interface CompiledTarget {
  /** How many of `2^200` equally likely checksummed addresses fit; exact. */
  readonly favourable: bigint
  /** Chance that one address fits. */
  readonly probability: number
  readonly filter: KernelFilter
  /** @param address 20 bytes */
  matches(address: Uint8Array): boolean
}

/** 32 parts for each of the 40 characters. */
const allAddresses = 2n ** 200n

/** @throws {PatternInvalid} */
export function compileTarget(target: AddressTarget): CompiledTarget {
  const isCaseSensitive = target.kind !== 'zeros' && target.isCaseSensitive
  const graph = buildPatternGraph(parsePattern(toPattern(target), isCaseSensitive))
  const digits = buildAutomaton(graph, digitAlphabet)
  const cases = isCaseSensitive ? buildAutomaton(graph, caseAlphabet) : undefined
  const fitting = countAccepted(digits, digitWeights)
  const favourable = cases ? countAccepted(cases, caseWeights) : fitting << 40n
  if (favourable === 0n) throw new PatternInvalid('Pattern_Impossible')
  if (favourable === allAddresses) throw new PatternInvalid('Pattern_MatchesAll')
  const fixed = findFixedBits(digits)
  const isExact = fitting === 2n ** BigInt(160 - fixed.count)
  const filter: KernelFilter = { mask: fixed.mask, value: fixed.value }
  return {
    favourable,
    probability: divide(favourable, allAddresses),
    filter:
      isExact || fixed.count >= enoughFixedBits
        ? filter
        : { ...filter, automaton: byBytes(digits) },
    matches: (address) =>
      cases
        ? accepts(cases, caseSymbols(checksumAddress(address)))
        : accepts(digits, digitSymbols(address)),
  }
}

/** A quotient of large integers, to a number's precision. */
function divide(numerator: bigint, denominator: bigint): number {
  const shift = Math.max(0, denominator.toString(2).length - numerator.toString(2).length + 60)
  return Number((numerator << BigInt(shift)) / denominator) / 2 ** shift
}

function* digitSymbols(address: Uint8Array) {
  for (const byte of address) {
    yield byte >> 4
    yield byte & 15
  }
}

const caseSymbols = (address: string) => [...address.slice(2)].map((one) => symbols.indexOf(one))

/** The same automaton, two characters a step. */
function byBytes({ start, next, accepting }: Automaton): ByteAutomaton {
  const states = accepting.length
  const table = new Uint16Array(states * 256)
  for (let state = 0; state < states; state++) {
    for (let byte = 0; byte < 256; byte++) {
      const half = next[state * 16 + (byte >> 4)] ?? 0
      table[state * 256 + byte] = next[half * 16 + (byte & 15)] ?? 0
    }
  }
  return { start, next: table, accepting: Uint8Array.from(accepting, (won) => (won ? 1 : 0)) }
}
