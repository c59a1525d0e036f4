import { createNoopSigner, type Instruction } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { findAssociatedTokenPda, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { plainInstruction, plainValues, readCodamaProgram } from '../test/read-codama-program.ts'
import { testAddress, variedBytes } from '../test/varied-bytes.ts'
import { buildLockAction, type LockAction } from './build-lock-action.ts'
import { buildLockCreation } from './build-lock-creation.ts'
import { lockBytes, lockDecoder, lockTag } from './lock-codec.ts'

const locker = readCodamaProgram('locker')
const tokenProgram = TOKEN_2022_PROGRAM_ADDRESS
const [program, mint, heir] = [testAddress(1), testAddress(2), testAddress(3)]
const owner = createNoopSigner(testAddress(4))
const [ata] = await findAssociatedTokenPda({ owner: owner.address, mint, tokenProgram })
const last = (instructions: readonly Instruction[]) =>
  plainInstruction(instructions.at(-1) as Instruction)

test('Codama makes of the interface what we make: a new lock', async () => {
  const values = { id: 0x0102n, amount: 0x0304_0506n, unlockAt: 1_900_000_000 }
  const schedule = { cliffAt: 1_800_000_000, cycleSeconds: 86_400, firstBps: 777, cycleBps: 1_234 }
  const draft = { mint, tokenProgram, owner: heir, schedule, ...values }
  const { instructions, lock, vault } = await buildLockCreation(program, owner, draft, values.id)
  const accounts = {
    ...{ creator: owner.address, lock, vault, source: ata, mint, tokenProgram },
    ...{ systemProgram: SYSTEM_PROGRAM_ADDRESS, owner: heir },
  }
  expect(last(instructions)).toEqual(
    locker.instruction('create', { ...values, ...schedule }, accounts),
  )
})

const lock = { address: testAddress(5), vault: testAddress(6), mint }
const place = { program, tokenProgram, isTaxed: false, lock }
const act = async (action: LockAction) => last(await buildLockAction(place, owner, action))
const own = { owner: owner.address, lock: lock.address }
const paid = { ...own, vault: lock.vault, destination: ata, mint, tokenProgram }

test('and what its owner does', async () => {
  const unlockAt = 2_000_000_000
  const made = {
    withdraw: await act({ kind: 'withdraw', amount: 0x0708n }),
    withdrawReleased: await act({ kind: 'withdraw' }),
    relock: await act({ kind: 'relock', unlockAt }),
    give: await act({ kind: 'give', receiver: heir }),
    close: await act({ kind: 'close' }),
  }
  expect(made).toEqual({
    withdraw: locker.instruction('withdraw', { amount: 0x0708n }, paid),
    withdrawReleased: locker.instruction('withdrawReleased', {}, paid),
    relock: locker.instruction('relock', { unlockAt }, own),
    give: locker.instruction('give', {}, { ...own, receiver: heir }),
    close: locker.instruction('close', {}, paid),
  })
  expect(['create', ...Object.keys(made)]).toEqual(locker.instructionNames)
})

test('it reads accounts as we do', () => {
  const bytes = variedBytes(lockTag, lockBytes)
  expect(locker.account('lock', bytes)).toEqual(plainValues(lockDecoder.decode(bytes)))
  expect(locker.accountNames).toEqual(['lock'])
})
