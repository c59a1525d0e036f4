const cidPattern = /^[a-zA-Z0-9]{32,80}(\/[\w.\-/]*)?$/

/**
 * Path on the own origin for what lies in the content store: `ipfs://<cid>`, `/ipfs/<cid>` or the bare CID.
 * @returns undefined for anything else: a page of ours loads nothing from a stranger's host
 */
export function ipfsPath(uri: string | null | undefined): string | undefined {
  const key =
    uri
      ?.trim()
      .replace(/^ipfs:\/\//, '')
      .replace(/^\/?ipfs\//, '') ?? ''
  return cidPattern.test(key) && !key.includes('..') ? `/ipfs/${key}` : undefined
}
