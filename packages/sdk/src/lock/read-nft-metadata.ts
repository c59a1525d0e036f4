/** What an NFT says of itself, cut to what a page shows. All of it is a stranger's. */
export interface NftMetadata {
  readonly name?: string
  readonly description?: string
  /** A picture as data, or an address in IPFS; an address of any other place is left out. */
  readonly picture?: string
}

/** Where the words of an NFT are: in its own answer, in IPFS, or nowhere that is asked. */
export type NftMetadataPlace =
  | { readonly at: 'here'; readonly metadata: NftMetadata }
  | { readonly at: 'ipfs'; readonly uri: string }
  | { readonly at: 'elsewhere' }

const longestName = 120
/** As long as what our own forms take (specification section 5). */
const longestDescription = 3_000
/** Characters of a picture that a contract hands out itself. */
const longestPicture = 400_000

const jsonShape = /^data:application\/json((?:;[\w=.-]+)*),(.*)$/s
const pictureShape = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/
const ipfsShape = /^ipfs:\/\/[\w./-]+$/

/** Without what turns a line around or hides in it. */
const plainLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

function textOf(value: unknown, most: number): string | undefined {
  const plain = typeof value === 'string' ? plainLine(value) : ''
  return plain === '' ? undefined : cut(plain, most)
}

/** The same with its lines as they are. */
function linesOf(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined
  const plain = value.split('\n').map(plainLine).join('\n').trim()
  return plain === '' ? undefined : cut(plain, most)
}

function pictureOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const isData = pictureShape.test(value) && value.length <= longestPicture
  return isData || ipfsShape.test(value) ? value : undefined
}

/** Reads the metadata of an NFT (ERC-721, metadata extension); what does not fit is left out. */
export function readNftMetadata(json: unknown): NftMetadata {
  if (typeof json !== 'object' || json === null) return {}
  const { name: rawName, description: rawDescription, image } = json as Record<string, unknown>
  const name = textOf(rawName, longestName)
  const description = linesOf(rawDescription, longestDescription)
  const picture = pictureOf(image)
  return { ...(name && { name }), ...(description && { description }), ...(picture && { picture }) }
}

function decodeData(body: string, isBase64: boolean): unknown {
  try {
    if (!isBase64) return JSON.parse(decodeURIComponent(body))
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Reads what `tokenURI` answered. Nothing of it is ever fetched from a host that its maker names. */
export function readNftUri(uri: string): NftMetadataPlace {
  if (ipfsShape.test(uri)) return { at: 'ipfs', uri }
  const [, parameters, body] = jsonShape.exec(uri) ?? []
  if (body === undefined) return { at: 'elsewhere' }
  return {
    at: 'here',
    metadata: readNftMetadata(decodeData(body, parameters?.endsWith(';base64') === true)),
  }
}
