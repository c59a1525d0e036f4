import { calculateCreate2Address } from '@slipway/deployer/steps/create2'
import { DeployError } from '@slipway/deployer/steps/deploy-errors'
import { type Address, concat, encodeAbiParameters, type Hex, keccak256 } from 'viem'
import compiled from './local-names.json' with { type: 'json' }
import published from './published-ens.json' with { type: 'json' }

/** The record as it was published. @throws {DeployError} `CODE_DIFFERS` when it is not what its hash says */
function readCode(name: 'registry' | 'resolver' | 'reverseRegistrar'): Hex {
  const { creationCode, creationCodeHash } = published[name]
  if (keccak256(creationCode as Hex) === creationCodeHash) return creationCode as Hex
  throw new DeployError(
    'CODE_DIFFERS',
    `The record of the ${name} holds other code than its hash says.`,
  )
}

/**
 * The Ethereum Name Service of a local chain: one contract that creates the published ones and answers as the universal
 * resolver. Pure: the address follows from the code.
 */
export function planLocalNames(): { readonly address: Address; readonly initCode: Hex } {
  const codes = [readCode('registry'), readCode('resolver'), readCode('reverseRegistrar')] as const
  const bytes = [{ type: 'bytes' }, { type: 'bytes' }, { type: 'bytes' }] as const
  const initCode = concat([compiled.bytecode as Hex, encodeAbiParameters(bytes, codes)])
  return { address: calculateCreate2Address(initCode), initCode }
}
