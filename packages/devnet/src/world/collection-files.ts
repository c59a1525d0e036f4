import { buildFolder, type FolderEntry } from '@slipway/sdk/ipfs/build-folder'
import { calculateCid, describeContent } from '@slipway/sdk/ipfs/content-id'
import { type BoatTraits, boatOf, drawBoat, type Light } from './picture/draw-boat.ts'
import type { SeededFile } from './seeded-file.ts'

/** A collection of boats. */
export interface BoatCollection {
  readonly name: string
  readonly about: string
  readonly total: number
  /** Number of its first boat: collections with other numbers have other boats. */
  readonly firstBoat: number
  readonly lights: readonly Light[]
}

type Contents = Uint8Array<ArrayBuffer>

const textBytes = (json: object): Contents =>
  Uint8Array.from(Buffer.from(`${JSON.stringify(json, undefined, 2)}\n`))

const attributesOf = ({ light, hull, cloth, sails }: BoatTraits) =>
  Object.entries({ Light: light, Hull: hull, Cloth: cloth, Sails: sails }).map(
    ([trait_type, value]) => ({ trait_type, value }),
  )

/** A picture with what wallets read beside it. */
async function describePicture(picture: Contents, words: object) {
  const metadata = textBytes({ ...words, image: `ipfs://${await calculateCid(picture)}` })
  return { picture, metadata, ...(await describeContent(metadata)) }
}

/** Files of a whole collection: what is to be stored, and where its metadata then lie. */
export interface CollectionFiles {
  readonly files: readonly SeededFile[]
  /** With the slash at its end. */
  readonly baseUri: string
}

/** Draws a collection, one boat a number, and writes its metadata. */
export async function drawCollection(collection: BoatCollection): Promise<CollectionFiles> {
  const { name, about, total, firstBoat, lights } = collection
  const contents: Contents[] = []
  const entries: FolderEntry[] = []
  for (let number = 0; number < total; number++) {
    const traits = boatOf(firstBoat + number, lights)
    const words = {
      name: `${name} ${number}`,
      description: about,
      attributes: attributesOf(traits),
    }
    const { picture, metadata, cid, dagSize } = await describePicture(drawBoat(traits), words)
    contents.push(picture, metadata)
    entries.push({ name: `${number}.json`, cid, dagSize })
  }
  const { cid } = await buildFolder(entries)
  const named = entries.map((entry) => ({ name: entry.name, cid: entry.cid }))
  return {
    files: [
      { route: 'assets', contents },
      { route: 'folder', body: { entries: named } },
    ],
    baseUri: `ipfs://${cid}/`,
  }
}

/** One picture with its metadata, as a collection has it about itself or shows it for all that is hidden. */
export async function drawOne(
  words: { readonly name: string; readonly description: string },
  traits: BoatTraits,
): Promise<{ readonly file: SeededFile; readonly key: string }> {
  const { picture, metadata, cid } = await describePicture(drawBoat(traits), words)
  return { file: { route: 'assets', contents: [picture, metadata] }, key: cid }
}
