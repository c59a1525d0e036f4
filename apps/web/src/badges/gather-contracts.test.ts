import type { Badge } from '@slipway/api-client'
import { expect, it, vi } from 'vitest'
import { gatherContracts } from './gather-contracts.ts'

const addressOf = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
const badgeOf = (chainId: number, address: string) => ({ chainId, address }) as Badge

it('asks once for all cards of a list, and gives each its own', async () => {
  const askMany = vi.fn(async () => [badgeOf(56, `0x${'AB'.repeat(20)}`), badgeOf(1, addressOf(7))])
  const load = gatherContracts(askMany)
  const answers = await Promise.all([
    load({ chainId: 56, address: `0x${'ab'.repeat(20)}` }),
    load({ chainId: 56, address: `0x${'AB'.repeat(20)}` }),
    load({ chainId: 56, address: addressOf(7) }),
    load({ chainId: 1, address: addressOf(7) }),
  ])
  expect(answers.map(({ length }) => length)).toEqual([1, 1, 0, 1])
  expect(askMany).toHaveBeenCalledTimes(1)
  expect(askMany).toHaveBeenCalledWith([
    `56-0x${'ab'.repeat(20)}`,
    `56-${addressOf(7)}`,
    `1-${addressOf(7)}`,
  ])
})

it('asks anew for what comes later, and never for more than a call takes', async () => {
  const askMany = vi.fn(async (_: readonly string[]) => [])
  const load = gatherContracts(askMany)
  const many = Array.from({ length: 130 }, (_, number) => ({
    chainId: 56,
    address: addressOf(number),
  }))
  await Promise.all(many.map(load))
  await load({ chainId: 56, address: addressOf(1) })
  expect(askMany.mock.calls.map(([contracts]) => contracts.length)).toEqual([60, 60, 10, 1])
})

it('fails for those who asked with the call that failed, and asks again afterwards', async () => {
  const askMany = vi.fn(async (_: readonly string[]): Promise<Badge[]> => {
    throw new Error('away')
  })
  const load = gatherContracts(askMany)
  const contract = { chainId: 56, address: addressOf(1) }
  await expect(Promise.all([load(contract), load(contract)])).rejects.toThrow('away')
  askMany.mockResolvedValueOnce([badgeOf(56, addressOf(1))])
  expect(await load(contract)).toHaveLength(1)
})
