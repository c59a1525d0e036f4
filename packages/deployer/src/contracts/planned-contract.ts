import { CHUNK_BYTES, type ContractArtifact } from '@slipway/deployments/types'
import {
  type Address,
  concat,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
  numberToHex,
  size,
  slice,
} from 'viem'
import { calculateCreate2Address } from '../steps/create2.ts'

/** One contract of a deployment, before it exists. */
export interface PlannedContract {
  readonly id: string
  readonly title: string
  /** Creation code and constructor arguments. */
  readonly initCode: Hex
  readonly address: Address
  /** Absent for a storage contract, whose code is its data. */
  readonly artifact?: ContractArtifact
  /** Runtime code of a storage contract. */
  readonly exactCode?: Hex
  /** Made by another contract's constructor, not by a transaction of its own. */
  readonly isMadeByAnother?: true
}

/** A kind of instance: its template in the factory, and the code that its clones run. */
export interface PlannedInstanceTemplate {
  readonly templateId: number
  readonly implementation: PlannedContract
}

export interface ContractDescription {
  readonly id: string
  readonly title: string
  readonly artifact: ContractArtifact
}

/** A contract that goes to its deterministic address. */
export function planContract(
  { id, title, artifact }: ContractDescription,
  constructorArguments: readonly unknown[],
): PlannedContract {
  const encoded = encodeAbiParameters(artifact.constructorInputs, constructorArguments)
  const initCode = concat([artifact.bytecode, encoded])
  return { id, title, artifact, initCode, address: calculateCreate2Address(initCode) }
}

/** A contract that `maker`'s constructor makes as its first (EIP-161: a contract's nonce begins at 1). */
export function planMadeContract(
  { id, title, artifact }: ContractDescription,
  constructorArguments: readonly unknown[],
  maker: Address,
): PlannedContract {
  const encoded = encodeAbiParameters(artifact.constructorInputs, constructorArguments)
  return {
    id,
    title,
    artifact,
    initCode: concat([artifact.bytecode, encoded]),
    address: getContractAddress({ from: maker, nonce: 1n }),
    isMadeByAnother: true,
  }
}

/** Storage contracts (SSTORE2): a STOP, so that nobody can run them, then a part of the code. */
export function planChunks(id: string, title: string, code: Hex): readonly PlannedContract[] {
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
