import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Hex } from 'viem'

interface CompilerOutput {
  readonly contracts: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly evm: { readonly bytecode: { readonly object: string } } }>>
    >
  >
}

const require = createRequire(new URL('../../../../contracts/package.json', import.meta.url))

/**
 * Compiles a contract that is none of ours.
 * @param name of the contract and of its file in `foreign`
 * @returns creation code, without constructor arguments
 */
export function compileForeign(name: string): Hex {
  const solc = require('solc') as { compile(input: string): string }
  const source = `${name}.sol`
  const content = readFileSync(join(import.meta.dirname, 'foreign', source), 'utf8')
  const input = {
    language: 'Solidity',
    sources: { [source]: { content } },
    settings: {
      evmVersion: 'paris',
      outputSelection: { '*': { [name]: ['evm.bytecode.object'] } },
    },
  }
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as CompilerOutput
  const code = contracts[source]?.[name]?.evm.bytecode.object
  if (!code) throw new Error(`${source} does not compile.`)
  return `0x${code}`
}
