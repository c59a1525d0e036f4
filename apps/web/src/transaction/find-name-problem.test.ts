import { encodeFunctionData, erc20Abi } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FoundName } from '../names/look-up-name.ts'
import {
  adoptTypedNames,
  chooseAddress,
  dropTypedName,
  keepTypedName,
  leaveTypedField,
  listTypedNames,
  spendTypedNames,
} from '../names/typed-names.ts'
import { findNameProblem } from './find-name-problem.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const answers = vi.hoisted(() => ({ now: {} as FoundName, asked: [] as string[], broken: false }))

vi.mock('../names/look-up-name.ts', () => ({
  lookUpName: async (name: string) => {
    if (answers.broken) throw new Error('This part of the page is gone.')
    answers.asked.push(name)
    return answers.now
  },
}))

const [first, second] = [{}, {}]
const toAlice = { name: 'alice.eth', address: alice } as const
const toBob = { name: 'alice.eth', address: bob } as const

beforeEach(() => {
  answers.asked.length = 0
  answers.broken = false
  for (const address of [alice, bob]) adoptTypedNames(address, first)
  for (const field of [first, second]) dropTypedName(field)
  keepTypedName(toAlice, first)
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

test('a name that was typed again elsewhere is still looked up for the account that the first field has', async () => {
  keepTypedName(toBob, second)
  expect(listTypedNames({ to: alice })).toEqual([toAlice])
  expect(listTypedNames({ to: bob })).toEqual([toBob])
  answers.now = { state: 'found', ...toBob }
  expect(await findNameProblem({ to: alice })).toMatchObject({ code: 'name_moved', now: bob })
  expect(await findNameProblem({ to: bob })).toBeUndefined()
})

test('one name in two fields is looked up once, and stays until both let it go', async () => {
  keepTypedName(toAlice, second)
  await findNameProblem({ to: alice })
  expect(answers.asked).toEqual(['alice.eth'])
  dropTypedName(first)
  expect(listTypedNames({ to: alice })).toEqual([toAlice])
  dropTypedName(second)
  expect(listTypedNames({ to: alice })).toEqual([])
})

test('a field has the name that was typed into it last', () => {
  keepTypedName(toBob, first)
  expect(listTypedNames({ to: alice })).toEqual([])
})

test('a field that is left keeps its name for the review behind it, until that is signed and done', () => {
  leaveTypedField(first)
  expect(listTypedNames({ to: alice })).toEqual([toAlice])
  spendTypedNames({ to: bob })
  expect(listTypedNames({ to: alice })).toEqual([toAlice])
  spendTypedNames({ to: alice })
  expect(listTypedNames({ to: alice })).toEqual([])
})

test('a name that is spent stays while its field shows it, and goes with the field', () => {
  spendTypedNames({ to: alice })
  expect(listTypedNames({ to: alice })).toEqual([toAlice])
  leaveTypedField(first)
  expect(listTypedNames({ to: alice })).toEqual([])
})

test('a field that comes back with the account has its name again', () => {
  expect(adoptTypedNames(alice, second)).toBeUndefined()
  leaveTypedField(first)
  expect(adoptTypedNames(bob, second)).toBeUndefined()
  expect(adoptTypedNames(alice.toLowerCase(), second)).toMatchObject(toAlice)
  dropTypedName(second)
  expect(listTypedNames({ to: alice })).toEqual([])
})

test('an address that is entered itself no longer hangs on a name of a field that is gone', () => {
  chooseAddress(alice)
  expect(listTypedNames({ to: alice })).toEqual([toAlice])
  leaveTypedField(first)
  chooseAddress(bob)
  expect(listTypedNames({ to: alice })).toEqual([toAlice])
  chooseAddress(alice.toLowerCase())
  expect(listTypedNames({ to: alice })).toEqual([])
})

test('what names the signer is not asked about: nothing goes elsewhere', async () => {
  answers.now = { state: 'unread', name: 'alice.eth' }
  expect(await findNameProblem({ to: alice }, alice)).toBeUndefined()
  expect(answers.asked).toEqual([])
})

test('a page that cannot load the look-up says that the name was not checked', async () => {
  answers.broken = true
  expect(await findNameProblem({ to: alice })).toEqual({ code: 'name_unread', name: 'alice.eth' })
})
