import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface StaticFile {
  readonly body: Buffer
  readonly type: string
  /** Built files carry a hash in their name and never change. */
  readonly isImmutable: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
}
const compressible = /^(text\/|application\/(json|manifest\+json|wasm)|image\/svg)/

/** The built app in memory: it is small, and no request touches the disk. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StaticFile>
  readonly #encoded = new Map<string, Buffer>()

  /** @param directory output of the build; hidden files in it are not served */
  constructor(directory: string) {
    this.#files = new Map(existsSync(directory) ? readAll(directory) : [])
  }

  /** @param path path of the address, such as `/assets/index-abc.js` */
  get(path: string): StaticFile | undefined {
    return this.#files.get(path)
  }

  /** The file's bytes in an encoding; each is made once. */
  encode(path: string, file: StaticFile, encoding: Encoding): Buffer {
    if (encoding === 'identity') return file.body
    const key = `${encoding} ${path}`
    const made = this.#encoded.get(key) ?? compress(file.body, encoding)
    this.#encoded.set(key, made)
    return made
  }
}

/** The best encoding that the client takes; pictures and fonts are compressed already. */
export function chooseEncoding(type: string, acceptEncoding: string): Encoding {
  if (!compressible.test(type)) return 'identity'
  const taken = acceptEncoding.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const takes = (name: string) => taken.some((part) => part.split(';')[0]?.trim() === name)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

function compress(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: 9 })
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

function readAll(directory: string): [string, StaticFile][] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [`/${relative(directory, file).split(sep).join('/')}`, file] as const)
    .filter(([path]) => !path.includes('/.'))
    .map(([path, file]) => [
      path,
      {
        body: readFileSync(file),
        type: types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        isImmutable: path.startsWith('/assets/'),
      },
    ])
}
