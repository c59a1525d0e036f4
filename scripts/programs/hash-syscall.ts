const rotate = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits))
const mix = (block: number) => Math.imul(rotate(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593)

/** The number by which code names a system call: Murmur3 of its name, 32 bits, signed. */
export function hashSyscall(name: string): number {
  const bytes = Buffer.from(name)
  let hash = 0
  let at = 0
  for (; at + 4 <= bytes.length; at += 4)
    hash = (Math.imul(rotate(hash ^ mix(bytes.readInt32LE(at)), 13), 5) + 0xe6546b64) | 0
  let tail = 0
  for (let end = bytes.length - 1; end >= at; end -= 1) tail = (tail << 8) | (bytes[end] ?? 0)
  if (at < bytes.length) hash ^= mix(tail)
  hash ^= bytes.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}
