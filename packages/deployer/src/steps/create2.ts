import { type Address, concat, getContractAddress, type Hex, keccak256, toHex } from 'viem'

/**
 * The deterministic deployment proxy that exists, or can be created by anybody, on every EVM chain
 * (https://github.com/Arachnid/deterministic-deployment-proxy). Its address does not depend on the chain.
 */
export const create2Deployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Salt of everything that this project deploys; a new version of a contract has new code and so a new address. */
const deploymentSalt: Hex = keccak256(toHex('slipway'))

/** Address at which {@link buildCreate2Deployment} puts `initCode`, on every chain (EIP-1014). */
export function calculateCreate2Address(initCode: Hex, salt: Hex = deploymentSalt): Address {
  return getContractAddress({ opcode: 'CREATE2', from: create2Deployer, salt, bytecode: initCode })
}

/** The transaction that deploys `initCode`. It reverts when the contract exists already. */
export function buildCreate2Deployment(
  initCode: Hex,
  salt: Hex = deploymentSalt,
): { to: Address; data: Hex } {
  return { to: create2Deployer, data: concat([salt, initCode]) }
}
