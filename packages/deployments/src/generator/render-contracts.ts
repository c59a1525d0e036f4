import { keccak256 } from 'viem'
import { tokenTemplateEntries } from '../token-templates.ts'
import { CHUNK_BYTES } from '../types.ts'
import type { GeneratedContract } from './contract-list.ts'
import type { GeneratedFiles } from './generated-files.ts'
import type { AbiItem, CompiledContract } from './read-forge-output.ts'
import { renderConstant, renderTypedConstant } from './render-constant.ts'

const FOLDER = 'packages/deployments/src/generated'

type NamedContracts = readonly (readonly [GeneratedContract, CompiledContract])[]

/** ABI, artifact and compiler input of each contract, and the errors of all of them. */
export function renderContracts(contracts: NamedContracts): GeneratedFiles {
  const files = new Map<string, string>()
  for (const [contract, compiled] of contracts) {
    const { name, abiFile, abiName } = contract
    const { abi, artifact, standardJson } = compiled
    if (contract.isInternal !== true) {
      files.set(`${FOLDER}/abi/${abiFile}.ts`, renderConstant(abiName, abi))
    }
    if (contract.isInterface === true) continue
    files.set(`${FOLDER}/artifacts/${name}.json`, `${JSON.stringify(artifact, undefined, 2)}\n`)
    files.set(`${FOLDER}/artifacts/${name}.input.json`, standardJson)
  }
  files.set(`${FOLDER}/abi-door.ts`, renderDoor(contracts))
  files.set(`${FOLDER}/token-template-builds.ts`, renderBuilds(contracts))
  files.set(`${FOLDER}/errors.ts`, renderConstant('contractErrorsAbi', collectErrors(contracts)))
  return files
}

/** One line for each ABI, so that a contract which joins is behind the door at once. */
function renderDoor(contracts: NamedContracts): string {
  const lines = contracts
    .filter(([{ isInternal }]) => isInternal !== true)
    .map(([{ abiFile, abiName }]) => `export { ${abiName} } from './abi/${abiFile}.ts'`)
    .sort()
  return `// Written by "npm run generate".\n${lines.join('\n')}\n`
}

/** What the compiler adds to the entry of each template. */
function renderBuilds(contracts: NamedContracts): string {
  const artifacts = new Map(contracts.map(([{ name }, { artifact }]) => [name, artifact]))
  const builds = tokenTemplateEntries.flatMap(({ templateId, contract }) => {
    const artifact = artifacts.get(contract)
    if (artifact === undefined) return []
    const creationBytes = artifact.bytecode.length / 2 - 1
    return {
      templateId,
      contract,
      compiler: artifact.compiler.version,
      runs: artifact.compiler.optimizerRuns,
      creationCodeHash: keccak256(artifact.bytecode),
      creationBytes,
      chunks: Math.ceil(creationBytes / CHUNK_BYTES),
    }
  })
  const type = {
    import: '../types.ts',
    name: 'TokenTemplateBuild',
    use: 'readonly TokenTemplateBuild[]',
  }
  return renderTypedConstant('tokenTemplateBuilds', type, builds)
}

/** Each error once, whichever contracts can raise it, in the order of its signature. */
function collectErrors(contracts: NamedContracts): readonly AbiItem[] {
  const bySignature = new Map<string, AbiItem>()
  for (const [{ hidesErrors }, { abi }] of contracts) {
    if (hidesErrors === true) continue
    for (const item of abi.filter(({ type }) => type === 'error')) {
      bySignature.set(signatureOf(item), item)
    }
  }
  return [...bySignature].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)
}

function signatureOf(item: AbiItem): string {
  return `${item.name}(${(item.inputs ?? []).map(({ type }) => type).join(',')})`
}
