import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, signalOf } from './call.ts'
import { formOfFiles } from './form-of-files.ts'
import type { components, paths } from './generated/api-types.ts'

type Schemas = components['schemas']

/**
 * Pictures, films and metadata of a collection, and the folders over them.
 *
 * @param uploads what files and folders are stored with
 */
export const makeAssetCalls = (client: Client<paths>, uploads = client) => ({
  /**
   * Sends files as they are, in one body.
   *
   * @param files a text is sent as UTF-8
   * @returns the stored files in the order given
   */
  uploadAssets: (files: readonly (Blob | string)[], call?: CallOptions) => {
    const { body, contentType } = formOfFiles(files)
    return dataOf(
      uploads.POST('/ipfs/assets', {
        // The form is the body: JSON has no place for files.
        body: { file: [] },
        bodySerializer: () => body,
        headers: { 'content-type': contentType },
        ...signalOf(call),
      }),
    )
  },
  /** What this client may still upload today; `assets` counts apart from logos and texts. */
  getUploadQuota: (call?: CallOptions) => dataOf(client.GET('/ipfs/quota', signalOf(call))),
  /**
   * Gives files that are stored already an address as a folder.
   *
   * @throws {ApiError} `FILES_MISSING` with the CIDs that are to be uploaded first in `details.missing`
   */
  makeFolder: (entries: Schemas['FolderInput']['entries'], call?: CallOptions) =>
    dataOf(uploads.POST('/ipfs/folder', { body: { entries }, ...signalOf(call) })),
})
