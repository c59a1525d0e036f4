/** Code of WebAssembly, byte by byte. */
export type Code = readonly number[]

export function unsigned(value: number): number[] {
  const bytes: number[] = []
  let rest = value >>> 0
  do {
    const low = rest & 0x7f
    rest >>>= 7
    bytes.push(rest === 0 ? low : low | 0x80)
  } while (rest !== 0)
  return bytes
}

export function signed(value: bigint): number[] {
  const bytes: number[] = []
  let rest = value
  for (;;) {
    const low = Number(rest & 0x7fn)
    rest >>= 7n
    const isDone = (rest === 0n && (low & 0x40) === 0) || (rest === -1n && (low & 0x40) !== 0)
    bytes.push(isDone ? low : low | 0x80)
    if (isDone) return bytes
  }
}

export type ValueType = 'i32' | 'i64' | 'v128'
const typeBytes: Readonly<Record<ValueType, number>> = { i32: 0x7f, i64: 0x7e, v128: 0x7b }

/** One function: its parameters are the first locals. */
export interface FunctionBody {
  readonly name: string
  readonly parameters: readonly ValueType[]
  readonly results: readonly ValueType[]
  /** Without the parameters. */
  readonly locals: readonly ValueType[]
  readonly code: Code
}

export interface ModuleParts {
  readonly functions: readonly FunctionBody[]
  /** Pages of 64 KiB. */
  readonly memoryPages: number
  /** Initial bytes of memory. */
  readonly data: readonly { readonly offset: number; readonly bytes: Uint8Array }[]
}

const vector = (items: readonly Code[]): number[] => [...unsigned(items.length), ...items.flat()]
const text = (value: string) => {
  const bytes = [...new TextEncoder().encode(value)]
  return [...unsigned(bytes.length), ...bytes]
}
const section = (id: number, content: Code) => [id, ...unsigned(content.length), ...content]

function functionCode({ locals, code }: FunctionBody): number[] {
  const declared = locals.map((type) => [1, typeBytes[type]])
  const body = [...vector(declared), ...code, 0x0b]
  return [...unsigned(body.length), ...body]
}

/** A WebAssembly module with one exported memory and every function exported under its name. */
export function writeModule({
  functions,
  memoryPages,
  data,
}: ModuleParts): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters, results }) => [
    0x60,
    ...vector(parameters.map((type) => [typeBytes[type]])),
    ...vector(results.map((type) => [typeBytes[type]])),
  ])
  const exports = functions.map(({ name }, index) => [...text(name), 0x00, ...unsigned(index)])
  const segments = data.map(({ offset, bytes }) => [
    0x00,
    0x41,
    ...signed(BigInt(offset)),
    0x0b,
    ...unsigned(bytes.length),
    ...bytes,
  ])
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, vector(types)),
    ...section(3, vector(functions.map((_, index) => unsigned(index)))),
    ...section(5, vector([[0x00, ...unsigned(memoryPages)]])),
    ...section(7, vector([...exports, [...text('memory'), 0x02, 0x00]])),
    ...section(10, vector(functions.map(functionCode))),
    ...(segments.length > 0 ? section(11, vector(segments)) : []),
  ])
}
