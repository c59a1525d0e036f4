// A thread of the source stand-in: one compiler, which is asked again and again.
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'

export interface CompileTask {
  readonly id: number
  /** `path:Name`. */
  readonly contractIdentifier: string
  readonly compilerVersion: string
  readonly stdJsonInput: object
}

export interface CompiledCode {
  readonly id: number
  /** Undefined when it does not compile: then `problem` says why. */
  readonly object?: string
  /** Byte ranges that a constructor fills in. */
  readonly immutables?: readonly { readonly start: number; readonly length: number }[]
  readonly problem?: string
}

interface Compiler {
  compile(input: string): string
  version(): string
}

const requireCompiler = createRequire(
  new URL('../../../../contracts/package.json', import.meta.url),
)

function compile({
  id,
  contractIdentifier,
  compilerVersion,
  stdJsonInput,
}: CompileTask): CompiledCode {
  const name = compilerVersion.startsWith('0.8.4+') ? 'solc-0.8.4' : 'solc'
  const compiler = requireCompiler(name) as Compiler
  if (!compiler.version().startsWith(compilerVersion))
    return { id, problem: `there is no compiler ${compilerVersion}` }
  const at = contractIdentifier.lastIndexOf(':')
  const output = JSON.parse(compiler.compile(JSON.stringify(stdJsonInput)))
  const found =
    output.contracts?.[contractIdentifier.slice(0, at)]?.[contractIdentifier.slice(at + 1)]
  if (found === undefined) return { id, problem: 'the sources do not compile' }
  const { object, immutableReferences } = found.evm.deployedBytecode
  const references = Object.values(immutableReferences ?? {}) as CompiledCode['immutables'][]
  return { id, object, immutables: references.flatMap((ranges) => ranges ?? []) }
}

parentPort?.on('message', (task: CompileTask) => parentPort?.postMessage(compile(task)))
