import { keccak256 } from 'viem'
import type { GeneratedContract } from './contract-list.ts'
import type { GeneratedFiles } from './generated-files.ts'
import { type CompiledContract, readForgeOutput } from './read-forge-output.ts'
import { renderConstant, renderTypedConstant } from './render-constant.ts'

const FOLDER = 'packages/deployments/src/generated/safety'

/** Code that readers put into a call instead of deploying it; its ABI and bytecode stay out of every common list. */
const tradeProbe: GeneratedContract = {
  name: 'TradeProbe',
  output: 'out/TradeProbe.sol/TradeProbe.json',
  abiFile: 'trade-probe',
  abiName: 'tradeProbeAbi',
}

/**
 * What the safety report needs of the compiler's output: the probe, and how the runtime code of each template looks.
 *
 * @param contracts those whose artifacts are written; the templates among them are listed
 */
export function renderSafetyCodes(
  contractsFolder: string,
  contracts: readonly (readonly [GeneratedContract, CompiledContract])[],
): GeneratedFiles {
  const probe = readForgeOutput(contractsFolder, tradeProbe)
  const templates = contracts.filter(([{ output }]) => output.startsWith('out-templates/'))
  return new Map([
    [`${FOLDER}/trade-probe-abi.ts`, renderConstant('tradeProbeAbi', probe.abi)],
    [
      `${FOLDER}/trade-probe-code.ts`,
      renderConstant('tradeProbeCode', probe.artifact.deployedBytecode),
    ],
    [
      `${FOLDER}/template-codes.ts`,
      renderTypedConstant(
        'templateCodes',
        {
          import: '../../types.ts',
          name: 'TemplateCode',
          use: 'Readonly<Record<string, TemplateCode>>',
        },
        Object.fromEntries(templates.map(([{ name }, contract]) => [name, templateCode(contract)])),
      ),
    ],
  ])
}

function templateCode({ artifact }: CompiledContract) {
  return {
    size: artifact.deployedBytecode.length / 2 - 1,
    hash: keccak256(artifact.deployedBytecode),
    immutables: artifact.immutables,
  }
}
