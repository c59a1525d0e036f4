import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import type { Address, Hex } from 'viem'

interface Compiler {
  compile(input: string): string
}

interface CompilerOutput {
  readonly contracts?: Readonly<
    Record<string, Readonly<Record<string, { evm: { bytecode: { object: string } } }>>>
  >
}

const sources = {
  OddToken: 'OddAssets.sol',
  OddCollection: 'OddAssets.sol',
  SpacedPositions: 'OddAssets.sol',
  PairedPositions: 'OddAssets.sol',
  InfinityPositions: 'OddAssets.sol',
  StandardPermitToken: 'OddAllowances.sol',
  VersionedPermitToken: 'OddAllowances.sol',
  BytesPermitToken: 'OddAllowances.sol',
  DaiToken: 'OddAllowances.sol',
  OwnPermitToken: 'OddAllowances.sol',
  DomainOnlyToken: 'OddAllowances.sol',
  SilentToken: 'OddAllowances.sol',
  NoZeroToken: 'OddAllowances.sol',
  OnlyFromZeroToken: 'OddAllowances.sol',
  SaysNoToken: 'OddAllowances.sol',
} as const

// The contracts' workspace names the compiler.
const require = createRequire(new URL('../../../contracts/package.json', import.meta.url))
const compiled = new Map<string, NonNullable<CompilerOutput['contracts']>>()

function compile(file: string): NonNullable<CompilerOutput['contracts']> {
  const known = compiled.get(file)
  if (known) return known
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(join(import.meta.dirname, file), 'utf8') } },
    settings: { outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
  }
  const output = (require('solc') as Compiler).compile(JSON.stringify(input))
  const { contracts } = JSON.parse(output) as CompilerOutput
  if (!contracts) throw new Error(output)
  compiled.set(file, contracts)
  return contracts
}

/** Puts a contract of the test folder's sources on a local chain; what it makes at first belongs to the client's account. */
export async function deployOddAsset(
  client: DeployClient,
  name: keyof typeof sources,
): Promise<Address> {
  const file = sources[name]
  const code = compile(file)[file]?.[name]?.evm.bytecode.object
  const hash = await client.sendTransaction({ data: `0x${code}` as Hex })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error(`${name} was not created`)
  return contractAddress
}
