import * as door from '@slipway/deployments/abi'
import fc from 'fast-check'
import {
  type AbiFunction,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  formatUnits,
  parseAbiItem,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { DescriptorField } from './descriptor-schema.ts'
import { argumentsOf } from './random-arguments.ts'
import { decimalsOf, readBack } from './read-back.ts'
import { readDescriptors } from './read-descriptors.ts'
import { renderCall } from './render-call.ts'
import {
  findDeclaredFunctions,
  findSignedNames,
  isChanging,
  readSources,
  type SourceFile,
  selectorOf,
} from './signed-functions.ts'

const descriptors = [...readDescriptors()]
const described = descriptors
  .filter(([name]) => name.startsWith('calldata-'))
  .flatMap(([name, descriptor]) =>
    Object.entries(descriptor.display.formats).map(([key, format]) => ({
      name,
      descriptor,
      key,
      format,
      item: parseAbiItem(`function ${key}`) as AbiFunction,
    })),
  )
const describedNames = new Set(described.map(({ item }) => item.name))

const attestationHomes = ['calldata-eas', 'calldata-schema-registry']

/** Descriptors of contracts that a source may declare for itself: standards, and tokens where tokens are at home. */
const tokenAbis = ['taxed-token-abi', 'dividend-abi'].map(
  (name) => `packages/sdk/src/evm/${name}.ts`,
)
const homesOf = ({ path }: SourceFile): readonly string[] => [
  ...['calldata-erc20', 'calldata-erc721', 'calldata-v2-router'],
  ...(path.startsWith('packages/sdk/src/token/') || tokenAbis.includes(path)
    ? ['calldata-token']
    : []),
  ...(path.startsWith('packages/sdk/src/badges/') ? attestationHomes : []),
  // An owner's act goes to whichever contract of the platform declares it.
  ...(path === 'packages/sdk/src/tools/platform-acts.ts' ? described.map(({ name }) => name) : []),
]
const isDescribedFor = (file: SourceFile, selector: string) =>
  described.some(({ name, item }) => homesOf(file).includes(name) && selectorOf(item) === selector)

/** What the safety report tries out as a wallet would; a node answers, nobody signs. */
const funding = 'packages/sdk/src/liquidity/wallet-trade-calls.ts'
const swaps = 'packages/sdk/src/liquidity/swap-calls.ts'
const rehearsed = [funding, swaps]

const trades = 'packages/sdk/src/trade/build-trade.ts'
/** Functions of exchanges' routers by which tokens are traded: their makers describe them, or nobody yet does. */
const ofRouters = [
  'swapExactETHForTokensSupportingFeeOnTransferTokens',
  'swapExactTokensForETHSupportingFeeOnTransferTokens',
  'swapExactAVAXForTokensSupportingFeeOnTransferTokens',
  'swapExactTokensForAVAXSupportingFeeOnTransferTokens',
  'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  'exactInputSingle',
  'selfPermitIfNecessary',
  'unwrapWETH9',
  'multicall',
]

/** What the search finds and has no descriptor of ours, and why. */
const undescribed: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ofRouters.map((name) => [`${trades}: ${name}`, 'a trade at the router of an exchange']),
  ),
  'packages/sdk/src/evm/read-actions.ts: multicall': 'reads in one question',
  'packages/sdk/src/trade/simulate-trade.ts: multicall': 'only ever asked, never sent',
  'packages/sdk/src/evm/get-permit-message.ts: permit': 'only ever asked, never sent',
  'packages/sdk/src/evm/call-as-account.ts: aggregate3Value': 'only ever asked, never sent',
  [`${funding}: swapTokensForExactTokens`]: 'only ever rehearsed',
  [`${swaps}: swapExactTokensForTokensSupportingFeeOnTransferTokens`]: 'only ever rehearsed',
  [`${swaps}: exactInputSingle`]: 'only ever rehearsed',
  'apps/web/src/token/console/taxed-groups.tsx: start': 'the name of an action, not of a function',
}

describe('every function that people are asked to sign has a descriptor, trades at routers apart', () => {
  const sources = readSources()
  const known = [...Object.values(door), erc20Abi, erc721Abi]
    .flatMap((abi) => [...abi] as { readonly type: string }[])
    .filter(isChanging)
  const changing = new Set(
    [...known, ...sources.flatMap(findDeclaredFunctions)].map(({ name }) => name),
  )
  const missingIn = (file: SourceFile, names: ReadonlySet<string> = changing) =>
    findSignedNames(file, names)
      .filter((name) => !describedNames.has(name))
      .map((name) => `${file.path}: ${name}`)
  const reported = sources.flatMap((file) => missingIn(file))
  const undeclaredIn = (file: SourceFile) =>
    findDeclaredFunctions(file)
      .filter((item) => !isDescribedFor(file, selectorOf(item)))
      .map(({ name }) => `${file.path}: ${name}`)

  test('of our contracts and of standards, by name', () => {
    const signed = sources.flatMap((file) => findSignedNames(file, changing))
    expect(new Set(signed).size).toBeGreaterThan(120)
    expect(reported.toSorted()).toEqual(Object.keys(undescribed).toSorted())
  })

  test('of contracts that sources declare themselves, by selector', () => {
    const declared = sources.flatMap(findDeclaredFunctions).map(({ name }) => name)
    expect(declared).toEqual(expect.arrayContaining(['addLiquidityETH', 'safeTransferFrom']))
    expect(
      sources
        .filter(({ path }) => !rehearsed.includes(path))
        .flatMap(undeclaredIn)
        .filter((one) => !(one in undescribed)),
    ).toEqual([])
  })

  test('a flow that signs something new is noticed', () => {
    const text = `const abi = parseAbi(['function seize(address from)'])
      buildCall({ to, abi, functionName: 'seize', args: [from] })`
    const file = { path: 'new-flow.ts', text }
    expect(undeclaredIn(file)).toEqual(['new-flow.ts: seize'])
    expect(missingIn(file, new Set([...changing, 'seize']))).toEqual(['new-flow.ts: seize'])
  })
})

/** Every value of a call that has no parts, by its exact path. */
function valuesOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => valuesOf(one, `${path}.[${at}]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => valuesOf(one, `${path}.${name}`))
  return [[path, String(value)]]
}

/** The fields that show a value: one that names its place, one for every member, or both. */
function fieldsOf(fields: readonly DescriptorField[], path: string): readonly DescriptorField[] {
  const anyMember = path.replaceAll(/\[\d+\]/g, '[]')
  return fields.filter((field) => field.path === path || field.path === anyMember)
}

const to = '0x00000000000000000000000000000000000000Aa'
const tokenOf = (token: string) => ({ symbol: token, decimals: decimalsOf(token) })

type Described = (typeof described)[number]

/** The words that a field shows numbers as. */
function wordsOf({ descriptor }: Described, field: DescriptorField) {
  const reference = field.format === 'enum' ? field.params.$ref : ''
  return descriptor.metadata.enums?.[reference.split('.').at(-1) ?? '']
}

/** Fails unless each line of a value says just that value, or the value is meant to be hidden. */
function expectShown(one: Described, path: string, value: string, texts: readonly string[]): void {
  const fields = fieldsOf(one.format.fields, path)
  const visible = fields.filter((field) => field.visible === 'always')
  expect(fields.length, path).toBeGreaterThan(0)
  expect(texts.length, path).toBe(visible.length)
  const said = visible.map((field, at) => readBack(field, texts[at] ?? '', wordsOf(one, field)))
  expect(said, path).toEqual(visible.map(() => value))
}

describe('what a screen shows is what the call says', () => {
  test.each(described.map((one) => [`${one.name} ${one.item.name}`, one] as const))(
    '%s',
    (_name, one) => {
      const { descriptor, format, item } = one
      const values = fc.record({
        args: argumentsOf(item, format.fields),
        valueWei: fc.bigInt(0n, 10n ** 24n),
      })
      const property = fc.property(values, ({ args, valueWei }) => {
        const inOrder = item.inputs.map(({ name }) => args[name ?? ''])
        const data = encodeFunctionData({ abi: [item], args: inOrder })
        const screen = renderCall(descriptor, { to, data, valueWei }, tokenOf)
        const textsAt = (path: string) =>
          (screen?.lines ?? []).filter((line) => line.path === path).map(({ text }) => text)
        for (const [path, value] of valuesOf(args, '#'))
          expectShown(one, path, value, textsAt(path))
        for (const sent of textsAt('@.value'))
          expect(sent).toBe(`${formatUnits(valueWei, 18)} native`)
      })
      fc.assert(property, { numRuns: 10 })
    },
  )
})
