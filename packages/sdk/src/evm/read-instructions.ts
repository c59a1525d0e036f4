import type { Hex } from 'viem'

const PUSH1 = 0x60
const PUSH32 = 0x7f

/** One instruction of the EVM with what it carries. */
export interface Instruction {
  readonly opcode: number
  /** Hexadecimal digits without prefix; empty for all but pushes. */
  readonly data: string
}

/**
 * A code's instructions, as the EVM itself finds them: jumps land only on what this reading calls an instruction, so that
 * nothing that runs is hidden inside a constant.
 */
export function readInstructions(code: Hex): readonly Instruction[] {
  const found: Instruction[] = []
  for (let at = 2; at < code.length; ) {
    const opcode = Number.parseInt(code.slice(at, at + 2), 16)
    const carried = opcode >= PUSH1 && opcode <= PUSH32 ? opcode - PUSH1 + 1 : 0
    found.push({ opcode, data: code.slice(at + 2, at + 2 + carried * 2).toLowerCase() })
    at += 2 + carried * 2
  }
  return found
}
