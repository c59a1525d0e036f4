import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AbiParameter } from 'viem'
import type { ContractArtifact, Hex } from '../types.ts'
import type { GeneratedContract } from './contract-list.ts'

interface ByteRange {
  readonly start: number
  readonly length: number
}

interface ForgeOutput {
  readonly abi: readonly AbiItem[]
  readonly bytecode: { readonly object: Hex }
  readonly deployedBytecode: {
    readonly object: Hex
    readonly immutableReferences?: Readonly<Record<string, readonly ByteRange[]>>
  }
  readonly metadata: {
    readonly compiler: { readonly version: string }
    readonly sources: Readonly<Record<string, unknown>>
    readonly settings: ForgeSettings
  }
}

interface ForgeSettings {
  readonly compilationTarget: Readonly<Record<string, string>>
  readonly evmVersion: string
  readonly optimizer: { readonly enabled: boolean; readonly runs: number }
}

/** One entry of a contract's ABI, as the compiler writes it. */
export interface AbiItem {
  readonly type: string
  readonly name?: string
  readonly inputs?: readonly AbiParameter[]
}

export interface CompiledContract {
  readonly abi: readonly AbiItem[]
  readonly artifact: ContractArtifact
  /** Everything that the compiler needs to make the same bytecode again, as text. */
  readonly standardJson: string
}

/** Reads what forge built and reduces it to what does not change from build to build. */
export function readForgeOutput(
  contractsFolder: string,
  contract: GeneratedContract,
): CompiledContract {
  const path = join(contractsFolder, contract.output)
  const output = JSON.parse(readFileSync(path, 'utf8')) as ForgeOutput
  const standardJson = renderStandardJson(contractsFolder, output)
  const { compiler, settings } = output.metadata
  return {
    abi: output.abi,
    standardJson,
    artifact: {
      name: contract.name,
      source: Object.keys(settings.compilationTarget)[0] ?? '',
      compiler: {
        version: compiler.version,
        evmVersion: settings.evmVersion,
        optimizerRuns: settings.optimizer.runs,
      },
      constructorInputs: output.abi.find(({ type }) => type === 'constructor')?.inputs ?? [],
      bytecode: output.bytecode.object,
      deployedBytecode: output.deployedBytecode.object,
      // Forge groups them by syntax-tree ids, which depend on what else was compiled in the same run.
      immutables: Object.values(output.deployedBytecode.immutableReferences ?? {})
        .flat()
        .sort((a, b) => a.start - b.start)
        .map(({ start, length }) => ({ start, length })),
      standardJsonHash: createHash('sha256').update(standardJson).digest('hex'),
    },
  }
}

function renderStandardJson(contractsFolder: string, output: ForgeOutput): string {
  const { compilationTarget: _, ...settings } = output.metadata.settings
  const sources = Object.keys(output.metadata.sources)
    .sort()
    .map((path) => [path, { content: readFileSync(join(contractsFolder, path), 'utf8') }])
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(sources),
    settings: {
      ...settings,
      outputSelection: {
        '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode', 'metadata'] },
      },
    },
  }
  return `${JSON.stringify(input, undefined, 1)}\n`
}
