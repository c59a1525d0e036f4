import fc from 'fast-check'
import { type AbiFunction, type AbiParameter, getAddress, toHex } from 'viem'
import type { DescriptorField } from './descriptor-schema.ts'

const address = fc
  .bigInt({ min: 1n, max: 2n ** 160n - 1n })
  .map((number) => getAddress(toHex(number, { size: 20 })))

/** How long a list may be, so that what names its members one by one names all of them. */
function lengthsOf(path: string, fields: readonly DescriptorField[]): { min: number; max: number } {
  const members = fields
    .filter((field) => field.path.startsWith(`#.${path}.[`))
    .map((field) => /^\[([^\]]*)\]/.exec(field.path.slice(path.length + 3))?.[1] ?? '')
  const named = members.filter((member) => /^\d+$/.test(member)).length
  const isShownWhole = members.includes('')
  if (named > 0) return { min: named, max: isShownWhole ? named + 3 : named }
  return { min: 1, max: 3 }
}

function scalar(type: string): fc.Arbitrary<unknown> {
  if (type === 'address') return address
  if (type === 'bool') return fc.boolean()
  if (type === 'string') return fc.string({ maxLength: 20 })
  if (type === 'bytes') return fc.uint8Array({ maxLength: 40 }).map((bytes) => toHex(bytes))
  const size = Number(/^bytes(\d+)$/.exec(type)?.[1] ?? 0)
  if (size > 0)
    return fc.uint8Array({ minLength: size, maxLength: size }).map((bytes) => toHex(bytes))
  const bits = BigInt(type.replace('uint', ''))
  const number = fc.bigInt({ min: 0n, max: 2n ** bits - 1n })
  return bits <= 48n ? number.map(Number) : number
}

function arbitraryOf(
  parameter: AbiParameter,
  path: string,
  fields: readonly DescriptorField[],
): fc.Arbitrary<unknown> {
  const [, inner, size] = /^(.*)\[(\d*)\]$/.exec(parameter.type) ?? []
  if (inner !== undefined) {
    const { min, max } = size ? { min: Number(size), max: Number(size) } : lengthsOf(path, fields)
    const member = arbitraryOf({ ...parameter, type: inner }, `${path}.[]`, fields)
    return fc.array(member, { minLength: min, maxLength: max })
  }
  if (parameter.type !== 'tuple' || !('components' in parameter)) return scalar(parameter.type)
  const parts = parameter.components.map(
    (part) => [part.name ?? '', arbitraryOf(part, `${path}.${part.name}`, fields)] as const,
  )
  return fc.record(Object.fromEntries(parts))
}

/** Arguments of a call, by name. @param fields how its descriptor shows them */
export const argumentsOf = (item: AbiFunction, fields: readonly DescriptorField[]) =>
  fc.record(
    Object.fromEntries(
      item.inputs.map((one) => [one.name ?? '', arbitraryOf(one, one.name ?? '', fields)]),
    ),
  ) as fc.Arbitrary<Readonly<Record<string, unknown>>>
