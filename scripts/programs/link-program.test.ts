import { expect, test } from 'vitest'
import { checkInstructions } from './check-instructions.ts'
import { hashSyscall } from './hash-syscall.ts'
import { linkProgram } from './link-program.ts'

test('system calls have the numbers that the runtime knows', () => {
  const number = (name: string) => (hashSyscall(name) >>> 0).toString(16)
  expect(number('abort')).toBe('b6fc1a11')
  expect(number('sol_log_')).toBe('207559bd')
  expect(number('sol_memcpy_')).toBe('717cc4a3')
})

test.each([
  { what: 'a jump on 32 bits', bytes: [0x16, 0, 0, 0, 0, 0, 0, 0] },
  { what: 'arithmetic on 32 bits', bytes: [0x04, 0, 0, 0, 1, 0, 0, 0] },
  { what: 'an atomic operation', bytes: [0xdb, 0, 0, 0, 0, 0, 0, 0] },
  { what: 'a move that extends the sign', bytes: [0xbf, 0, 8, 0, 0, 0, 0, 0] },
  { what: 'a signed division', bytes: [0x3f, 0, 1, 0, 0, 0, 0, 0] },
])('$what is refused, wherever it stands', ({ what, bytes }) => {
  // A load of two words, whose second one may look like anything, and an end.
  const before = [0x18, 0, 0, 0, 0, 0, 0, 0, 0x04, 0, 0, 0, 0, 0, 0, 0]
  expect(() => checkInstructions(Buffer.from(before))).not.toThrow()
  expect(() => checkInstructions(Buffer.from([...before, ...bytes]))).toThrow(what)
})

test('what is no object of the machine is refused', () => {
  expect(() => linkProgram(Buffer.alloc(64))).toThrow('no relocatable object')
})
