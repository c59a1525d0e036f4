import { expect, it } from 'vitest'
import { formOfFiles } from './form-of-files.ts'

async function readBack(files: readonly (Blob | string)[]) {
  const { body, contentType } = formOfFiles(files)
  const headers = { 'content-type': contentType }
  const form = await new Response(body, { headers }).formData()
  return Promise.all(
    form
      .getAll('file')
      .map(async (file) => [...new Uint8Array(await (file as File).arrayBuffer())]),
  )
}

const bytesOf = (text: string) => [...new TextEncoder().encode(text)]

it('carries files and texts byte for byte, in their order', async () => {
  const bytes = [0, 255, 13, 10, 45, 45, 13, 10]
  const texts = ['{"name":"渡し船"}', '\r\n--slipway-0\r\n', '']
  expect(await readBack([new Blob([new Uint8Array(bytes)]), ...texts])).toEqual([
    bytes,
    ...texts.map(bytesOf),
  ])
})

it('is one blob however many files it carries: a browser takes parts over one by one, and stands still', () => {
  const { body } = formOfFiles(Array.from({ length: 500 }, () => new Blob(['1'])))
  expect(body).toBeInstanceOf(Blob)
})

it('has a boundary that nobody can put into a file beforehand', () => {
  expect(formOfFiles([]).contentType).not.toBe(formOfFiles([]).contentType)
})
