// `npm run generate`: builds the contracts and writes what the rest of the repository reads of them; `--check` only compares.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generatedContracts } from '@slipway/deployments/generator/contract-list'
import {
  findChanged,
  findStale,
  type GeneratedFiles,
  writeGenerated,
} from '@slipway/deployments/generator/generated-files'
import { readForgeOutput } from '@slipway/deployments/generator/read-forge-output'
import { renderContracts } from '@slipway/deployments/generator/render-contracts'
import { renderEvents } from '@slipway/deployments/generator/render-events'
import { renderPowers } from '@slipway/deployments/generator/render-powers'
import { renderSafetyCodes } from '@slipway/deployments/generator/render-safety-codes'
import type { ContractArtifact } from '@slipway/deployments/types'
import { renderLocalSources } from '@slipway/devnet/local-deployment/render-local-sources'
import { renderLookAlikes } from './look-alikes/render-look-alikes.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const ownedFolders = [
  'packages/deployments/src/generated',
  'packages/chains/src/generated',
  'packages/sdk/src/names/generated',
]
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

function run(command: string, args: readonly string[]): void {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (result.status === 0) return
  process.stderr.write(`${result.stdout}${result.stderr}\n${command} ${args.join(' ')} failed\n`)
  process.exit(1)
}

/** ABI, errors and artifacts, from the compiler's output alone; and the table that names are compared by. */
function generateContracts(): GeneratedFiles {
  const contractsFolder = join(root, 'contracts')
  const contracts = generatedContracts.map(
    (contract) => [contract, readForgeOutput(contractsFolder, contract)] as const,
  )
  for (const [{ name }, { artifact }] of contracts) requireDeployable(name, artifact)
  return new Map([
    ...renderContracts(contracts),
    ...renderEvents(contracts),
    ...renderPowers(contractsFolder),
    ...renderSafetyCodes(contractsFolder, contracts),
    ...renderLookAlikes(),
    ...renderLocalSources(root),
  ])
}

/** A network takes so much code at most: EIP-170, and EIP-3860 with room for constructor arguments. */
function requireDeployable(name: string, { bytecode, deployedBytecode }: ContractArtifact): void {
  const runtimeBytes = deployedBytecode.length / 2 - 1
  const creationBytes = bytecode.length / 2 - 1
  if (runtimeBytes <= 24_576 && creationBytes <= 47_104) return
  fail(
    `${name} is too large: ${runtimeBytes} bytes (at most 24576), creation ${creationBytes} (47104).`,
  )
}

/** The templates carry the address of the code that they share; elsewhere they would be born empty. */
function requireExtensionAddress(files: GeneratedFiles): void {
  const source = readFileSync(join(root, 'contracts/templates/token/ExtensionAddress.sol'), 'utf8')
  const written = /EXTENSION = (0x[0-9a-fA-F]{40})/.exec(source)?.[1] ?? ''
  const record = files.get('packages/deployments/src/generated/addresses/local.json') ?? ''
  if (record.includes(`"address": "${written}"`)) return
  fail(
    `The shared code of the taxed templates does not come to ${written}: run "node contracts/tools/extension-address.mjs --write", then this again.`,
  )
}

function fail(text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

/** Addresses and code hashes: deployed on a chain of its own, with the files above. */
async function generateAddresses(): Promise<GeneratedFiles> {
  // Loaded late, because it reads the ABIs that the step before has written.
  const { recordLocalDeployment } = await import(
    '@slipway/devnet/local-deployment/record-local-deployment'
  )
  return recordLocalDeployment(root)
}

function refuse(drift: readonly string[]): void {
  if (drift.length === 0) return
  fail(`These files do not match the contracts; run "npm run generate":\n  ${drift.join('\n  ')}`)
}

run('npm', ['run', '--silent', 'build', '-w', 'contracts'])
const contracts = generateContracts()
if (values.check) refuse(findChanged(root, contracts))
else writeGenerated(root, contracts)

const files = new Map([...contracts, ...(await generateAddresses())])
requireExtensionAddress(files)
const stale = findStale(root, ownedFolders, files)
if (values.check) {
  refuse([...findChanged(root, files), ...stale])
  process.stdout.write(`generated files match the contracts (${files.size} files)\n`)
} else {
  writeGenerated(root, files, stale)
  run(process.execPath, ['packages/messages/compile.ts'])
  process.stdout.write(`${files.size} files generated\n`)
}
