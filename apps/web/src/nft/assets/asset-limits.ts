/** Limits of assets; the API holds the same in `UPLOAD_LIMITS`, and a journey meets them. */
export const assetLimits = {
  /** bytes of one file */
  fileBytes: 20_000_000,
  /** files of one collection */
  files: 20_000,
  /** what one request carries */
  batchFiles: 500,
  batchBytes: 24_000_000,
} as const

/** What wallets show, by the ending of its name; the server looks at the content. */
export const mediaEndings = ['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif', 'mp4', 'webm'] as const

/** What a file input offers first. */
export const acceptedFiles = `${mediaEndings.map((ending) => `.${ending}`).join(',')},.json,.csv`
