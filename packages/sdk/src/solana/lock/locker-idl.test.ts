import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { creationEncoder, lockBytes, lockDecoder, lockInstructions, lockTag } from './lock-codec.ts'
import { nameLockError } from './name-lock-error.ts'
import { solanaLockLimits } from './solana-lock-limits.ts'

interface Field {
  readonly name: string
  readonly type: 'u64' | 'u16' | 'pubkey' | { readonly array: readonly ['u8', number] }
}

const folder = new URL('../../../../../programs/locker/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const idl = JSON.parse(read('idl.json')) as {
  readonly instructions: readonly {
    readonly name: string
    readonly discriminator: readonly number[]
    readonly args: readonly Field[]
  }[]
  readonly accounts: readonly { readonly discriminator: readonly number[] }[]
  readonly types: readonly { readonly type: { readonly fields: readonly Field[] } }[]
  readonly errors: readonly { readonly code: number; readonly name: string }[]
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const bytesOf = ({ type }: Field): number => {
  if (typeof type !== 'string') return type.array[1]
  return { u64: 8, u16: 2, pubkey: 32 }[type]
}
const sizeOf = (fields: readonly Field[]) => fields.reduce((sum, one) => sum + bytesOf(one), 0)

test('the client speaks as the program’s interface says', () => {
  expect(
    Object.fromEntries(
      idl.instructions.map(({ name, discriminator }) => [camel(name), discriminator[0]]),
    ),
  ).toEqual(lockInstructions)
  const create = idl.instructions.find(({ name }) => name === 'create')
  expect(creationEncoder.fixedSize).toBe(1 + sizeOf(create?.args ?? []))
  expect(Object.keys(lockDecoder.decode(new Uint8Array(lockBytes))).slice(1)).toEqual(
    idl.types[0]?.type.fields.map(({ name }) => camel(name)),
  )
  expect([...lockTag]).toEqual(idl.accounts[0]?.discriminator)
  expect(lockTag.length + sizeOf(idl.types[0]?.type.fields ?? [])).toBe(lockBytes)
})

test('errors have one number and one name in program, interface and client', () => {
  const source = [...read('src/error.rs').matchAll(/^ {4}(\w+) = ([\d_]+),$/gm)]
  const inSource = source.map(([, name, code]) => ({ name, code: Number(code?.replace('_', '')) }))
  expect(idl.errors.map(({ name, code }) => ({ name, code }))).toEqual(inSource)
  for (const { name, code } of inSource) expect(nameLockError(code)).toBe(name)
  expect(nameLockError(inSource.length + 7_000)).toBeUndefined()
  expect(nameLockError('InvalidAccountData')).toBeUndefined()
})

test('limits are those of the program', () => {
  const source = read('src/release.rs')
  const constant = (name: string) =>
    new RegExp(`const ${name}: u64 = ([^;]+);`).exec(source)?.[1]?.replaceAll('_', '')
  expect(constant('FOREVER')).toBe('(1 << 40) - 1')
  expect(solanaLockLimits.forever).toBe(2 ** 40 - 1)
  expect(constant('MIN_SECONDS')).toBe('5 * 60')
  expect(solanaLockLimits.minSeconds).toBe(5 * 60)
  expect(constant('MAX_SECONDS')).toBe('100000000 * 60')
  expect(solanaLockLimits.maxSeconds).toBe(100_000_000 * 60)
  expect(constant('WHOLE_BPS')).toBe(String(solanaLockLimits.wholeBps))
})
