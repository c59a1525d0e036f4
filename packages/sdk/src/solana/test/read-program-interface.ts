import { readFileSync } from 'node:fs'

export interface InterfaceField {
  readonly name: string
  readonly type:
    | 'u64'
    | 'u32'
    | 'u16'
    | 'u8'
    | 'bytes'
    | 'pubkey'
    | { readonly array: readonly ['u8' | 'u16', number] }
}

interface Idl {
  readonly instructions: readonly {
    readonly name: string
    readonly discriminator: readonly number[]
    readonly args: readonly InterfaceField[]
  }[]
  readonly accounts: readonly { readonly name: string; readonly discriminator: readonly number[] }[]
  readonly types: readonly {
    readonly name: string
    readonly type: { readonly fields: readonly InterfaceField[] }
  }[]
  readonly errors: readonly ProgramError[]
}

const root = new URL('../../../../../programs/', import.meta.url)
const readText = (path: string) => readFileSync(new URL(path, root), 'utf8')
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Bytes of some fields; those of no fixed length count nothing. */
export function sizeOf(fields: readonly InterfaceField[]): number {
  const sizes = { u64: 8, u32: 4, u16: 2, u8: 1, bytes: 0, pubkey: 32 }
  return fields.reduce(
    (sum, { type }) =>
      sum + (typeof type === 'string' ? sizes[type] : sizes[type.array[0]] * type.array[1]),
    0,
  )
}

interface ProgramError {
  readonly name: string
  readonly code: number
  readonly msg: string
}

/** Reasons of a source by their comments, without what only its readers look up, such as “(P-06)”. */
function errorsIn(path: string): readonly ProgramError[] {
  const found = [...readText(path).matchAll(/^ {4}\/\/\/ (.+)\n {4}(\w+) = ([\d_]+),$/gm)]
  return found.map(([, text = '', name = '', code]) => ({
    ...{ name, code: Number(code?.replace('_', '')) },
    msg: text.replace(/(; [^;]+)? \(P-\d+\)\.$/, '.'),
  }))
}

/** A program's interface as its IDL says it, and its sources. */
export function readProgramInterface(program: string) {
  const idl = JSON.parse(readText(`${program}/idl.json`)) as Idl
  const instruction = (name: string) => idl.instructions.find((one) => one.name === name)
  return {
    instructions: Object.fromEntries(
      idl.instructions.map(({ name, discriminator }) => [camel(name), discriminator[0]]),
    ),
    argsOf: (name: string) => instruction(name)?.args ?? [],
    tag: idl.accounts[0]?.discriminator,
    tagOf: (account: string) => idl.accounts.find(({ name }) => name === account)?.discriminator,
    fieldsOf: (type: string) => idl.types.find(({ name }) => name === type)?.type.fields ?? [],
    /** Fields of the account, which is the first of the types. */
    fields: idl.types[0]?.type.fields ?? [],
    names: (fields: readonly InterfaceField[]) => fields.map(({ name }) => camel(name)),
    errors: idl.errors,
    /** The program's own and those of every program, by their numbers. */
    errorsInSource: [
      ...errorsIn('runtime/src/refusal.rs'),
      ...errorsIn(`${program}/src/error.rs`),
    ].sort((one, other) => one.code - other.code),
    constant: (path: string, name: string) =>
      new RegExp(`const ${name}: \\w+ = ([^;]+);`).exec(readText(path))?.[1]?.replaceAll('_', ''),
  }
}
