import { PatternInvalid } from './pattern-error.ts'
import {
  anySymbol,
  inAnyCase,
  type PatternNode,
  type SymbolSet,
  symbolSetOf,
  symbols,
} from './pattern-node.ts'

const maxPatternLength = 120
/** An address has no more characters. */
const maxRepeat = 40
const maxDepth = 20

/**
 * Reads a regular expression over the 40 characters of an address, without `0x`: characters, `.`,
 * `[…]`, `[^…]`, `\d`, groups, `|`, `? * + {n} {n,} {n,m}`, `^` and `$`. It has no back references and
 * no look-around, so that it is an automaton: one step per character whatever the pattern.
 * @throws {PatternInvalid} for anything else
 */
export function parsePattern(text: string, isCaseSensitive: boolean): PatternNode {
  if (text === '') throw new PatternInvalid('Pattern_Empty')
  if (text.length > maxPatternLength)
    throw new PatternInvalid('Pattern_TooLong', String(maxPatternLength))
  return new PatternReader(text, isCaseSensitive).read()
}

class PatternReader {
  private position = 0
  private readonly text: string
  private readonly isCaseSensitive: boolean

  constructor(text: string, isCaseSensitive: boolean) {
    this.text = text
    this.isCaseSensitive = isCaseSensitive
  }

  read(): PatternNode {
    const node = this.choice(0)
    if (this.position < this.text.length) throw this.syntax()
    return node
  }

  private choice(depth: number): PatternNode {
    if (depth > maxDepth) throw new PatternInvalid('Pattern_TooComplex')
    const parts = [this.sequence(depth)]
    while (this.take('|')) parts.push(this.sequence(depth))
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts }
  }

  private sequence(depth: number): PatternNode {
    const parts: PatternNode[] = []
    while (this.position < this.text.length && !'|)'.includes(this.peek())) {
      parts.push(this.repeated(this.single(depth)))
    }
    return { kind: 'sequence', parts }
  }

  private single(depth: number): PatternNode {
    const character = this.next()
    if (character === '^') return { kind: 'start' }
    if (character === '$') return { kind: 'end' }
    if (character === '.') return { kind: 'symbols', set: anySymbol }
    if (character === '[') return { kind: 'symbols', set: this.set() }
    if (character === '\\') return { kind: 'symbols', set: this.escaped() }
    if (character === '(') {
      if (this.take('?') && !this.take(':')) throw this.syntax()
      const node = this.choice(depth + 1)
      if (!this.take(')')) throw this.syntax()
      return node
    }
    return { kind: 'symbols', set: this.symbol(character) }
  }

  private symbol(character: string): SymbolSet {
    const set = symbolSetOf(character, this.isCaseSensitive)
    if (set === 0) throw new PatternInvalid('Pattern_Character', character)
    return set
  }

  private escaped(): SymbolSet {
    if (this.next() !== 'd') throw this.syntax()
    return 0x3ff
  }

  private set(): SymbolSet {
    const isNegated = this.take('^')
    let set = 0
    while (!this.take(']')) {
      if (this.take('\\')) {
        set |= this.escaped()
        continue
      }
      const from = this.next()
      if (this.peek() === '-' && this.text[this.position + 1] !== ']') {
        this.position += 1
        set |= this.range(from, this.next())
      } else set |= this.symbol(from)
    }
    const result = isNegated ? anySymbol & ~set : set
    if (result === 0) throw new PatternInvalid('Pattern_Impossible')
    return result
  }

  /** By code, as everywhere: what lies between two characters and occurs in addresses. */
  private range(from: string, to: string): SymbolSet {
    if (from === '' || to === '' || from > to) throw this.syntax()
    let set = 0
    for (const [index, character] of [...symbols].entries()) {
      if (character >= from && character <= to) set |= 1 << index
    }
    return this.isCaseSensitive ? set : inAnyCase(set)
  }

  private repeated(part: PatternNode): PatternNode {
    const [min, max] = this.bounds()
    if (min === 1 && max === 1) return part
    if (part.kind === 'start' || part.kind === 'end') throw this.syntax()
    if ((max ?? min) > maxRepeat || min > maxRepeat)
      throw new PatternInvalid('Pattern_RepeatTooLarge', String(maxRepeat))
    if (max !== undefined && max < min) throw this.syntax()
    return { kind: 'repeat', part, min, max }
  }

  private bounds(): [number, number | undefined] {
    if (this.take('?')) return [0, 1]
    if (this.take('*')) return [0, undefined]
    if (this.take('+')) return [1, undefined]
    if (!this.take('{')) return [1, 1]
    const match = /^(\d{1,4})(,?)(\d{0,4})\}/.exec(this.text.slice(this.position))
    if (!match) throw this.syntax()
    this.position += match[0].length
    const min = Number(match[1])
    if (match[2] === '') return [min, min]
    return [min, match[3] === '' ? undefined : Number(match[3])]
  }

  private peek(): string {
    return this.text[this.position] ?? ''
  }

  private next(): string {
    const character = this.peek()
    if (character === '') throw this.syntax()
    this.position += 1
    return character
  }

  private take(character: string): boolean {
    if (this.peek() !== character) return false
    this.position += 1
    return true
  }

  private syntax(): PatternInvalid {
    return new PatternInvalid('Pattern_Syntax', this.text.slice(0, this.position + 1))
  }
}
