/** A section of a relocatable object, where it lies in its file. */
export interface Section {
  readonly index: number
  readonly name: string
  readonly type: number
  readonly flags: number
  readonly offset: number
  readonly size: number
  readonly link: number
  readonly info: number
  readonly alignment: number
}

export interface ObjectSymbol {
  readonly name: string
  readonly isSection: boolean
  /** Number of its section; 0 where the object only names it. */
  readonly section: number
  readonly value: number
}

export interface Relocation {
  /** Section that is to be mended, and where. */
  readonly target: number
  readonly offset: number
  readonly type: number
  readonly symbol: ObjectSymbol
}

export interface RelocatableObject {
  readonly bytes: Buffer
  readonly sections: readonly Section[]
  readonly symbols: readonly ObjectSymbol[]
  readonly relocations: readonly Relocation[]
}

const header = { type: 16, machine: 18, sectionsAt: 40, sectionCount: 60, namesIndex: 62 }
const relocatable = 1
const bpfMachine = 0xf7
const sectionBytes = 64
const symbolBytes = 24
const relocationBytes = 16
const sectionTypes = { symbols: 2, relocations: 9 }
const sectionSymbol = 3

/** Reads one object that LLVM made for the machine "bpf" (ELF, 64 bits, little-endian). @throws {Error} for anything else */
export function readObject(bytes: Buffer): RelocatableObject {
  const isObject =
    bytes.toString('latin1', 1, 4) === 'ELF' &&
    bytes.readUInt16LE(header.type) === relocatable &&
    bytes.readUInt16LE(header.machine) === bpfMachine
  if (!isObject) throw new Error('The compiler made no relocatable object for bpf.')
  const long = (at: number) => Number(bytes.readBigUInt64LE(at))
  const raw = Array.from({ length: bytes.readUInt16LE(header.sectionCount) }, (_, index) => {
    const at = long(header.sectionsAt) + index * sectionBytes
    return {
      index,
      nameAt: bytes.readUInt32LE(at),
      type: bytes.readUInt32LE(at + 4),
      flags: long(at + 8),
      offset: long(at + 24),
      size: long(at + 32),
      link: bytes.readUInt32LE(at + 40),
      info: bytes.readUInt32LE(at + 44),
      alignment: long(at + 48) || 1,
    }
  })
  const textIn = (table: number, at: number) => {
    const start = (raw[table]?.offset ?? 0) + at
    return bytes.toString('latin1', start, bytes.indexOf(0, start))
  }
  const namesIndex = bytes.readUInt16LE(header.namesIndex)
  const sections = raw.map((section) => ({ ...section, name: textIn(namesIndex, section.nameAt) }))
  const table = sections.find(({ type }) => type === sectionTypes.symbols)
  if (!table) throw new Error('The object has no symbols.')
  const symbols = Array.from({ length: table.size / symbolBytes }, (_, index) => {
    const at = table.offset + index * symbolBytes
    return {
      name: textIn(table.link, bytes.readUInt32LE(at)),
      isSection: ((bytes[at + 4] ?? 0) & 15) === sectionSymbol,
      section: bytes.readUInt16LE(at + 6),
      value: long(at + 8),
    }
  })
  const relocations = sections
    .filter(({ type }) => type === sectionTypes.relocations)
    .flatMap(({ offset, size, info }) =>
      Array.from({ length: size / relocationBytes }, (_, index) => {
        const at = offset + index * relocationBytes
        const symbol = symbols[bytes.readUInt32LE(at + 12)]
        if (!symbol) throw new Error('The object relocates by a symbol that it does not have.')
        return { target: info, offset: long(at), type: bytes.readUInt32LE(at + 8), symbol }
      }),
    )
  return { bytes, sections, symbols, relocations }
}
