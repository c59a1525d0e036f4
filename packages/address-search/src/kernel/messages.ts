import type { SearchSpace, TokenSeedSpace } from './search-space.ts'

/** `abi.encode(deployer, seed)` with the seed at the search's start: 64 bytes. */
export function seedMessage({ deployer, start }: Pick<TokenSeedSpace, 'deployer' | 'start'>) {
  const message = new Uint8Array(64)
  message.set(deployer, 12)
  message.set(start, 32)
  return message
}

/** What CREATE2 hashes: `0xff ‖ factory ‖ salt ‖ initCodeHash`, 85 bytes (EIP-1014). */
export function create2Message(
  { factory, initCodeHash }: Pick<SearchSpace, 'factory' | 'initCodeHash'>,
  salt: Uint8Array,
) {
  const message = new Uint8Array(85)
  message[0] = 0xff
  message.set(factory, 1)
  message.set(salt, 21)
  message.set(initCodeHash, 53)
  return message
}
