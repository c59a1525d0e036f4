// The CREATE2 address of the code that all taxed tokens share, which stands in their source as a constant. The extension
// does not import that constant, so its address does not depend on itself.
// Usage: node tools/extension-address.mjs [--write]      (after a build of the templates); without --write it only compares
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getContractAddress, keccak256, toHex } from 'viem'

const contracts = join(dirname(fileURLToPath(import.meta.url)), '..')
const source = join(contracts, 'templates/token/ExtensionAddress.sol')
const artifact = join(contracts, 'out-templates/TaxedTokenExtension.sol/TaxedTokenExtension.json')

/** The deployer that every chain has at the same address, and the salt of everything that the platform deploys. */
const create2Deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const salt = keccak256(toHex('slipway'))

const { bytecode } = JSON.parse(readFileSync(artifact, 'utf8'))
const address = getContractAddress({ opcode: 'CREATE2', from: create2Deployer, salt, bytecode: bytecode.object })

const text = readFileSync(source, 'utf8')
const written = text.replace(/EXTENSION = 0x[0-9a-fA-F]{40}/, `EXTENSION = ${address}`)
if (written === text) {
  console.log(`The extension is at ${address}, as its tokens say.`)
} else if (process.argv.includes('--write')) {
  writeFileSync(source, written)
  console.log(`The extension moved to ${address}. Build again.`)
} else {
  console.error(`The extension would be at ${address}: run "node tools/extension-address.mjs --write" and build again.`)
  process.exitCode = 1
}
