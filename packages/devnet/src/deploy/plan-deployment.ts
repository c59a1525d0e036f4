import { readArtifact } from '@slipway/deployments/read-artifact'
import type { ContractArtifact } from '@slipway/deployments/types'
import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  keccak256,
  numberToHex,
  size,
  slice,
} from 'viem'
import { calculateCreate2Address } from './create2.ts'

/** Data bytes of one storage contract: the largest code (EIP-170) less its leading STOP. */
const CHUNK_BYTES = 24_575

/** One contract of a deployment, before it exists. */
export interface PlannedContract {
  readonly id: string
  readonly title: string
  readonly initCode: Hex
  readonly address: Address
  /** Absent for a storage contract, whose code is its data. */
  readonly artifact?: ContractArtifact
  /** Runtime code of a storage contract. */
  readonly exactCode?: Hex
}

/** Every contract of a deployment, in the order in which they have to be created. */
export interface DeploymentPlan {
  readonly standardTokenChunks: readonly PlannedContract[]
  readonly standardTokenGenerator: PlannedContract
  readonly platformRegistry: PlannedContract
  readonly tokenFactory: PlannedContract
  readonly tokenDetector: PlannedContract
}

/** Numbers of parameters of template 1, the owner among the addresses (`StandardToken`'s constructor). */
const standardTokenParams = { strings: 3n, addresses: 2n, numbers: 4n, bools: 1n }

/**
 * Which contracts a deployment consists of and where they will stand. Pure: the addresses follow
 * from the code and the owner alone, on every chain.
 *
 * @param owner owner of the factory: sets templates and fees, has no power over tokens
 * @param read where the artifacts come from
 */
export function planDeployment(
  owner: Address,
  read: (name: string) => ContractArtifact = readArtifact,
): DeploymentPlan {
  const template = read('StandardToken').bytecode
  const standardTokenChunks = planChunks('standard-token', 'Code of template 1', template)
  const standardTokenGenerator = planContract(
    'code-generator:standard-token',
    'Code generator of template 1',
    read('TokenCodeGenerator'),
    [standardTokenChunks.map(({ address }) => address), keccak256(template), standardTokenParams],
  )
  const platformRegistry = planContract(
    'platform-registry',
    'Registry of the platform’s contracts',
    read('PlatformRegistry'),
    [owner],
  )
  const tokenFactory = planContract('token-factory', 'Token factory', read('TokenFactory'), [
    owner,
    platformRegistry.address,
  ])
  const tokenDetector = planContract('token-detector', 'Token detector', read('TokenDetector'), [
    tokenFactory.address,
  ])
  return {
    standardTokenChunks,
    standardTokenGenerator,
    platformRegistry,
    tokenFactory,
    tokenDetector,
  }
}

/** All contracts of a plan, in order. */
export function listContracts(plan: DeploymentPlan): readonly PlannedContract[] {
  return [
    ...plan.standardTokenChunks,
    plan.standardTokenGenerator,
    plan.platformRegistry,
    plan.tokenFactory,
    plan.tokenDetector,
  ]
}

function planContract(
  id: string,
  title: string,
  artifact: ContractArtifact,
  constructorArguments: readonly unknown[],
): PlannedContract {
  const encoded = encodeAbiParameters(artifact.constructorInputs, constructorArguments)
  const initCode = concat([artifact.bytecode, encoded])
  return { id, title, artifact, initCode, address: calculateCreate2Address(initCode) }
}

/** Storage contracts (SSTORE2): a STOP, so that nobody can run them, then a part of the code. */
function planChunks(id: string, title: string, code: Hex): readonly PlannedContract[] {
  const count = Math.ceil(size(code) / CHUNK_BYTES)
  return Array.from({ length: count }, (_, index) => {
    const end = Math.min((index + 1) * CHUNK_BYTES, size(code))
    const exactCode = concat(['0x00', slice(code, index * CHUNK_BYTES, end)])
    const initCode = concat([buildStoringCode(size(exactCode)), exactCode])
    return {
      id: `code:${id}:${index + 1}`,
      title: `${title}, part ${index + 1} of ${count}`,
      initCode,
      address: calculateCreate2Address(initCode),
      exactCode,
    }
  })
}

/** PUSH2 length, DUP1, PUSH1 10, RETURNDATASIZE, CODECOPY, RETURNDATASIZE, RETURN: returns what follows these ten bytes. */
function buildStoringCode(length: number): Hex {
  return concat(['0x61', numberToHex(length, { size: 2 }), '0x80600a3d393df3'])
}
