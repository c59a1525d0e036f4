import * as door from '@slipway/deployments/abi'
import { describedContracts } from '@slipway/deployments/clear-signing/described-contracts'
import { findCall } from '@slipway/deployments/clear-signing/find-call'
import { listChangingFunctions } from '@slipway/deployments/clear-signing/list-changing-functions'
import {
  type AbiFunction,
  erc20Abi,
  erc721Abi,
  parseAbi,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { isChanging, readSources, type SourceFile } from './clear-signing/signed-functions.ts'

const abis: Readonly<Record<string, readonly { readonly type: string }[]>> = door

const importable: typeof abis = { ...abis, erc20Abi, erc721Abi }

/** What the SDK only ever asks a node, and nobody sends. */
const onlyAsked = /\/(get-permit-message|call-as-account)\.ts$|\/token\/safety\//
const sources = readSources().filter(
  ({ path }) => path.startsWith('packages/sdk/src/') && !onlyAsked.test(path),
)

/**
 * Functions that accounts may call and for which there is no builder, and why. What only other contracts may call is
 * not repeated here: its table of screens says who does (`unsigned`).
 */
const leftOut: Readonly<Record<string, string>> = {
  'transferFrom(address,address,uint256)':
    'an allowance is spent by the contract that it was given to; own NFTs go by safeTransferFrom',
  'tryOut(address,address,address,uint256,uint256)':
    'sells what a presale has just sent to it, and holds nothing at any other time',
}

/** Makes unsigned transactions: directly, or through one of the makers of flows. */
const makesCalls = /\b(buildCall|encodeFunctionData|\w+Actions?)\b/

/** Functions of ABIs that a text imports, ours and of standards, and those that it declares. */
function functionsIn(text: string): readonly AbiFunction[] {
  const imports = text.matchAll(/import \{([^}]+)\} from '(?:@slipway\/deployments\/abi|viem)'/g)
  const imported = [...imports]
    .flatMap(([, list = '']) => [...list.matchAll(/\b\w+Abi\b/g)])
    .flatMap(([name]) => importable[name] ?? [])
  const lines = [...text.matchAll(/'((?:function|struct) [^']+)'/g)].map(([, line = '']) => line)
  const declared: readonly { readonly type: string }[] = lines.length > 0 ? parseAbi(lines) : []
  return [...imported, ...declared].filter(isChanging)
}

/** Whether a source names the function as one that it calls: as a text, or as the key of an act. */
const names = (text: string, name: string) =>
  text.includes(`'${name}'`) || new RegExp(`^ {2}${name}: \\{`, 'm').test(text)

/**
 * Selectors of the functions that sources make unsigned transactions of. A maker of flows may stand in a file beside,
 * with its ABI, so that a source knows the functions of what it imports by a relative path, too.
 */
function findBuilt(files: readonly SourceFile[]): ReadonlySet<string> {
  const textOf = new Map(files.map(({ path, text }) => [path, text]))
  const reachOf = ({ path, text }: SourceFile) =>
    [...text.matchAll(/from '(\.[^']+)'/g)]
      .map(([, to = '']) => new URL(to, `file:///${path}`).pathname.slice(1))
      .map((near) => textOf.get(near) ?? '')
      .concat(text)
  const makers = files.filter(({ text }) => makesCalls.test(text))
  const built = makers.flatMap((file) =>
    reachOf(file)
      .flatMap(functionsIn)
      .filter(({ name }) => names(file.text, name)),
  )
  return new Set(built.map((item) => toFunctionSelector(item)))
}

/** Functions that only other contracts may call. */
const madeByContracts = new Set(
  describedContracts.flatMap((contract) =>
    listChangingFunctions(contract)
      .filter((item) => {
        const call = findCall(contract, item)
        return call !== undefined && 'unsignedBecause' in call
      })
      .map((item) => `${contract.name} ${toFunctionSignature(item)}`),
  ),
)
const nameOf = new Map(
  describedContracts.flatMap(({ name, abis: own }) => own.map((abi) => [abi as unknown, name])),
)

/** What people may call, once for each kind of contract. */
const callable = Object.values(abis).flatMap((abi) =>
  abi
    .filter(isChanging)
    .filter((item) => !madeByContracts.has(`${nameOf.get(abi)} ${toFunctionSignature(item)}`)),
)

/** Signatures of what people may call and the sources do not build. */
function findMissing(files: readonly SourceFile[]): readonly string[] {
  const built = findBuilt(files)
  const missing = callable.filter((item) => !built.has(toFunctionSelector(item)))
  return [...new Set(missing.map((item) => toFunctionSignature(item)))].toSorted()
}

describe('every function that people may call has a builder', () => {
  test('but for those that are left out with a reason', () => {
    expect(new Set(callable.map((item) => toFunctionSelector(item))).size).toBeGreaterThan(150)
    expect(findMissing(sources)).toEqual(Object.keys(leftOut).toSorted())
  })

  test.each([
    ['token-lock-flows.ts', 'setOperator(address,bool)'],
    ['build-token-burn.ts', 'burn(uint256)'],
    ['platform-acts.ts', 'setFee(uint256,uint256)'],
    ['participant-action-flows.ts', 'claimFor(address[])'],
  ])('without %s, %s is missed', (file, signature) => {
    const rest = sources.filter(({ path }) => !path.endsWith(`/${file}`))
    expect(rest).not.toHaveLength(sources.length)
    expect(findMissing(rest)).toContain(signature)
  })
})
