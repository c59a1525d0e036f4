const instructionBytes = 8
const loadOfTwoWords = 0x18
const classes = { alu32: 4, store: 3, jump32: 6, alu64: 7 }
const atomicMode = 0xc0
const endian = 0xd0
const move = 0xb0
const divisions = [0x30, 0x90]

function findFault(opcode: number, offset: number): string | undefined {
  const kind = opcode & 7
  const operation = opcode & 0xf0
  if (kind === classes.jump32) return 'a jump on 32 bits'
  if (kind === classes.alu32 && operation !== endian) return 'arithmetic on 32 bits'
  if (kind === classes.store && (opcode & 0xe0) === atomicMode) return 'an atomic operation'
  if (kind !== classes.alu64 || offset === 0) return undefined
  if (operation === move) return 'a move that extends the sign'
  return divisions.includes(operation) ? 'a signed division' : undefined
}

/**
 * Refuses instructions that SBPF runs otherwise than eBPF does, or not at all; none comes of a compiler that was asked for
 * version 2 of the machine.
 * @throws {Error}
 */
export function checkInstructions(text: Buffer): void {
  for (let at = 0; at < text.length; at += instructionBytes) {
    const opcode = text[at] ?? 0
    const fault = findFault(opcode, text.readInt16LE(at + 2))
    if (fault) throw new Error(`The code has ${fault} at byte ${at}, which SBPF does not take.`)
    if (opcode === loadOfTwoWords) at += instructionBytes
  }
}
