import { existsSync, readFileSync } from 'node:fs'
import { getNodeCodec } from '@codama/dynamic-codecs'
import { rootNodeFromAnchor } from '@codama/nodes-from-anchor'
import { AccountRole, type Address, type Instruction, type TransactionSigner } from '@solana/kit'
import { createFromRoot, updateInstructionsVisitor } from 'codama'

type Values = Readonly<Record<string, unknown>>

interface Config {
  readonly before: readonly {
    readonly from: string
    readonly args: readonly [Parameters<typeof updateInstructionsVisitor>[0]]
  }[]
}

const programs = new URL('../../../../../programs/', import.meta.url)
const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, programs), 'utf8'))

/** The program’s IDL as `codama run` reads it by the program’s configuration. */
function readRoot(program: string) {
  type Idl = Parameters<typeof rootNodeFromAnchor>[0]
  const codama = createFromRoot(rootNodeFromAnchor(readJson(`${program}/idl.json`) as Idl))
  const path = `${program}/codama.json`
  if (!existsSync(new URL(path, programs))) return codama.getRoot()
  for (const { from, args } of (readJson(path) as Config).before) {
    if (from !== 'codama#updateInstructionsVisitor') throw new Error(`${path} names ${from}`)
    codama.update(updateInstructionsVisitor(...args))
  }
  return codama.getRoot()
}

/** Bytes as Codama’s codecs take them and give them. */
type CodamaBytes = readonly ['base16', string]
const isBytes = (value: unknown): value is Uint8Array => ArrayBuffer.isView(value)
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const toCodama = (value: unknown): unknown =>
  isBytes(value) ? (['base16', hexOf(value)] satisfies CodamaBytes) : value
const isCodamaBytes = (value: readonly unknown[]): value is CodamaBytes =>
  value.length === 2 && value[0] === 'base16'

/** Values in one form, wherever they come from: bytes as hexadecimal digits, and each number as a bigint. */
export function plainValues(value: unknown): unknown {
  if (isBytes(value)) return hexOf(value)
  if (typeof value === 'number') return BigInt(value)
  if (Array.isArray(value)) return isCodamaBytes(value) ? value[1] : value.map(plainValues)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, plainValues(of)]))
}

/** An instruction by what the cluster sees of it. */
export const plainInstruction = ({ accounts = [], data = new Uint8Array() }: Instruction) => ({
  accounts: accounts.map(({ address, role }) => ({ address, role })),
  data: hexOf(new Uint8Array(data)),
})

type Account = Address | TransactionSigner
type Metas = Readonly<Record<string, Account>>

function roleOf(isSigner: boolean | 'either', isWritable: boolean, account: Account): AccountRole {
  const signs = isSigner === 'either' ? typeof account !== 'string' : isSigner
  if (signs) return isWritable ? AccountRole.WRITABLE_SIGNER : AccountRole.READONLY_SIGNER
  return isWritable ? AccountRole.WRITABLE : AccountRole.READONLY
}

/** Whether an event begins with the byte that the interface gives it. */
const beginsWith = (bytes: Uint8Array, discriminator: unknown) => {
  const { constant } = discriminator as { constant: { value: { data: string } } }
  return constant.value.data === hexOf(bytes.subarray(0, 1))
}

const options = { bytesEncoding: 'base16' } as const

/** What an instruction begins with. */
const beginning = (fields: readonly { readonly name: string; readonly defaultValue?: unknown }[]) =>
  fields.find((field) => field.name === 'discriminator')?.defaultValue as {
    readonly encoding: string
    readonly data: string
  }

/** A program as Codama, and with it any client that it generates, reads its published interface. */
export function readCodamaProgram(program: string) {
  const root = readRoot(program)
  const { accounts, events = [], instructions } = root.program
  const named = <N extends { readonly name: string }>(nodes: readonly N[], name: string): N => {
    const node = nodes.find((one) => one.name === name)
    if (!node) throw new Error(`The program ${program} has no ${name}`)
    return node
  }
  return {
    instructionNames: instructions.map(({ name }): string => name),
    accountNames: accounts.map(({ name }): string => name),
    /**
     * An instruction as a generated client makes it.
     * @param metas accounts by their names; of those that may sign or not, a signer does
     * @param rest accounts behind those that have names
     */
    instruction(name: string, values: Values, metas: Metas, rest: readonly Address[] = []) {
      const node = named(instructions, name)
      const { encoding, data } = beginning(node.arguments)
      const given = Object.entries(values).map(([field, value]) => [field, toCodama(value)])
      const all = { discriminator: [encoding, data], ...Object.fromEntries(given) }
      const listed = node.accounts.map((account) => {
        const meta = metas[account.name]
        if (meta === undefined) throw new Error(`${name} takes an account ${account.name}`)
        const address = typeof meta === 'string' ? meta : meta.address
        return { address, role: roleOf(account.isSigner, account.isWritable, meta) }
      })
      const [others] = node.remainingAccounts ?? []
      if (rest.length > 0 && !others) throw new Error(`${name} takes no other accounts`)
      const unnamed = rest.map((address) => ({
        ...{ address, role: roleOf(false, others?.isWritable === true, address) },
      }))
      return {
        accounts: [...listed, ...unnamed],
        data: hexOf(getNodeCodec([root, root.program, node], options).encode(all) as Uint8Array),
      }
    },
    /** An account as a generated client reads it: its tag first. */
    account(name: string, bytes: Uint8Array) {
      const node = named(accounts, name)
      const { discriminator: tag, ...fields } = getNodeCodec(
        [root, root.program, node],
        options,
      ).decode(bytes) as Values
      return plainValues({ tag, ...fields })
    },
    /** An event as a generated client reads it. @throws where bytes are left over */
    event(bytes: Uint8Array): Values {
      const node = events.find(({ discriminators }) => beginsWith(bytes, discriminators?.[0]))
      if (!node) throw new Error(`The program ${program} has no event ${bytes[0]}`)
      const [fields, length] = getNodeCodec([root, root.program, node], options).read(bytes, 0)
      if (length !== bytes.length) throw new Error(`${length} of ${bytes.length} bytes are read`)
      return { name: node.name as string, ...(plainValues(fields) as Values) }
    },
  }
}
