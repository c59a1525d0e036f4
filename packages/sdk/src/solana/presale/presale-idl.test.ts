import { expect, test } from 'vitest'
import { readProgramInterface, sizeOf } from '../test/read-program-interface.ts'
import { namePresaleError } from './name-presale-error.ts'
import {
  buyerBytes,
  buyerDecoder,
  buyerTag,
  contributionEncoder,
  creationEncoder,
  presaleBytes,
  presaleDecoder,
  presaleInstructions,
  presaleTag,
  registrationEncoder,
  timesEncoder,
  whitelistEncoder,
} from './presale-codec.ts'
import { solanaPresaleLimits } from './solana-presale-limits.ts'

const presale = readProgramInterface('presale')

test('the client speaks as the program’s interface says', () => {
  expect(presale.instructions).toEqual(presaleInstructions)
  const { argsOf } = presale
  expect(creationEncoder.fixedSize).toBe(1 + sizeOf(argsOf('create')))
  expect(timesEncoder.fixedSize).toBe(1 + sizeOf(argsOf('set_time')))
  expect(whitelistEncoder.fixedSize).toBe(1 + sizeOf(argsOf('set_whitelist')))
  expect(registrationEncoder.fixedSize).toBe(1 + sizeOf(argsOf('register_inviter')))
  const contribution = {
    ...{ kindOfCall: 1, amount: 0n, createdAt: 0, endAt: 0 },
    ...{ level: 0, proof: new Uint8Array() },
  }
  expect(contributionEncoder.encode(contribution)).toHaveLength(1 + sizeOf(argsOf('contribute')))
})

test.each([
  { name: 'Presale', decoder: presaleDecoder, tag: presaleTag, bytes: presaleBytes },
  { name: 'Buyer', decoder: buyerDecoder, tag: buyerTag, bytes: buyerBytes },
])('and reads $name accounts as they are laid out', ({ name, decoder, tag, bytes }) => {
  const fields = presale.fieldsOf(name)
  expect(Object.keys(decoder.decode(new Uint8Array(bytes))).slice(1)).toEqual(presale.names(fields))
  expect([...tag]).toEqual(presale.tagOf(name))
  expect(tag.length + sizeOf(fields)).toBe(bytes)
})

test('errors have one number, name and text in program and interface, and the same name in the client', () => {
  const { errors, errorsInSource } = presale
  expect(errors).toEqual(errorsInSource)
  expect(errors).toHaveLength(74)
  for (const { name, code } of errors) expect(namePresaleError(code)).toBe(name)
  expect(namePresaleError(7_255)).toBeUndefined()
  expect(namePresaleError('InvalidAccountData')).toBeUndefined()
})

test('limits are those of the program', () => {
  const limits = solanaPresaleLimits
  /** A product as the source writes it. */
  const inSource = (name: string) =>
    presale
      .constant('presale/src/limits.rs', name)
      ?.split('*')
      .reduce((product, factor) => product * Number(factor), 1)
  expect(inSource('MIN_START_LEAD')).toBe(limits.startLeadSeconds)
  expect(inSource('MAX_END_AHEAD')).toBe(limits.endAheadMaxSeconds)
  expect(inSource('MIN_VEST_CYCLE')).toBe(limits.vestCycleMinSeconds)
  expect(inSource('MAX_VEST_CYCLE')).toBe(limits.vestCycleMaxSeconds)
  expect(inSource('EXIT_FEE_BPS')).toBe(limits.exitFeeBps)
  expect(inSource('EXIT_CLOSED')).toBe(limits.exitClosedSeconds)
  expect(inSource('MIN_NOTICE')).toBe(limits.noticeMinSeconds)
  expect(inSource('OWNER_GRACE')).toBe(limits.ownerGraceSeconds)
  expect(inSource('MAX_INVITER_BPS')).toBe(limits.privateInviterMaxBps)
  expect(inSource('MIN_FAIR_TOKENS')).toBe(Number(limits.minFairTokenUnits))
  expect(inSource('LAPSE')).toBe(limits.lapseSeconds)
  expect(presale.constant('presale/src/limits.rs', 'AMOUNT_MAX')).toBe('i64::MAX as u64')
  expect(presale.constant('runtime/src/terms.rs', 'WHOLE_BPS')).toBe(String(limits.wholeBps))
  const key = presale.fieldsOf('Presale').find(({ name }) => name === 'info_key')
  expect(key?.type).toEqual({ array: ['u8', limits.infoKeyBytes] })
  const rates = presale.fieldsOf('Presale').find(({ name }) => name === 'inviter_bps')
  expect(rates?.type).toEqual({ array: ['u16', limits.inviterLevelsMax] })
})
