import { expect, test } from 'vitest'
import { readProgramInterface, sizeOf } from '../test/read-program-interface.ts'
import {
  airdropBytes,
  airdropDecoder,
  airdropInstructions,
  airdropTag,
  claimEncoder,
  creationEncoder,
} from './airdrop-codec.ts'
import { nameAirdropError } from './name-airdrop-error.ts'
import { solanaAirdropLimits } from './solana-airdrop-limits.ts'

const airdrop = readProgramInterface('airdrop')

test('the client speaks as the program’s interface says', () => {
  expect(airdrop.instructions).toEqual(airdropInstructions)
  expect(creationEncoder.fixedSize).toBe(1 + sizeOf(airdrop.argsOf('create')))
  const claim = { kind: 2, index: 0, amount: 0n, proof: new Uint8Array() }
  expect(claimEncoder.encode(claim)).toHaveLength(1 + sizeOf(airdrop.argsOf('claim')))
  expect(Object.keys(airdropDecoder.decode(new Uint8Array(airdropBytes))).slice(1)).toEqual(
    airdrop.names(airdrop.fields),
  )
  expect([...airdropTag]).toEqual(airdrop.tag)
  expect(airdropTag.length + sizeOf(airdrop.fields)).toBe(airdropBytes)
})

test('errors have one number, name and text in program and interface, and the same name in the client', () => {
  const { errors, errorsInSource } = airdrop
  expect(errors).toEqual(errorsInSource)
  expect(errors).toHaveLength(39)
  for (const { name, code } of errors) expect(nameAirdropError(code)).toBe(name)
  expect(nameAirdropError(7_120)).toBeUndefined()
  expect(nameAirdropError('InvalidAccountData')).toBeUndefined()
})

test('limits are those of the program', () => {
  const limits = solanaAirdropLimits
  const terms = 'runtime/src/terms.rs'
  expect(airdrop.constant(terms, 'MIN_SECONDS')).toBe('5 * 60')
  expect(limits.minSeconds).toBe(5 * 60)
  expect(airdrop.constant(terms, 'MAX_SECONDS')).toBe('100000000 * 60')
  expect(limits.maxSeconds).toBe(100_000_000 * 60)
  expect(airdrop.constant(terms, 'WHOLE_BPS')).toBe(String(limits.wholeBps))
  expect(airdrop.constant('airdrop/src/create.rs', 'ENTRIES_MAX')).toBe(String(limits.entriesMax))
  expect(airdrop.constant('runtime/src/account.rs', 'GROWTH')).toBe(String(limits.growthBytes))
})
