import type { GeneratedContract } from './contract-list.ts'
import type { GeneratedFiles } from './generated-files.ts'
import type { AbiItem, CompiledContract } from './read-forge-output.ts'
import { renderConstant } from './render-constant.ts'

const FOLDER = 'packages/deployments/src/generated'

type NamedContracts = readonly (readonly [GeneratedContract, CompiledContract])[]

/** ABI, artifact and compiler input of each contract, and the errors of all of them. */
export function renderContracts(contracts: NamedContracts): GeneratedFiles {
  const files = new Map<string, string>()
  for (const [{ name, abiFile, abiName }, { abi, artifact, standardJson }] of contracts) {
    files.set(`${FOLDER}/abi/${abiFile}.ts`, renderConstant(abiName, abi))
    files.set(`${FOLDER}/artifacts/${name}.json`, `${JSON.stringify(artifact, undefined, 2)}\n`)
    files.set(`${FOLDER}/artifacts/${name}.input.json`, standardJson)
  }
  files.set(`${FOLDER}/errors.ts`, renderConstant('contractErrorsAbi', collectErrors(contracts)))
  return files
}

/** Each error once, whichever contracts can raise it, in the order of its signature. */
function collectErrors(contracts: NamedContracts): readonly AbiItem[] {
  const bySignature = new Map<string, AbiItem>()
  for (const [, { abi }] of contracts) {
    for (const item of abi.filter(({ type }) => type === 'error')) {
      bySignature.set(signatureOf(item), item)
    }
  }
  return [...bySignature].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)
}

function signatureOf(item: AbiItem): string {
  return `${item.name}(${(item.inputs ?? []).map(({ type }) => type).join(',')})`
}
