import { type Address, getAddress, toHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { ReadClient } from '../evm/create-read-client.ts'
import type { SignedAllowance } from '../evm/signed-allowance.ts'
import { signingSeconds } from '../flow/signing-seconds.ts'
import type { ContributeInput } from './flows/contribute-flow.ts'
import { prepareContribution } from './prepare-contribution.ts'
import type { Presale } from './types.ts'

const at = (digits: string): Address => getAddress(`0x${digits.padStart(40, '0')}`)
const [address, token, account, inviter] = [at('b1'), at('b2'), at('b3'), at('b4')]
const now = 1_800_000_000
const wish = { account, amount: 100n, inviter, now }
const slot = { index: 3, level: 1, proof: [toHex(7n, { size: 32 })] }

const presaleIn = (currency: Address) =>
  ({ address, currency: { address: currency, isNative: currency === zeroAddress } }) as Pick<
    Presale,
    'address' | 'currency'
  >
/** A client whose currency has this allowance for the presale. */
const clientWith = (allowance: bigint) =>
  ({ readContract: async () => allowance }) as unknown as ReadClient
/** Native currency needs no allowance: nothing may be asked. */
const deaf = {} as ReadClient
const stepsOf = ({ definition, input }: Awaited<ReturnType<typeof prepareContribution>>) =>
  definition.steps(input).map(({ id }) => id)

test('native currency is sent along: one step, nothing to sign beside it, and no node is asked', async () => {
  const plan = await prepareContribution(deaf, presaleIn(zeroAddress), wish)
  expect(stepsOf(plan)).toEqual(['contribute'])
  expect(plan.permits).toEqual([])
  expect(plan.input).toEqual({
    presale: address,
    currency: zeroAddress,
    amount: 100n,
    inviter,
    approvals: [],
  })
})

test('a currency that was allowed before is one step too', async () => {
  const plan = await prepareContribution(clientWith(100n), presaleIn(token), wish)
  expect(stepsOf(plan)).toEqual(['contribute'])
  expect(plan.permits).toEqual([])
})

test('else the allowance is a step, exact to the unit, or a signature that is good for an hour', async () => {
  const plan = await prepareContribution(clientWith(0n), presaleIn(token), wish)
  expect(stepsOf(plan)).toEqual(['approve-0', 'contribute'])
  expect(plan.input).toMatchObject({ approvals: [{ token, spender: address, amount: 100n }] })
  const deadline = BigInt(now) + signingSeconds
  const query = { token, owner: account, spender: address, value: 100n, deadline }
  expect(plan.permits.map((permit) => permit.query)).toEqual([query])
})

test('signed, it takes the place of the step; a place on the list then goes on chain first', async () => {
  const signed: SignedAllowance = { token, value: 100n, deadline: 9n, signature: '0x12' }
  const plan = await prepareContribution(clientWith(0n), presaleIn(token), { ...wish, slot })
  expect(stepsOf(plan)).toEqual(['approve-0', 'contribute'])
  const input = plan.permits[0]?.apply(plan.input, signed) as ContributeInput
  expect(input).toMatchObject({ approvals: [], permit: signed, slot })
  expect(stepsOf({ ...plan, input })).toEqual(['activate-slot', 'contribute'])
})
