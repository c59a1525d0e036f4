/** A form as it goes out, and the header that names its boundary. */
export interface FileForm {
  readonly body: Blob
  readonly contentType: string
}

/**
 * A form with a part named `file` for each file, as one blob. Browsers take a `FormData` over part by part while the page
 * stands still, 0.4 ms each; one blob of all costs as much as a few of its parts.
 */
export function formOfFiles(files: readonly (Blob | string)[]): FileForm {
  const boundary = `slipway-${crypto.randomUUID()}`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\n\r\n`
  const parts = files.flatMap((file) => [head, file, '\r\n'])
  return {
    body: new Blob([...parts, `--${boundary}--\r\n`]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}
