import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { generatedContracts } from '../src/generator/contract-list.ts'
import { readArtifact, readStandardJson } from '../src/read-artifact.ts'

interface Compiler {
  compile(input: string): string
  version(): string
}

const require = createRequire(new URL('../../../contracts/package.json', import.meta.url))

/** The npm compiler of the version that an artifact names. */
function loadCompiler(version: string): Compiler {
  const compiler = require(version.startsWith('0.8.4+') ? 'solc-0.8.4' : 'solc') as Compiler
  expect(compiler.version()).toContain(version)
  return compiler
}

const withCode = generatedContracts.filter(({ isInterface }) => !isInterface)

test.each(withCode.map(({ name }) => name))(
  '%s: the published compiler input gives exactly the committed bytecode',
  (name) => {
    const artifact = readArtifact(name)
    const input = readStandardJson(name)
    expect(createHash('sha256').update(input).digest('hex')).toBe(artifact.standardJsonHash)
    const output = JSON.parse(loadCompiler(artifact.compiler.version).compile(input))
    const { evm } = output.contracts[artifact.source][name]
    expect(`0x${evm.bytecode.object}`).toBe(artifact.bytecode)
    expect(`0x${evm.deployedBytecode.object}`).toBe(artifact.deployedBytecode)
  },
)
