import { storableText } from './stored-values.ts'

const PATH = /\/.*$/

/** Content address in a key: with or without `ipfs://`, without a path. */
const cidOf = (key: string): string => key.replace(/^ipfs:\/\//, '').replace(PATH, '')

/** Both forms of the key of a project's information: as given, and as an upload is found by. */
export function infoKeys(ipfsKey: string): { ipfsKey: string; infoCid: string } {
  const kept = storableText(ipfsKey)
  return { ipfsKey: kept, infoCid: cidOf(kept) }
}
