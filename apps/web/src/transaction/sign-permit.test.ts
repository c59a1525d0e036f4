import { beforeEach, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import type { ShownPlan } from './shown-plan.ts'
import { keepProvenPermits, signPermit } from './sign-permit.ts'

const mocks = vi.hoisted(() => ({
  getPermitMessage: vi.fn(),
  provePermit: vi.fn(),
  signTypedData: vi.fn(),
  getCode: vi.fn(),
}))
vi.mock('@slipway/sdk/evm/get-permit-message', () => mocks)
vi.mock('wagmi/actions', () => mocks)
vi.mock('../core/read-client.ts', () => ({ readClient: { getCode: mocks.getCode } }))

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
const query = { token: account, owner: account, spender: account, value: 5n, deadline: 9n } as const
const plan = {
  input: { approvals: ['one'] },
  permits: [{ query, apply: (_input: unknown, permit: unknown) => ({ approvals: [], permit }) }],
} as unknown as ShownPlan
const ask = (canBatch = false) => ({
  config: {} as Config,
  wallet: { canBatch: async () => canBatch } as never,
  account,
})

beforeEach(() => {
  for (const mock of Object.values(mocks)) mock.mockReset()
  mocks.getPermitMessage.mockResolvedValue({ primaryType: 'Permit' })
  mocks.provePermit.mockResolvedValue(true)
  mocks.signTypedData.mockResolvedValue('0x5e')
  mocks.getCode.mockResolvedValue(undefined)
})

test('a key signs the exact allowance instead of approving it', async () => {
  const signed = await signPermit(plan, ask())
  const permit = { token: account, value: 5n, deadline: 9n, signature: '0x5e' }
  expect(signed.input).toEqual({ approvals: [], permit })
  expect(signed.permits).toEqual([])
})

test('a review counts no signature that the token will not be asked for', async () => {
  expect(await keepProvenPermits(plan)).toMatchObject({ permits: [{ query }] })
  const apply = (input: unknown) => input
  const both = {
    ...plan,
    permits: [5n, 6n].map((value) => ({ query: { ...query, value }, apply })),
  }
  mocks.getPermitMessage.mockResolvedValueOnce(undefined)
  expect(await keepProvenPermits(both)).toMatchObject({ permits: [{ query: { value: 6n } }] })
  mocks.getPermitMessage.mockResolvedValue(undefined)
  expect((await keepProvenPermits(plan)).permits).toEqual([])
  // A node that is away has said nothing about the token.
  mocks.getPermitMessage.mockRejectedValue(new Error('away'))
  expect((await keepProvenPermits(plan)).permits).toHaveLength(1)
})

test('several allowances are signed one after the other', async () => {
  const apply = (input: unknown, { value }: { value: bigint }) => [...(input as bigint[]), value]
  const permits = [5n, 6n].map((value) => ({ query: { ...query, value }, apply }))
  const signed = await signPermit({ ...plan, input: [], permits } as unknown as ShownPlan, ask())
  expect(signed.input).toEqual([5n, 6n])
})

test('a wallet that batches, and an account that is a contract, are not asked', async () => {
  expect((await signPermit(plan, ask(true))).input).toEqual(plan.input)
  mocks.getCode.mockResolvedValue('0x6001')
  expect((await signPermit(plan, ask())).input).toEqual(plan.input)
  expect(mocks.signTypedData).not.toHaveBeenCalled()
  mocks.getCode.mockResolvedValue(`0xef0100${'1'.repeat(40)}`)
  expect((await signPermit(plan, ask())).input).not.toEqual(plan.input)
})

test('a token without permits, and a wallet that cannot sign them, approve', async () => {
  mocks.signTypedData.mockRejectedValue(new Error('method not supported'))
  expect((await signPermit(plan, ask())).input).toEqual(plan.input)
  mocks.getPermitMessage.mockResolvedValue(undefined)
  expect((await signPermit(plan, ask())).input).toEqual(plan.input)
})

test('a signature that the token does not take is approved instead', async () => {
  mocks.provePermit.mockResolvedValue(false)
  expect((await signPermit(plan, ask())).input).toEqual(plan.input)
  const [, tried] = mocks.provePermit.mock.calls[0] ?? []
  expect(tried).toEqual({ ...query, signature: '0x5e' })
})

test.each([
  { code: 4001 },
  { code: 'ACTION_REJECTED' },
  { code: 5000 },
  { statusCode: 0x6985 },
  { message: 'Cancelled' },
])('a refused signature ends the attempt, however the wallet says it: %o', async (answer) => {
  mocks.signTypedData.mockRejectedValue(Object.assign(new Error('no'), answer))
  await expect(signPermit(plan, ask())).rejects.toMatchObject(answer)
})
