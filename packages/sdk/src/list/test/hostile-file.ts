/** The two wallets of every file. */
export const [first, second] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

/** What a list of locks has more than one of payments: one cell, behind a separator. */
export interface More {
  readonly head: (separator: string) => string
  readonly cell: (separator: string) => string
}

/** Lines that are refused, each with its first reason; none where the file is read rightly. */
export type Refusals = readonly (readonly [line: number, code: string])[]

/** A file as people have it. */
export interface HostileFile {
  readonly name: string
  readonly write: (more: More) => string | Uint8Array
  readonly refused: Refusals
  /** Where a list of wallets has another end: it needs no amounts. */
  readonly whitelist?: Refusals
  /** Where locks have another end. */
  readonly lock?: Refusals
  /** Whether a heading says that there are no tiers. */
  readonly hasHeading?: boolean
}

const [a, b] = [first, second]

/** Two right lines, with the given line ends. */
export const plain = (ends: string) => (more: More) =>
  [`${a},1${more.cell(',')}`, `${b},2${more.cell(',')}`, ''].join(ends)

/** Two right lines below a heading. */
export const headed = (heading: string) => (more: More) =>
  `${heading}${more.head(',')}\n${a},1${more.cell(',')}\n${b},2${more.cell(',')}`
