import { toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { describedContracts } from '../../src/clear-signing/described-contracts.ts'
import { listChangingFunctions } from '../../src/clear-signing/list-changing-functions.ts'
import type { DescriptorField } from '../../src/clear-signing/types.ts'
import { type AbiLeaf, toLeafPath } from './abi-leaves.ts'
import { kinds } from './kinds.ts'

/** Types that a format can show. */
const typesOf: Readonly<Record<string, RegExp>> = {
  raw: /./,
  amount: /^uint256$/,
  tokenAmount: /^uint256$/,
  nftName: /^uint256$/,
  date: /^uint(64|256)$/,
  duration: /^uint256$/,
  unit: /^uint256$/,
  enum: /^uint\d+$/,
  addressName: /^address$/,
}

const all = kinds.flatMap(({ contract, formats }) =>
  formats.map((format) => ({ kind: contract.name, ...format })),
)

const shown = (field: DescriptorField, leaves: readonly AbiLeaf[]) =>
  leaves.find(({ path }) => path === toLeafPath(field.path))

describe('what is shown', () => {
  test('every path is a parameter, of a type that its format can show', () => {
    for (const { kind, key, fields, leaves } of all)
      for (const field of fields) {
        const where = `${kind} ${key} ${field.path}`
        if (field.path === '@.value') {
          expect(field.format, where).toBe('amount')
          continue
        }
        const leaf = shown(field, leaves)
        expect(leaf, where).toBeDefined()
        if (field.format) expect(leaf?.type, where).toMatch(typesOf[field.format] ?? /^$/)
      }
  })

  test('every parameter is shown, or hidden for a reason', () => {
    for (const { kind, key, fields, leaves } of all) {
      const paths = fields.map(({ path }) => toLeafPath(path))
      for (const { path } of leaves) expect(paths, `${kind} ${key}`).toContain(path)
    }
  })

  test('what is not shown, and what nobody signs, has its reason', () => {
    const hidden = describedContracts.flatMap(({ calls }) =>
      Object.values(calls).flatMap((one) =>
        'unsignedBecause' in one
          ? [one.unsignedBecause]
          : Object.values(one.fields)
              .filter(({ format }) => format === undefined)
              .map(({ hiddenBecause }) => hiddenBecause),
      ),
    )
    expect(hidden.length).toBeGreaterThan(0)
    for (const reason of hidden) expect(reason).toMatch(/^\w+ .+ \w+$/)
    const never = all.flatMap(({ fields }) => fields.filter(({ visible }) => visible === 'never'))
    for (const { format } of never) expect(format).toBeUndefined()
  })

  test('only bytes that prove something are hidden: never an address, an amount or a text', () => {
    const hidden = all.flatMap(({ kind, key, fields, leaves }) =>
      fields
        .filter(({ visible }) => visible === 'never')
        .map((field) => [`${kind} ${key} ${field.path}`, shown(field, leaves)?.type] as const),
    )
    expect(hidden.length).toBeGreaterThan(0)
    for (const [where, type] of hidden) expect(type, where).toMatch(/^bytes\d*$/)
  })

  test('members of a list that are named one by one leave none out', () => {
    for (const { kind, key, fields } of all) {
      const lists = new Map<string, string[]>()
      for (const { path } of fields) {
        const [, list, member] = /^(#\.[\w.]+)\.\[(\d+)\]$/.exec(path) ?? []
        if (list !== undefined && member !== undefined)
          lists.set(list, [...(lists.get(list) ?? []), member])
      }
      for (const [list, members] of lists)
        expect(
          members.toSorted((a, b) => Number(a) - Number(b)),
          `${kind} ${key} ${list}`,
        ).toEqual(members.map((_, at) => String(at)))
    }
  })

  test('a token is read from where a token stands, never from where an account does', () => {
    for (const { kind, key, fields, leaves } of all)
      for (const { params = {} } of fields)
        for (const path of [params.tokenPath, params.collectionPath]) {
          if (path === undefined || path === '@.to') continue
          const where = `${kind} ${key} ${path}`
          const holder = fields.find((one) => toLeafPath(one.path) === toLeafPath(String(path)))
          expect(leaves.find((one) => one.path === toLeafPath(String(path)))?.type, where).toBe(
            'address',
          )
          expect(holder?.format, where).toBe('addressName')
          expect(holder?.params?.sources, where).toBeUndefined()
        }
  })

  test('a call that takes native currency along shows how much', () => {
    for (const { contract, formats } of kinds) {
      const functions = listChangingFunctions(contract)
      for (const { key, item, fields } of formats) {
        const compiled = functions.find(
          (one) => toFunctionSelector(one) === toFunctionSelector(item),
        )
        expect(
          fields.some(({ path }) => path === '@.value'),
          key,
        ).toBe(compiled?.stateMutability === 'payable')
      }
    }
  })

  test('texts fit small screens: 30 characters for what it does, 20 for a label or a word', () => {
    for (const { kind, key, intent, fields } of all) {
      expect(intent.length, `${kind} ${key} ${intent}`).toBeLessThanOrEqual(30)
      for (const { label } of fields)
        expect(label.length, `${kind} ${key} ${label}`).toBeLessThanOrEqual(20)
    }
    for (const { descriptor } of kinds)
      for (const words of Object.values(descriptor.metadata.enums ?? {}))
        for (const word of Object.values(words)) expect(word.length).toBeLessThanOrEqual(20)
  })

  test('words are there for every choice, and none without one', () => {
    for (const { contract, descriptor, formats } of kinds) {
      const used = formats
        .flatMap(({ fields }) => fields)
        .filter(({ format }) => format === 'enum')
        .map(({ params }) => String(params?.$ref))
      const there = Object.keys(descriptor.metadata.enums ?? {}).map(
        (name) => `$.metadata.enums.${name}`,
      )
      expect([...new Set(used)].sort(), contract.name).toEqual(there.sort())
    }
  })
})
