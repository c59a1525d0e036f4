import { standardTokenAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { RpcUnavailable } from '@slipway/sdk/evm/errors'
import { startFlow } from '@slipway/sdk/flow/flow-state'
import type { FlowChain, FlowDefinition } from '@slipway/sdk/flow/types'
import { encodeErrorResult } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { checkFlow } from './check-flow.ts'
import type { ShownPlan } from './shown-plan.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const step = (id: string, valueWei: bigint) => ({
  id,
  build: () => ({ to: account, data: '0x', valueWei }) as const,
  verify: () => ({}),
})
const definition = (batchable: boolean): FlowDefinition<unknown> => ({
  name: 'test',
  batchable,
  errorsAbi: contractErrorsAbi,
  steps: () => [step('one', 100n), step('two', 20n)],
})
const plan = (batchable = true): ShownPlan => ({
  definition: definition(batchable),
  input: {},
  permits: [],
  label: { kind: 'token_burn', subject: 'HBR', contract: null },
  review: { title: '', pays: [], gets: [], facts: [], permanent: [], confirmLabel: '' },
})

/** 1 000 gas a call at 10 wei expected and 20 wei at most; with 15 % headroom a call costs 23 000 wei at most. */
const client = (balance: bigint) =>
  ({
    chain: { id: 31337 },
    getBalance: async () => balance,
    getBlock: async () => ({ baseFeePerGas: 9n }),
    estimateFeesPerGas: async () => ({ maxFeePerGas: 20n, maxPriorityFeePerGas: 1n }),
    estimateGas: async () => 1_000n,
  }) as unknown as ReadClient
const chainWith = (
  call: FlowChain['call'],
  { isContract = false, isMultisig = false }: { isContract?: boolean; isMultisig?: boolean } = {},
) =>
  ({
    ...{ call, isContract: async () => isContract },
    getMultisig: async () => (isMultisig ? { nonce: 1, threshold: 2 } : undefined),
  }) as unknown as FlowChain
const willing = chainWith(async () => undefined)

describe('checkFlow', () => {
  test('adds up what the steps send and cost', async () => {
    expect(await checkFlow(client(1_000_000n), willing, account, plan())).toEqual({
      ok: true,
      rehearsed: { to: account, data: '0x', valueWei: 100n },
      valueWei: 120n,
      expectedGasWei: 23_000n,
      mostGasWei: 46_000n,
      balanceWei: 1_000_000n,
    })
  })

  test('of a run that stopped on its way only what is left is tried out and paid', async () => {
    const start = { id: 'run', chainId: 31337, account, input: {}, createdAt: 0 } as const
    const begun = startFlow(definition(true), start)
    const steps = begun.steps.map((one, at) => (at === 0 ? { ...one, result: {} } : one))
    const earlier = { ...begun, status: 'rejected', stepIndex: 1, steps } as const
    const call = vi.fn<FlowChain['call']>(async () => undefined)
    const check = await checkFlow(client(1_000_000n), chainWith(call), account, plan(), earlier)
    expect(check).toMatchObject({ ok: true, valueWei: 20n, mostGasWei: 23_000n })
    expect(call.mock.calls.map(([, { valueWei }]) => valueWei)).toEqual([20n])
  })

  test('one wei short of value and gas is insufficient, with the exact figures; exactly enough is not', async () => {
    expect(await checkFlow(client(46_119n), willing, account, plan())).toEqual({
      ok: false,
      problem: { code: 'insufficient', neededWei: 46_120n, balanceWei: 46_119n },
    })
    expect((await checkFlow(client(46_120n), willing, account, plan())).ok).toBe(true)
  })

  test('a multisig needs what it sends: who executes it pays for the gas', async () => {
    const contract = chainWith(async () => undefined, { isContract: true, isMultisig: true })
    expect(await checkFlow(client(120n), contract, account, plan())).toMatchObject({
      ok: true,
      valueWei: 120n,
      isGasElsewhere: true,
    })
    expect(await checkFlow(client(119n), contract, account, plan())).toMatchObject({
      problem: { code: 'insufficient', neededWei: 120n },
    })
  })

  test('nobody is said to pay for another contract account, which may pay itself or be paid for', async () => {
    const contract = chainWith(async () => undefined, { isContract: true })
    const check = await checkFlow(client(120n), contract, account, plan())
    expect(check).toMatchObject({ ok: true, valueWei: 120n, mostGasWei: 46_000n })
    expect(check).not.toHaveProperty('isGasElsewhere')
  })

  test('a balance below the value alone is said before any call is made', async () => {
    const call = vi.fn()
    const check = await checkFlow(client(119n), chainWith(call), account, plan())
    expect(check).toMatchObject({ problem: { code: 'insufficient', neededWei: 120n } })
    expect(call).not.toHaveBeenCalled()
  })

  test("the contract's refusal comes out by its name", async () => {
    const data = encodeErrorResult({
      abi: standardTokenAbi,
      errorName: 'Token_MintTooEarly',
      args: [1_800_000_000n],
    })
    const refusing = chainWith(async () => {
      throw Object.assign(new Error('execution reverted'), { data })
    })
    expect(await checkFlow(client(1_000_000n), refusing, account, plan())).toMatchObject({
      problem: {
        code: 'failure',
        failure: {
          kind: 'contract',
          name: 'Token_MintTooEarly',
          args: { nextMintAt: 1_800_000_000n },
        },
      },
    })
  })

  test('an unreachable network is a state, not an exception', async () => {
    const silent = chainWith(async () => {
      throw new RpcUnavailable(31337)
    })
    expect(await checkFlow(client(1_000_000n), silent, account, plan())).toMatchObject({
      problem: { failure: { kind: 'rpc-down' } },
    })
  })

  test('rehearses every step of a batch, but only the first of steps that depend on each other', async () => {
    const call = vi.fn(async () => undefined)
    await checkFlow(client(1_000_000n), chainWith(call), account, plan(true))
    expect(call).toHaveBeenCalledTimes(2)
    call.mockClear()
    await checkFlow(client(1_000_000n), chainWith(call), account, plan(false))
    expect(call).toHaveBeenCalledTimes(1)
  })
})
