/** What a chat can be told of. */
export type FindingName =
  | 'presaleStarted'
  | 'presaleSoftCap'
  | 'presaleFull'
  | 'presaleEnded'
  | 'presaleFinal'
  | 'presaleCanceled'
  | 'lockSoon'
  | 'lockOpen'
  | 'tokenDust'
  | 'tokenOpen'
  | 'contractShort'

/** Something that is so. */
export interface Finding {
  /** The same at each look, in each watch and in each process. */
  readonly key: string
  readonly name: FindingName
  /** For the text, without the language of its reader. */
  readonly args: Readonly<Record<string, string>>
  /** Its page from the site's root, where it is not the watch's own. */
  readonly path?: string
  /** Can pass and come again; told once for each time. The time's own word, such as the block that it was first seen at. */
  readonly episode?: string
}
