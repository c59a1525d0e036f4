import {
  type AbiFunction,
  type Address,
  decodeFunctionData,
  formatUnits,
  type Hex,
  parseAbiItem,
  toFunctionSelector,
} from 'viem'
import type { Descriptor, DescriptorField } from './descriptor-schema.ts'
import { type Resolved, resolvePath } from './resolve-path.ts'

/** One line of the screen. */
export interface RenderedLine {
  readonly label: string
  readonly text: string
  /** Where it comes from, with the indexes of lists written out. */
  readonly path: string
}

export interface RenderedCall {
  readonly intent: string
  readonly lines: readonly RenderedLine[]
}

/** What a wallet knows of tokens; decimals and symbol. */
export type TokenFacts = (token: Address) => { readonly decimals: number; readonly symbol: string }

interface Transaction {
  readonly to: Address
  readonly data: Hex
  readonly valueWei: bigint
}

interface Place {
  readonly transaction: Transaction
  readonly args: Readonly<Record<string, unknown>>
  readonly descriptor: Descriptor
  readonly tokenOf: TokenFacts
}

/** Names arguments, also those within tuples: viem gives a tuple with names as an object already. */
function namedArguments(item: AbiFunction, data: Hex): Readonly<Record<string, unknown>> {
  const { args = [] } = decodeFunctionData({ abi: [item], data })
  const values = args as readonly unknown[]
  return Object.fromEntries(item.inputs.map(({ name }, at) => [name, values[at]]))
}

/** A token's address for a value: one for all, or the one beside it in the same member of a list. */
function lookUp(path: string, { indexes }: Resolved, place: Place): Address {
  if (path === '@.to') return place.transaction.to
  const found = resolvePath(path, place.args)
  const beside = found.find((one) => one.indexes.every((at, n) => indexes[n] === at))
  return (found.length === 1 ? found[0] : beside)?.value as Address
}

const same = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase()

function tokenText(
  field: DescriptorField & { format: 'tokenAmount' },
  one: Resolved,
  place: Place,
) {
  const { tokenPath, nativeCurrencyAddress } = field.params
  const token = lookUp(tokenPath, one, place)
  if (same(token, nativeCurrencyAddress)) return `${formatUnits(one.value as bigint, 18)} native`
  const { decimals, symbol } = place.tokenOf(token)
  return `${formatUnits(one.value as bigint, decimals)} ${symbol}`
}

function durationText(seconds: bigint): string {
  const two = (part: bigint) => String(part).padStart(2, '0')
  return `${two(seconds / 3600n)}:${two((seconds / 60n) % 60n)}:${two(seconds % 60n)}`
}

/** The clock of JavaScript ends in the year 275760; a later date is shown as its number. */
function dateText(seconds: bigint): string {
  return seconds <= 8_640_000_000_000n
    ? new Date(Number(seconds) * 1000).toISOString()
    : `${seconds}`
}

function enumText(field: DescriptorField & { format: 'enum' }, one: Resolved, place: Place) {
  const words = place.descriptor.metadata.enums?.[field.params.$ref.split('.').at(-1) ?? '']
  return words?.[String(one.value)] ?? String(one.value)
}

function textOf(field: DescriptorField, one: Resolved, place: Place): string {
  if (!('params' in field)) {
    if (field.format === 'amount') return `${formatUnits(one.value as bigint, 18)} native`
    if (field.format === 'duration') return durationText(one.value as bigint)
    return String(one.value)
  }
  switch (field.format) {
    case 'tokenAmount':
      return tokenText(field, one, place)
    case 'nftName':
      return `${lookUp(field.params.collectionPath, one, place)} #${one.value}`
    case 'date':
      return dateText(one.value as bigint)
    case 'unit':
      return `${formatUnits(one.value as bigint, field.params.decimals ?? 0)} ${field.params.base}`
    case 'enum':
      return enumText(field, one, place)
    default:
      return String(one.value)
  }
}

function linesOf(field: DescriptorField, place: Place): readonly RenderedLine[] {
  if (field.visible === 'never') return []
  const { path, label } = field
  if (path === '@.value') {
    const sent = { value: place.transaction.valueWei, indexes: [] }
    return [{ label, path, text: textOf(field, sent, place) }]
  }
  return resolvePath(path, place.args).map((one) => {
    const left = [...one.indexes]
    const exact = path.replaceAll(/\[[^\]]*\]/g, () => `[${left.shift()}]`)
    return { label, path: exact, text: textOf(field, one, place) }
  })
}

/**
 * Shows a call as a wallet would that reads ERC-7730: the reference against which descriptors are tested.
 * @returns undefined where the descriptor does not know the call
 */
export function renderCall(
  descriptor: Descriptor,
  transaction: Transaction,
  tokenOf: TokenFacts,
): RenderedCall | undefined {
  for (const [key, { intent, fields }] of Object.entries(descriptor.display.formats)) {
    const item = parseAbiItem(`function ${key}`) as AbiFunction
    if (toFunctionSelector(item) !== transaction.data.slice(0, 10)) continue
    const args = namedArguments(item, transaction.data)
    const place = { transaction, args, descriptor, tokenOf }
    return { intent, lines: fields.flatMap((field) => linesOf(field, place)) }
  }
  return undefined
}
