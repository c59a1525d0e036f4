import { makeTokenCalls } from '@slipway/api-client'
import { api } from '../../core/api.ts'
import { type InfoValues, toCollectionMetadata } from './collection-info.ts'

const { uploadMetadata } = makeTokenCalls(api.transport)

/**
 * Stores what is told about a collection under its content's address.
 *
 * @returns the key that the collection keeps; empty where nothing is told
 * @throws {ApiError} when the server does not keep it
 */
export async function storeInformation(values: InfoValues): Promise<string> {
  const metadata = toCollectionMetadata(values)
  return metadata ? (await uploadMetadata(metadata)).cid : ''
}
