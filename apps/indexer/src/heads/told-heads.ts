/** What is read of a block that a node tells; the rest stays as it was told. */
export interface ToldBlock {
  number: string
  hash: string
  parentHash: string
}

/** What the nodes of one network have told the engine of its newest blocks. */
export interface ToldHeads {
  /**
   * Takes the head that a node tells.
   *
   * @returns the head to go on with: the newest that was told, where this one only lies below it
   */
  takeHead: (block: ToldBlock) => ToldBlock
  /** Takes a block that was asked for by its number or hash. */
  takeBlock: (block: ToldBlock) => void
  /** Whether a block with this number may be one of the newest, and is worth reading. */
  isNear: (number: number) => boolean
}

/** Above the engine's widest own chain: two spans without finality, of 240 blocks at most. */
const KEPT_BLOCKS = 500
/**
 * An engine that follows a chain knows its newest 29 blocks or more without a gap: below a chain as long as this there is
 * nothing that it could replace.
 */
const LEAST_OWN_BLOCKS = 20

/**
 * Remembers the newest blocks of a network. A node that has fallen behind tells as its head a block that the engine
 * has already; the engine would take that for a chain that was taken back, and undo its rows. A chain that was really
 * replaced has another block at that height. One that was only cut off, as a development chain that is set back, is taken
 * back with its next block.
 */
export function makeToldHeads(): ToldHeads {
  const blocks = new Map<number, ToldBlock>()
  let newest: ToldBlock | undefined

  /** Lowest number of the blocks that are known without a gap below the newest one. */
  const lowestOf = (head: ToldBlock): number => {
    let block = head
    for (;;) {
      const parent = blocks.get(Number(block.number) - 1)
      if (parent?.hash !== block.parentHash) return Number(block.number)
      block = parent
    }
  }
  const isOld = (block: ToldBlock, head: ToldBlock): boolean => {
    const number = Number(block.number)
    const newestNumber = Number(head.number)
    if (number >= newestNumber) return false
    const known = blocks.get(number)
    if (known) return known.hash === block.hash
    const lowest = lowestOf(head)
    const below = blocks.get(Math.max(...[...blocks.keys()].filter((one) => one < lowest)))
    // Between the newest block and those that were known before it, while they are being fetched.
    if (below && number > Number(below.number))
      return Number(below.number) - lowestOf(below) >= LEAST_OWN_BLOCKS
    return newestNumber - lowest >= LEAST_OWN_BLOCKS
  }
  const keep = (block: ToldBlock) => {
    const number = Number(block.number)
    blocks.set(number, { number: block.number, hash: block.hash, parentHash: block.parentHash })
  }

  return {
    takeHead: (block) => {
      if (newest && isOld(block, newest)) return newest
      newest = block
      keep(block)
      const number = Number(block.number)
      // Above lies what was replaced, far below what can no more be replaced.
      for (const one of blocks.keys())
        if (one > number || one < number - KEPT_BLOCKS) blocks.delete(one)
      return block
    },
    takeBlock: (block) => {
      if (newest && Number(block.number) < Number(newest.number)) keep(block)
    },
    isNear: (number) => newest !== undefined && number > Number(newest.number) - KEPT_BLOCKS,
  }
}
