import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  compileTransactionMessage,
  createNoopSigner,
  createTransactionMessage,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
} from '@solana/kit'
import { parseCreateAccountWithSeedInstruction } from '@solana-program/system'
import { parseInitializeAccount3Instruction } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { buildAccountOpening } from './build-account-opening.ts'
import { firstTokenProgram } from './first-token-program.ts'

const owner = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const mint = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const token = { mint, tokenProgram: firstTokenProgram, accountBytes: 165 }
const open = () => buildAccountOpening(token, owner, lamports(2_039_280n))

test('an account of the owner is opened that nobody else signs for, each time at another address', async () => {
  const [first, second] = [await open(), await open()]
  expect(first.address).not.toBe(second.address)
  expect(first.lamports).toBe(2_039_280n)
  const [opening, beginning] = first.instructions
  const { accounts, data } = parseCreateAccountWithSeedInstruction(opening as never)
  expect(accounts.newAccount.address).toBe(first.address)
  expect(data).toMatchObject({
    ...{ base: owner, programAddress: firstTokenProgram, amount: 2_039_280n, space: 165n },
  })
  const started = parseInitializeAccount3Instruction(beginning as never)
  expect(started.accounts.account.address).toBe(first.address)
  expect(started.accounts.mint.address).toBe(mint)
  expect(started.data.owner).toBe(owner)
})

test('a message that the owner pays for takes its signature for both', async () => {
  const { instructions } = await open()
  expect(instructions[0]?.accounts?.[0]?.role).toBe(AccountRole.WRITABLE_SIGNER)
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(createNoopSigner(owner), empty),
    (paid) => appendTransactionMessageInstructions(instructions, paid),
  )
  expect(compileTransactionMessage(message).header.numSignerAccounts).toBe(1)
})
