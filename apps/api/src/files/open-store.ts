import type { ApiConfig } from '../read-config.ts'
import type { ContentStore } from './content-store.ts'
import { makeDiskStore } from './disk-store.ts'
import { makeKuboStore } from './kubo-store.ts'
import { makeS3Store } from './s3-store.ts'

/** The engine that an operator chose for files: an IPFS node, a bucket, or a folder. */
export function openStore(files: ApiConfig['files']): ContentStore {
  if (files.ipfsApi) return makeKuboStore(files.ipfsApi)
  if (files.s3) return makeS3Store(files.s3)
  return makeDiskStore(files.directory)
}
