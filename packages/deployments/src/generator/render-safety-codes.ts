import { keccak256 } from 'viem'
import type { GeneratedContract } from './contract-list.ts'
import type { GeneratedFiles } from './generated-files.ts'
import { type CompiledContract, readForgeOutput } from './read-forge-output.ts'
import { renderConstant, renderTypedConstant } from './render-constant.ts'

const FOLDER = 'packages/deployments/src/generated/safety'

/** Codes that readers put into a call instead of deploying them; ABI and bytecode stay out of every common list. */
const probes: readonly GeneratedContract[] = [
  {
    name: 'TradeProbe',
    output: 'out/TradeProbe.sol/TradeProbe.json',
    abiFile: 'trade-probe',
    abiName: 'tradeProbeAbi',
  },
  {
    name: 'ListingProbe',
    output: 'out/ListingProbe.sol/ListingProbe.json',
    abiFile: 'listing-probe',
    abiName: 'listingProbeAbi',
  },
]

/**
 * What rehearsals and the safety report need of the compiler's output: the probes, and how the runtime code of each
 * template looks.
 *
 * @param contracts those whose artifacts are written; the templates among them are listed
 */
export function renderSafetyCodes(
  contractsFolder: string,
  contracts: readonly (readonly [GeneratedContract, CompiledContract])[],
): GeneratedFiles {
  const templates = contracts.filter(([{ output }]) => output.startsWith('out-templates/'))
  return new Map([
    ...probes.flatMap((probe) => renderProbe(contractsFolder, probe)),
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

function renderProbe(contractsFolder: string, probe: GeneratedContract) {
  const { abi, artifact } = readForgeOutput(contractsFolder, probe)
  const { abiFile, abiName } = probe
  const codeName = abiName.replace(/Abi$/, 'Code')
  return [
    [`${FOLDER}/${abiFile}-abi.ts`, renderConstant(abiName, abi)],
    [`${FOLDER}/${abiFile}-code.ts`, renderConstant(codeName, artifact.deployedBytecode)],
  ] as const
}

function templateCode({ artifact }: CompiledContract) {
  return {
    size: artifact.deployedBytecode.length / 2 - 1,
    hash: keccak256(artifact.deployedBytecode),
    immutables: artifact.immutables,
  }
}
