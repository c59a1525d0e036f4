import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { jupiterLockProgram } from '@slipway/sdk/solana/jupiter-lock/jupiter-lock-program'
import { testEscrow } from '@slipway/sdk/solana/jupiter-lock/test/test-escrow'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { prepareEscrowClaim } from './prepare-escrow-claim.ts'
import { cliffAt, testToken } from './test/escrow-token.ts'
import type { OwnEscrow } from './types.ts'

const chain = getChain('sol') as SolanaChainDefinition
const deposit = vi.hoisted(() => vi.fn())
const own = vi.hoisted(() => vi.fn())
vi.mock('@slipway/sdk/solana/get-account-deposit', () => ({ getAccountDeposit: deposit }))
vi.mock('../network/find-own-account.ts', () => ({ findOwnAccount: own }))

beforeEach(() => {
  deposit.mockReset().mockResolvedValue(0n)
  own.mockReset().mockResolvedValue({})
})

const signerOf = (address: string) =>
  ({ wallet: {}, account: { address, publicKey: new Uint8Array(32) } }) as unknown as PlanSigner
const claim = (change: Partial<OwnEscrow> = {}, signer = signerOf(testEscrow().recipient)) => {
  const own = { free: 1_100n, unreleased: 900n, nextAt: cliffAt, token: testToken() }
  return prepareEscrowClaim(chain, { escrow: testEscrow(), ...own, ...change }, signer)
}
const planOf = async (change: Partial<OwnEscrow> = {}) => {
  const plan = await claim(change)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}

test('a claim is reviewed with what comes, what is left, and that the program was never run in tests', async () => {
  const { review, request, deposits, kind, mint } = await planOf()
  expect(review.title).toBe(m.soljuplock_title_claim({ subject: 'EDDY' }))
  expect(review.gets).toEqual([
    { label: m.lock_withdraw_gets(), value: '1,100\u00a0EDDY' },
    { label: m.soljuplock_unreleased(), value: '900\u00a0EDDY' },
  ])
  expect(review.facts).toContainEqual({
    ...{ label: m.soljuplock_program(), note: m.soljuplock_program_note() },
    ...{ value: jupiterLockProgram, address: jupiterLockProgram },
  })
  expect(request.instructions.at(-1)?.programAddress).toBe(jupiterLockProgram)
  expect({ deposits, kind, mint }).toEqual({
    ...{ deposits: [], kind: 'jupiter_claim', mint: testEscrow().mint },
  })
})

test('the deposit of an account that is not open, and a tax of the token, are named', async () => {
  deposit.mockResolvedValue(2_039_280n)
  const { review, deposits } = await planOf({ token: testToken({ transferFeeBps: 250 }) })
  expect(deposits).toEqual([{ label: m.solana_lock_deposit_account(), lamports: 2_039_280n }])
  expect(review.pays).toHaveLength(1)
  expect(review.gets[0]).toMatchObject({
    label: m.solana_lock_withdraw_leaves(),
    note: m.solana_lock_withdraw_tax({ tax: '2.5%' }),
  })
})

test('what cannot be claimed here is said instead', async () => {
  expect(await claim({ token: testToken({ isHooked: true }) })).toBe(m.soljuplock_hooked())
  expect(await claim({ token: undefined })).toBe(m.solana_lock_amount_unread())
  const stranger = signerOf(testEscrow().creator)
  expect(await claim({}, stranger)).toBe(m.soljuplock_refused_recipient())
})

test('a recipient who gave the associated token account away is paid into another own one, which is named', async () => {
  const other = testEscrow().creator
  const instruction = { programAddress: testEscrow().mint }
  const opening = { address: other, instructions: [instruction], lamports: 165n }
  own.mockResolvedValue({ account: other, opening })
  const made = await planOf()
  expect(made.deposits).toEqual([{ label: m.solana_deposit_other(), lamports: 165n }])
  expect(made.request.instructions[0]).toBe(instruction)
  expect(made.request.instructions.at(-1)?.accounts?.[4]?.address).toBe(other)
  own.mockResolvedValue({ account: other })
  deposit.mockResolvedValue(2_039_280n)
  const { review, request, deposits } = await planOf()
  expect(deposits).toEqual([])
  expect(request.instructions.at(-1)?.accounts?.[4]?.address).toBe(other)
  expect(review.facts).toContainEqual({
    ...{ label: m.soljuplock_account(), note: m.soljuplock_account_note() },
    ...{ value: other, address: other },
  })
})
