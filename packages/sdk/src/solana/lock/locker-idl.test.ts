import { expect, test } from 'vitest'
import { readProgramInterface, sizeOf } from '../test/read-program-interface.ts'
import { creationEncoder, lockBytes, lockDecoder, lockInstructions, lockTag } from './lock-codec.ts'
import { nameLockError } from './name-lock-error.ts'
import { solanaLockLimits } from './solana-lock-limits.ts'

const locker = readProgramInterface('locker')

test('the client speaks as the program’s interface says', () => {
  expect(locker.instructions).toEqual(lockInstructions)
  expect(creationEncoder.fixedSize).toBe(1 + sizeOf(locker.argsOf('create')))
  expect(Object.keys(lockDecoder.decode(new Uint8Array(lockBytes))).slice(1)).toEqual(
    locker.names(locker.fields),
  )
  expect([...lockTag]).toEqual(locker.tag)
  expect(lockTag.length + sizeOf(locker.fields)).toBe(lockBytes)
})

test('errors have one number, name and text in program and interface, and the same name in the client', () => {
  const { errors, errorsInSource } = locker
  expect(errors).toEqual(errorsInSource)
  expect(errors).toHaveLength(30)
  for (const { name, code } of errors) expect(nameLockError(code)).toBe(name)
  expect(nameLockError(7_030)).toBeUndefined()
  expect(nameLockError('InvalidAccountData')).toBeUndefined()
})

test('limits are those of the program', () => {
  expect(locker.constant('locker/src/release.rs', 'FOREVER')).toBe('(1 << 40) - 1')
  expect(solanaLockLimits.forever).toBe(2 ** 40 - 1)
  const terms = 'runtime/src/terms.rs'
  expect(locker.constant(terms, 'MIN_SECONDS')).toBe('5 * 60')
  expect(solanaLockLimits.minSeconds).toBe(5 * 60)
  expect(locker.constant(terms, 'MAX_SECONDS')).toBe('100000000 * 60')
  expect(solanaLockLimits.maxSeconds).toBe(100_000_000 * 60)
  expect(locker.constant(terms, 'WHOLE_BPS')).toBe(String(solanaLockLimits.wholeBps))
})
