import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Address, Hex } from 'viem'
import type { DeployClient } from '../src/deploy/deploy-client.ts'

interface Compiler {
  compile(input: string): string
}

interface CompilerOutput {
  readonly contracts?: Readonly<
    Record<string, Readonly<Record<string, { evm: { bytecode: { object: string } } }>>>
  >
}

const file = 'OddAssets.sol'
// The contracts' workspace names the compiler.
const require = createRequire(new URL('../../../contracts/package.json', import.meta.url))
let compiled: CompilerOutput['contracts']

function compile(): NonNullable<CompilerOutput['contracts']> {
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(join(import.meta.dirname, file), 'utf8') } },
    settings: { outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
  }
  const output = (require('solc') as Compiler).compile(JSON.stringify(input))
  const { contracts } = JSON.parse(output) as CompilerOutput
  if (!contracts) throw new Error(output)
  return contracts
}

/** Puts a contract of `OddAssets.sol` on a local chain; what it makes at first belongs to the client's account. */
export async function deployOddAsset(
  client: DeployClient,
  name: 'OddToken' | 'OddCollection',
): Promise<Address> {
  compiled ??= compile()
  const code = compiled[file]?.[name]?.evm.bytecode.object
  const hash = await client.sendTransaction({ data: `0x${code}` as Hex })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error(`${name} was not created`)
  return contractAddress
}
