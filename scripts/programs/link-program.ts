import { checkInstructions } from './check-instructions.ts'
import { hashSyscall } from './hash-syscall.ts'
import { type RelocatableObject, type Relocation, readObject, type Section } from './read-object.ts'

/** Where SBPF v3 puts code in a program's memory; constants begin at 0. */
const codeAddress = 0x1_0000_0000n
const headerBytes = 64
const segmentBytes = 56
const word = 8
const flags = { write: 1, alloc: 2, execute: 4 }
const noBits = 8
const noteType = 7
const relocationTypes = { load: 1, address: 2, call: 10 }
/** The compiler's name for what ends a program. */
const trap = '__bpf_trap'
const syscalls = new Set([
  ...['abort', 'sol_panic_', 'sol_log_', 'sol_log_64_', 'sol_log_data'],
  ...['sol_memcpy_', 'sol_memmove_', 'sol_memset_', 'sol_memcmp_'],
  ...['sol_create_program_address', 'sol_try_find_program_address'],
  ...['sol_sha256', 'sol_keccak256', 'sol_get_clock_sysvar', 'sol_get_rent_sysvar'],
  ...[
    'sol_curve_validate_point',
    'sol_invoke_signed_c',
    'sol_set_return_data',
    'sol_get_return_data',
  ],
])

const alignUp = (value: number, alignment: number) => Math.ceil(value / alignment) * alignment
const isText = (section: Section) => (section.flags & flags.execute) !== 0

/** Sections that a program has in memory. @throws {Error} for one that it would write to */
function findLoaded({ sections }: RelocatableObject): readonly Section[] {
  const loaded = sections.filter(
    ({ flags: bits, size, type, name }) =>
      (bits & flags.alloc) !== 0 &&
      size > 0 &&
      type !== noteType &&
      !/^\.(eh_frame|llvm_)/.test(name),
  )
  const mutable = loaded.find(
    ({ type, flags: bits, name }) =>
      type === noBits || ((bits & flags.write) !== 0 && !name.startsWith('.data.rel.ro')),
  )
  if (mutable) throw new Error(`Programs have no variables of their own: ${mutable.name}.`)
  return loaded
}

interface Part {
  readonly start: number
  readonly size: number
}

/** The file: header, segments, constants, code. */
interface Layout {
  readonly places: ReadonlyMap<number, number>
  readonly constants: Part
  readonly text: Part
}

function layOut(loaded: readonly Section[]): Layout {
  const places = new Map<number, number>()
  const constantSections = loaded.filter((section) => !isText(section))
  let end = headerBytes + segmentBytes * (constantSections.length > 0 ? 2 : 1)
  const place = (sections: readonly Section[], gap: number): Part => {
    const start = end
    if (sections.length > 0) end += gap
    for (const { index, size, alignment } of sections) {
      end = alignUp(end, Math.max(alignment, word))
      places.set(index, end)
      end += size
    }
    end = alignUp(end, word)
    return { start, size: end - start }
  }
  // Constants begin at address 0, which stays unused: no reference is null.
  const constants = place(constantSections, word)
  return { places, constants, text: place(loaded.filter(isText), 0) }
}

class Linker {
  private readonly object: RelocatableObject
  private readonly layout: Layout
  private readonly image: Buffer
  private readonly textSections: ReadonlySet<number>

  constructor(object: RelocatableObject) {
    const loaded = findLoaded(object)
    this.object = object
    this.layout = layOut(loaded)
    const { text, places } = this.layout
    this.image = Buffer.alloc(text.start + text.size)
    this.textSections = new Set(loaded.filter(isText).map(({ index }) => index))
    for (const { index, offset, size } of loaded)
      object.bytes.copy(this.image, places.get(index), offset, offset + size)
  }

  link(): Buffer {
    const { object, image, layout } = this
    for (const relocation of object.relocations)
      if (layout.places.has(relocation.target)) this.relocate(relocation)
    checkInstructions(image.subarray(layout.text.start))
    const entry = object.symbols.find(({ name, section }) => name === 'entrypoint' && section !== 0)
    if (!entry) throw new Error('The program has no entrypoint.')
    const entryPlace = this.placeOf(entry.section, entry.name) + entry.value
    this.writeHeader(codeAddress + BigInt(entryPlace - layout.text.start))
    return image
  }

  private placeOf(section: number, name: string): number {
    const place = section === 0 ? undefined : this.layout.places.get(section)
    if (place === undefined) throw new Error(`Nothing defines ${name}.`)
    return place
  }

  private addressOf(section: number, place: number): bigint {
    const { text, constants } = this.layout
    return this.textSections.has(section)
      ? codeAddress + BigInt(place - text.start)
      : BigInt(place - constants.start)
  }

  private relocate({ target, offset, type, symbol }: Relocation): void {
    const { image } = this
    const at = this.placeOf(target, 'a relocated section') + offset
    const { section, value, name } = symbol
    if (type === relocationTypes.call) {
      if (section === 0) this.callSystem(at, name)
      else this.callOwn(at, symbol)
    } else if (type === relocationTypes.load) {
      const place = this.placeOf(section, name) + value + image.readUInt32LE(at + 4)
      const address = this.addressOf(section, place)
      image.writeUInt32LE(Number(address & 0xffff_ffffn), at + 4)
      image.writeUInt32LE(Number(address >> 32n), at + 12)
    } else if (type === relocationTypes.address) {
      const place = this.placeOf(section, name) + value + Number(image.readBigUInt64LE(at))
      image.writeBigUInt64LE(this.addressOf(section, place), at)
    } else throw new Error(`A relocation of type ${type} for ${name} is not known.`)
  }

  private callSystem(at: number, named: string): void {
    const name = named === trap ? 'abort' : named
    if (!syscalls.has(name)) throw new Error(`${name} is defined nowhere, and no system call.`)
    const registers = this.image[at + 1] ?? 0
    this.image[at + 1] = registers & 0x0f
    this.image.writeInt32LE(hashSyscall(name), at + 4)
  }

  private callOwn(at: number, { section, value, isSection, name }: Relocation['symbol']): void {
    const { image } = this
    // By a section's own symbol the distance within it stands in the instruction.
    const inside = isSection ? (image.readInt32LE(at + 4) + 1) * word : 0
    const callee = this.placeOf(section, name) + value + inside
    image.writeInt32LE((callee - at) / word - 1, at + 4)
  }

  private writeHeader(entry: bigint): void {
    const { image } = this
    const { text, constants } = this.layout
    const segments = [
      ...(constants.size > 0 ? [{ ...constants, bits: 4, address: 0n }] : []),
      { ...text, bits: 1, address: codeAddress },
    ]
    const sharedObject = 3
    const machine = 0xf7
    const sbpfVersion = 3
    image.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])
    image.writeUInt16LE(sharedObject, 16)
    image.writeUInt16LE(machine, 18)
    image.writeUInt32LE(1, 20)
    image.writeBigUInt64LE(entry, 24)
    image.writeBigUInt64LE(BigInt(headerBytes), 32)
    image.writeUInt32LE(sbpfVersion, 48)
    image.writeUInt16LE(headerBytes, 52)
    image.writeUInt16LE(segmentBytes, 54)
    image.writeUInt16LE(segments.length, 56)
    for (const [index, { bits, start, size, address }] of segments.entries()) {
      const at = headerBytes + segmentBytes * index
      image.writeUInt32LE(1, at)
      image.writeUInt32LE(bits, at + 4)
      const words = [BigInt(start), address, address, BigInt(size), BigInt(size), BigInt(word)]
      for (const [number, value] of words.entries())
        image.writeBigUInt64LE(value, at + 8 + number * word)
    }
  }
}

/**
 * Links the one object of a whole program into what Solana's loader deploys: SBPF version 3 (SIMD-0178, 0189 and 0377),
 * which has no relocations and no sections left.
 * @throws {Error} for what the loader or the machine would refuse
 */
export const linkProgram = (object: Buffer): Buffer => new Linker(readObject(object)).link()
