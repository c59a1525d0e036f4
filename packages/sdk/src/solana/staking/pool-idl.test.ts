import { expect, test } from 'vitest'
import { readProgramInterface, sizeOf } from '../test/read-program-interface.ts'
import { namePoolError } from './name-pool-error.ts'
import {
  creationEncoder,
  depositEncoder,
  numberEncoder,
  poolBytes,
  poolDecoder,
  poolInstructions,
  poolTag,
  rewardsEncoder,
  stakeBytes,
  stakeDecoder,
  stakeTag,
} from './pool-codec.ts'
import { solanaPoolLimits } from './solana-pool-limits.ts'

const staking = readProgramInterface('staking')

test('the client speaks as the program’s interface says', () => {
  expect(staking.instructions).toEqual(poolInstructions)
  const { argsOf } = staking
  expect(creationEncoder.fixedSize).toBe(1 + sizeOf(argsOf('create')))
  expect(depositEncoder.fixedSize).toBe(1 + sizeOf(argsOf('stake')))
  expect(rewardsEncoder.fixedSize).toBe(1 + sizeOf(argsOf('set_rewards')))
  for (const name of ['withdraw', 'set_limit'])
    expect(numberEncoder.fixedSize).toBe(1 + sizeOf(argsOf(name)))
})

test.each([
  { name: 'Pool', decoder: poolDecoder, tag: poolTag, bytes: poolBytes },
  { name: 'Stake', decoder: stakeDecoder, tag: stakeTag, bytes: stakeBytes },
])('and reads $name accounts as they are laid out', ({ name, decoder, tag, bytes }) => {
  const fields = staking.fieldsOf(name)
  expect(Object.keys(decoder.decode(new Uint8Array(bytes))).slice(1)).toEqual(staking.names(fields))
  expect([...tag]).toEqual(staking.tagOf(name))
  expect(tag.length + sizeOf(fields)).toBe(bytes)
})

test('errors have one number, name and text in program and interface, and the same name in the client', () => {
  const { errors, errorsInSource } = staking
  expect(errors).toEqual(errorsInSource)
  expect(errors).toHaveLength(45)
  for (const { name, code } of errors) expect(namePoolError(code)).toBe(name)
  expect(namePoolError(7_326)).toBeUndefined()
  expect(namePoolError('InvalidAccountData')).toBeUndefined()
})

test('limits are those of the program', () => {
  /** A product as the source writes it. */
  const inSource = (name: string) =>
    staking
      .constant('staking/src/limits.rs', name)
      ?.split('*')
      .reduce((product, factor) => product * Number(factor), 1)
  expect(inSource('MIN_SECONDS')).toBe(solanaPoolLimits.minSeconds)
  expect(inSource('MAX_SECONDS')).toBe(solanaPoolLimits.maxSeconds)
  expect(inSource('MAX_LOCK_SECONDS')).toBe(solanaPoolLimits.maxLockSeconds)
  expect(staking.constant('staking/src/limits.rs', 'AMOUNT_MAX')).toBe('i64::MAX as u64')
})
