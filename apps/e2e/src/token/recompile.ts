import { createRequire } from 'node:module'
import type { Hex } from 'viem'

interface CompilerOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly evm: { readonly bytecode: { readonly object: string } } }>>
    >
  >
}

interface Compiler {
  version(): string
  compile(input: string): string
}

// The contracts' workspace keeps the template's compiler beside the newest one.
const require = createRequire(new URL('../../../../contracts/package.json', import.meta.url))

/**
 * Compiles a downloaded standard-JSON with the compiler that it was published with, as anybody can.
 * @param contract as `/verification` names it: `path:Name`
 * @returns creation code
 */
export function recompile(
  standardJson: string,
  contract: string,
): { readonly bytecode: Hex; readonly compiler: string } {
  const solc = require('solc-0.8.4') as Compiler
  const at = contract.lastIndexOf(':')
  const [path, name] = [contract.slice(0, at), contract.slice(at + 1)]
  const input = JSON.parse(standardJson) as { readonly settings: Record<string, unknown> }
  const outputSelection = { [path]: { [name]: ['evm.bytecode.object'] } }
  const wanted = { ...input, settings: { ...input.settings, outputSelection } }
  const { errors = [], contracts } = JSON.parse(
    solc.compile(JSON.stringify(wanted)),
  ) as CompilerOutput
  const failure = errors.find(({ severity }) => severity === 'error')
  if (failure) throw new Error(failure.formattedMessage)
  const code = contracts[path]?.[name]?.evm.bytecode.object
  if (!code) throw new Error(`The compiler made no ${contract}.`)
  return { bytecode: `0x${code}`, compiler: solc.version() }
}
