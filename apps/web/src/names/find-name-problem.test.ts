import { encodeFunctionData, erc20Abi } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import { findNameProblem } from './find-name-problem.ts'
import type { FoundName } from './look-up-name.ts'
import { listTypedNames, rememberTypedName } from './typed-names.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const answers = vi.hoisted(() => ({ now: {} as FoundName, asked: [] as string[] }))

vi.mock('./look-up-name.ts', () => ({
  lookUpName: async (name: string) => {
    answers.asked.push(name)
    return answers.now
  },
}))

beforeEach(() => {
  answers.asked.length = 0
  rememberTypedName({ name: 'alice.eth', address: alice })
  answers.now = { state: 'found', name: 'alice.eth', address: alice }
})

test('a name is found behind an account however its transaction holds it', () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [alice, 5n] })
  for (const input of [
    { to: alice },
    { to: alice.toLowerCase() },
    { amountWei: 5n, calls: [{ data }] },
  ])
    expect(listTypedNames(input)).toEqual([{ name: 'alice.eth', address: alice }])
  expect(listTypedNames({ to: bob, amountWei: 5n })).toEqual([])
})

test('nobody is asked about a transaction without names', async () => {
  expect(await findNameProblem({ to: bob })).toBeUndefined()
  expect(await findNameProblem(undefined)).toBeUndefined()
  expect(answers.asked).toEqual([])
})

test('a name that stayed where it was stands in no way', async () => {
  expect(await findNameProblem({ to: alice })).toBeUndefined()
  expect(answers.asked).toEqual(['alice.eth'])
})

test('a name that moved, that was given up or that nobody can look up is refused', async () => {
  answers.now = { state: 'found', name: 'alice.eth', address: bob }
  expect(await findNameProblem({ to: alice })).toEqual({
    code: 'name_moved',
    name: 'alice.eth',
    before: alice,
    now: bob,
  })
  answers.now = { state: 'refused', name: 'alice.eth', code: 'Name_NotFound' }
  expect(await findNameProblem({ to: alice })).toEqual({
    code: 'name_moved',
    name: 'alice.eth',
    before: alice,
  })
  answers.now = { state: 'unread', name: 'alice.eth' }
  expect(await findNameProblem({ to: alice })).toEqual({ code: 'name_unread', name: 'alice.eth' })
})

test('a name that was typed again counts as it was found last', async () => {
  rememberTypedName({ name: 'alice.eth', address: bob })
  expect(listTypedNames({ to: alice })).toEqual([])
  expect(listTypedNames({ to: bob })).toHaveLength(1)
})
