import { calculateCreate2Address } from '@slipway/deployer/steps/create2'
import { DeployError } from '@slipway/deployer/steps/deploy-errors'
import { type Address, concat, encodeAbiParameters, type Hex, keccak256 } from 'viem'
import published from './published-eas.json' with { type: 'json' }

/** One contract of the Ethereum Attestation Service as it is put on a local chain. */
export interface AttestationPart {
  readonly id: 'schema-registry' | 'eas'
  readonly title: string
  readonly address: Address
  readonly initCode: Hex
}

/** The record as it was published. @throws {DeployError} `CODE_DIFFERS` when it is not what its hash says */
function readCode(name: 'schemaRegistry' | 'eas'): Hex {
  const { creationCode, creationCodeHash } = published[name]
  if (keccak256(creationCode as Hex) === creationCodeHash) return creationCode as Hex
  throw new DeployError(
    'CODE_DIFFERS',
    `The record of ${name} holds other code than its hash says.`,
  )
}

/** Registry of schemas and EAS, in the order in which they are created. Pure: the addresses follow from the code. */
export function planAttestations(): readonly [AttestationPart, AttestationPart] {
  const registryCode = readCode('schemaRegistry')
  const registry = calculateCreate2Address(registryCode)
  const easCode = concat([readCode('eas'), encodeAbiParameters([{ type: 'address' }], [registry])])
  return [
    {
      id: 'schema-registry',
      title: 'Registry of schemas (EAS)',
      address: registry,
      initCode: registryCode,
    },
    {
      id: 'eas',
      title: 'Ethereum Attestation Service',
      address: calculateCreate2Address(easCode),
      initCode: easCode,
    },
  ]
}
