import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

interface CompilerOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: Readonly<
    Record<string, Readonly<Record<string, { evm: { bytecode: { object: string } } }>>>
  >
}

interface Compiler {
  version(): string
  compile(
    input: string,
    callbacks: { readonly import: (path: string) => { readonly contents: string } },
  ): string
}

// The contracts' workspace names compiler and library, in the versions that everything else is built with.
const require = createRequire(new URL('../../../../contracts/package.json', import.meta.url))

/** Contracts that only local chains have, and the file beside each that keeps its bytecode. */
const localSources = {
  'packages/devnet/src/names/LocalNames.sol': 'local-names.json',
  'packages/devnet/src/venue/collection/LocalCollection.sol': 'local-collection.json',
}

/** Compiles the contract that a file is named after; the text of the file that keeps its bytecode. */
function compileLocalSource(path: string): string {
  const solc = require('solc') as Compiler
  const source = basename(path)
  const contract = basename(path, '.sol')
  const input = {
    language: 'Solidity',
    sources: { [source]: { content: readFileSync(path, 'utf8') } },
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true, runs: 200 },
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: { '*': { [contract]: ['evm.bytecode.object'] } },
    },
  }
  const answer = solc.compile(JSON.stringify(input), {
    import: (file) => ({ contents: readFileSync(require.resolve(file), 'utf8') }),
  })
  const { errors = [], contracts } = JSON.parse(answer) as CompilerOutput
  const failure = errors.find(({ severity }) => severity === 'error')
  if (failure) throw new Error(failure.formattedMessage)
  const bytecode = contracts[source]?.[contract]?.evm.bytecode.object
  if (!bytecode) throw new Error('The compiler answered without code.')
  const compiler = solc.version()
  return `${JSON.stringify({ source, compiler, bytecode: `0x${bytecode}` }, null, 2)}\n`
}

/** Files with the bytecode of contracts that only local chains have. */
export const renderLocalSources = (root: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(localSources).map(([source, file]) => [
      join(dirname(source), file),
      compileLocalSource(join(root, source)),
    ]),
  )
