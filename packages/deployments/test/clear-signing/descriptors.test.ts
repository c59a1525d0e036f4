import { readdirSync, readFileSync } from 'node:fs'
import { toFunctionSelector, toFunctionSignature } from 'viem'
import { describe, expect, test } from 'vitest'
import * as door from '../../src/abi.ts'
import { describedContracts } from '../../src/clear-signing/described-contracts.ts'
import { findCall } from '../../src/clear-signing/find-call.ts'
import { listChangingFunctions } from '../../src/clear-signing/list-changing-functions.ts'
import { recordedDeployments } from '../../src/generated/deployments.ts'
import { renderDescriptors } from '../../src/generator/render-deployments.ts'
import { kinds } from './kinds.ts'

/** Whose functions no person ever signs, and why. */
const machines: Readonly<Record<string, string>> = {
  sellabilityCheckAbi:
    'a presale tries a token out through it, in the call that finalizes the presale',
}

test('what is committed is what tables, ABIs and deployments give', () => {
  const folder = new URL('../../src/generated/clear-signing/', import.meta.url)
  const committed = readdirSync(folder).map((name) => [
    `packages/deployments/src/generated/clear-signing/${name}`,
    readFileSync(new URL(name, folder), 'utf8'),
  ])
  expect(Object.fromEntries(committed)).toEqual(
    Object.fromEntries(renderDescriptors(recordedDeployments)),
  )
})

test('people who take part in a presale read that word, and sales are those of NFTs', () => {
  const folder = new URL('../../src/generated/clear-signing/', import.meta.url)
  const wrong = readdirSync(folder)
    .filter((name) => !name.includes('nft'))
    .flatMap((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const shown = [...text.matchAll(/"(?:label|intent|\d+)": "([^"]*)"/g)].map(
        ([, words]) => words,
      )
      return shown.filter((words) => /\bsales?\b/i.test(words ?? '') && words !== 'Token for sale')
    })
  expect(wrong).toEqual([])
})

describe('against the ABIs', () => {
  test('every function that changes something is described, or nobody signs it for a reason', () => {
    const undescribed = describedContracts.flatMap((contract) =>
      listChangingFunctions(contract)
        .filter((item) => findCall(contract, item) === undefined)
        .map((item) => `${contract.name}: ${toFunctionSignature(item)}`),
    )
    expect(undescribed).toEqual([])
  })

  test('every ABI belongs to a kind that is described, or to a machine', () => {
    const described = new Set(describedContracts.flatMap(({ abis }) => abis))
    const changing = Object.entries(door).filter(
      ([, abi]) => listChangingFunctions({ abis: [abi] }).length > 0,
    )
    const missing = changing.filter(([, abi]) => !described.has(abi)).map(([name]) => name)
    expect(missing).toEqual(Object.keys(machines))
  })

  test('no table names a function that its contract does not have', () => {
    const strangers = describedContracts.flatMap((contract) => {
      const items = listChangingFunctions(contract)
      const names = items.flatMap((item) => [item.name, toFunctionSignature(item)])
      return Object.keys(contract.calls).filter((name) => !names.includes(name))
    })
    expect(strangers).toEqual([])
  })

  test.each(kinds.map((kind) => [kind.contract.name, kind] as const))(
    '%s: every key has the selector and the names of a function of the contract',
    (_name, { contract, formats }) => {
      const known = new Map(
        listChangingFunctions(contract).map((item) => [toFunctionSelector(item), item]),
      )
      expect(formats.length).toBeGreaterThan(0)
      for (const { key, item } of formats) {
        const compiled = known.get(toFunctionSelector(item))
        expect(compiled, key).toBeDefined()
        const named = compiled?.inputs.map(({ name }, at) => name || item.inputs[at]?.name)
        expect(
          item.inputs.map(({ name }) => name),
          key,
        ).toEqual(named)
        expect(
          item.inputs.every(({ name }) => name),
          key,
        ).toBe(true)
      }
    },
  )
})
