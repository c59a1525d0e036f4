/** Bytes of one block of keccak256 (rate of 1088 bits). */
const blockBytes = 136

/**
 * The 25 lanes of a message that fits one block, with keccak256's padding.
 * @param message less than 136 bytes
 */
export function messageBlock(message: Uint8Array): bigint[] {
  if (message.length >= blockBytes) throw new RangeError('the message needs a second block')
  const block = new Uint8Array(200)
  block.set(message)
  block[message.length] = 0x01
  block[blockBytes - 1] = (block[blockBytes - 1] ?? 0) | 0x80
  const view = new DataView(block.buffer)
  return Array.from({ length: 25 }, (_, lane) => view.getBigUint64(8 * lane, true))
}
