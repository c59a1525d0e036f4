// `node packages/devnet/src/venue/collection/compile-collection.ts [--check]`: what `local-collection.json` holds comes from here.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

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

const sourceName = 'LocalCollection.sol'
const target = join(import.meta.dirname, 'local-collection.json')
// The contracts' workspace names compiler and library, in the versions that everything else is built with.
const require = createRequire(new URL('../../../../../contracts/package.json', import.meta.url))

function render(): string {
  const solc = require('solc') as Compiler
  const input = {
    language: 'Solidity',
    sources: {
      [sourceName]: { content: readFileSync(join(import.meta.dirname, sourceName), 'utf8') },
    },
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true, runs: 200 },
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: { '*': { LocalCollection: ['evm.bytecode.object'] } },
    },
  }
  const answer = solc.compile(JSON.stringify(input), {
    import: (path) => ({ contents: readFileSync(require.resolve(path), 'utf8') }),
  })
  const { errors = [], contracts } = JSON.parse(answer) as CompilerOutput
  const failure = errors.find(({ severity }) => severity === 'error')
  if (failure) throw new Error(failure.formattedMessage)
  const bytecode = contracts[sourceName]?.LocalCollection?.evm.bytecode.object
  if (!bytecode) throw new Error('The compiler answered without code.')
  const compiler = solc.version()
  return `${JSON.stringify({ source: sourceName, compiler, bytecode: `0x${bytecode}` }, null, 2)}\n`
}

const text = render()
if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  process.stderr.write('local-collection.json does not match its source; compile it anew.\n')
  process.exitCode = 1
}
